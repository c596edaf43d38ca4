/** A message of the reader that is not in the chat yet. */
export interface Outgoing {
  /** idempotency key, reused by a retry */
  readonly clientId: string;
  readonly text: string;
  /** why it failed; empty while in flight */
  readonly reason: string;
}

/** Outgoing messages after one was sent, or sent again. */
export function withSent(all: readonly Outgoing[], clientId: string, text: string): readonly Outgoing[] {
  return [...without(all, clientId), { clientId, text, reason: '' }];
}

/** Outgoing messages after one failed: it keeps its place. */
export function withFailed(all: readonly Outgoing[], clientId: string, reason: string): readonly Outgoing[] {
  return all.map((one) => (one.clientId === clientId ? { ...one, reason } : one));
}

export function without(all: readonly Outgoing[], clientId: string): readonly Outgoing[] {
  return all.filter((one) => one.clientId !== clientId);
}
