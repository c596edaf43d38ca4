import type { LiveEvent, LiveMessage, LiveScene } from './live-types.ts';

/** What was told and said in a live since its page was loaded, beside what the page loaded. */
export interface LiveLog {
  /** oldest first */
  readonly scenes: readonly LiveScene[];
  /** oldest first */
  readonly messages: readonly LiveMessage[];
  /** messages that came since the page was loaded, those that are not kept included */
  readonly told: number;
  /** more was said than is kept: what was loaded before has a gap after it, and is no longer shown */
  readonly isCut: boolean;
  /** ids of what was taken back */
  readonly removed: ReadonlySet<string>;
  /** times that all was loaded anew: what was read from an earlier log belongs to lists that are gone */
  readonly turn: number;
}

export const emptyLog: LiveLog = {
  scenes: [],
  messages: [],
  told: 0,
  isCut: false,
  removed: new Set(),
  turn: 0,
};

/** messages that are kept: who reads a busy chat reads its end */
export const mostMessages = 200;

/** The log after some events, in their order. Others than those of scenes and messages are none of its. */
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
    told: log.told + kept.length - log.messages.length,
    isCut: log.isCut || kept.length > mostMessages,
    removed: gone.length === 0 ? log.removed : new Set([...log.removed, ...gone]),
  };
}

/** What follows a log once all that is shown was loaded anew. */
export function logAfter({ turn }: LiveLog): LiveLog {
  return { ...emptyLog, turn: turn + 1 };
}

/** The log with what the reader said themselves, as the gateway answered it. */
export function withOwn(log: LiveLog, message: LiveMessage): LiveLog {
  return { ...log, messages: withMessages(log.messages, [message]) };
}

/** What was said, oldest first, each once. @param loaded newest first, as the gateway lists it */
export function messagesOf(
  loaded: readonly LiveMessage[],
  { messages, isCut, removed }: LiveLog,
): readonly LiveMessage[] {
  const later = new Set(messages.map(({ id }) => id));
  const before = isCut ? [] : loaded.toReversed().filter(({ id }) => !later.has(id));
  return [...before, ...messages].toSorted(bySeq).filter(({ id }) => !removed.has(id));
}

/** What was told from the scene, each once. @param loaded in the order that is asked for */
export function scenesOf(
  loaded: readonly LiveScene[],
  { later, removed }: { readonly later: readonly LiveScene[]; readonly removed: ReadonlySet<string> },
  order: 'newest' | 'oldest',
): readonly LiveScene[] {
  const known = new Set(loaded.map(({ id }) => id));
  const all = [...loaded, ...later.filter(({ id }) => !known.has(id))].toSorted(bySeq);
  return (order === 'newest' ? all.toReversed() : all).filter(({ id }) => !removed.has(id));
}

/** In the order of their numbers; one that is shown after an editor read it is the same one, later. */
function withMessages(
  messages: readonly LiveMessage[],
  added: readonly LiveMessage[],
): readonly LiveMessage[] {
  const all = new Map(messages.map((message) => [message.id, message]));
  for (const message of added) {
    // events do not say whose a message is
    const isOwn = all.get(message.id)?.own === true;
    all.set(message.id, isOwn ? { ...message, own: true } : message);
  }
  return [...all.values()].toSorted(bySeq);
}

function withScene(scenes: readonly LiveScene[], scene: LiveScene): readonly LiveScene[] {
  return scenes.some(({ id }) => id === scene.id) ? scenes : [...scenes, scene];
}

const bySeq = (one: { readonly seq: number }, other: { readonly seq: number }) => one.seq - other.seq;
