import type { LiveEvent, LiveMessage, LiveScene } from './live-types.ts';

/** Messages and scenes of a live room since its page was loaded. */
export interface LiveLog {
  /** oldest first */
  readonly scenes: readonly LiveScene[];
  /** oldest first */
  readonly messages: readonly LiveMessage[];
  /** number of messages since the page was loaded, including discarded ones */
  readonly received: number;
  /** messages were discarded, so the loaded ones are no longer contiguous and are hidden */
  readonly isCut: boolean;
  /** ids of withdrawn messages and scenes */
  readonly removed: ReadonlySet<string>;
  /** incremented by each reload: state of an earlier log refers to lists that are gone */
  readonly turn: number;
}

export const emptyLog: LiveLog = {
  scenes: [],
  messages: [],
  received: 0,
  isCut: false,
  removed: new Set(),
  turn: 0,
};

/** number of messages to keep: readers of a busy chat read its end */
export const mostMessages = 200;

/** The log after some events in sequence. Events other than scenes and messages are ignored. */
export function withEvents(log: LiveLog, events: readonly LiveEvent[]): LiveLog {
  const scenes = events.flatMap(({ scene }) => scene ?? []);
  const messages = events.flatMap(({ message }) => message ?? []);
  const gone = events.flatMap(({ kind, id }) => (id !== undefined && kind.endsWith('-removed') ? [id] : []));
  if (scenes.length + messages.length + gone.length === 0) return log;
  const kept = withMessages(log.messages, messages);
  return {
    ...log,
    scenes: scenes.reduce(withScene, log.scenes),
    messages: kept.slice(-mostMessages),
    received: log.received + kept.length - log.messages.length,
    isCut: log.isCut || kept.length > mostMessages,
    removed: gone.length === 0 ? log.removed : new Set([...log.removed, ...gone]),
  };
}

/** The empty log after a reload. */
export function logAfter({ turn }: LiveLog): LiveLog {
  return { ...emptyLog, turn: turn + 1 };
}

/** The log with the reader's own message, as the gateway returned it. */
export function withOwn(log: LiveLog, message: LiveMessage): LiveLog {
  return { ...log, messages: withMessages(log.messages, [message]) };
}

/** All messages, oldest first, without duplicates. @param loaded newest first, as the gateway lists them */
export function messagesOf(
  loaded: readonly LiveMessage[],
  { messages, isCut, removed }: LiveLog,
): readonly LiveMessage[] {
  const later = new Set(messages.map(({ id }) => id));
  const before = isCut ? [] : loaded.toReversed().filter(({ id }) => !later.has(id));
  return [...before, ...messages].toSorted(bySeq).filter(({ id }) => !removed.has(id));
}

/** All scenes without duplicates. @param loaded in the requested order */
export function scenesOf(
  loaded: readonly LiveScene[],
  { later, removed }: { readonly later: readonly LiveScene[]; readonly removed: ReadonlySet<string> },
  order: 'newest' | 'oldest',
): readonly LiveScene[] {
  const known = new Set(loaded.map(({ id }) => id));
  const all = [...loaded, ...later.filter(({ id }) => !known.has(id))].toSorted(bySeq);
  return (order === 'newest' ? all.toReversed() : all).filter(({ id }) => !removed.has(id));
}

/** Merges by sequence number; a message approved later replaces its earlier version. */
function withMessages(
  messages: readonly LiveMessage[],
  added: readonly LiveMessage[],
): readonly LiveMessage[] {
  const all = new Map(messages.map((message) => [message.id, message]));
  for (const message of added) {
    // events do not contain whose message it is
    const isOwn = all.get(message.id)?.own === true;
    all.set(message.id, isOwn ? { ...message, own: true } : message);
  }
  return [...all.values()].toSorted(bySeq);
}

function withScene(scenes: readonly LiveScene[], scene: LiveScene): readonly LiveScene[] {
  return scenes.some(({ id }) => id === scene.id) ? scenes : [...scenes, scene];
}

const bySeq = (one: { readonly seq: number }, other: { readonly seq: number }) => one.seq - other.seq;
