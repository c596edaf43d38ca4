/** Something the reader says that is not in the chat yet. */
export interface Outgoing {
  /** the gateway takes it once, however often it is sent under this name */
  readonly clientId: string;
  readonly text: string;
  /** why it did not get there; empty while it is on its way */
  readonly reason: string;
}

/** What is on its way after something was sent, or sent again. */
export function withSent(all: readonly Outgoing[], clientId: string, text: string): readonly Outgoing[] {
  return [...without(all, clientId), { clientId, text, reason: '' }];
}

/** What is on its way after something did not get there: it keeps its place. */
export function withFailed(all: readonly Outgoing[], clientId: string, reason: string): readonly Outgoing[] {
  return all.map((one) => (one.clientId === clientId ? { ...one, reason } : one));
}

export function without(all: readonly Outgoing[], clientId: string): readonly Outgoing[] {
  return all.filter((one) => one.clientId !== clientId);
}
