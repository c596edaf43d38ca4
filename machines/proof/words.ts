import { CannotSend, type Drive } from './drive.ts';
import type { MachineProof, TestEvent } from './proof.ts';

/** An event as it is typed: its type, and as JSON what it carries; for an actor's end that is the output or the error. */
export interface Word {
  readonly type: string;
  /** undefined where it carries nothing */
  readonly payload?: unknown;
}

export function toWord({ type, ...fields }: TestEvent): Word {
  const payload = type.startsWith('done:')
    ? fields['output']
    : type.startsWith('error:')
      ? fields['error']
      : fields;
  const isEmpty = typeof payload === 'object' && payload !== null && Object.keys(payload).length === 0;
  return payload === undefined || isEmpty ? { type } : { type, payload };
}

/**
 * Reads an event as it was typed. Without a payload the proof's first example of this event is meant.
 * @throws CannotSend when the machine knows no such event, or the payload cannot be one
 */
export function toEvent(proof: MachineProof, { type, payload }: Word): TestEvent {
  if (type.startsWith('after:')) return { type };
  if (type.startsWith('done:')) return { type, output: payload ?? endingOf(proof, type, 'done') };
  if (type.startsWith('error:')) return { type, error: payload ?? endingOf(proof, type, 'error') };
  const example = proof.events.find((event) => event.type === type);
  if (example === undefined && !isTimer(proof, type))
    throw new CannotSend(`${proof.name} 没有事件“${type}”，它的事件有：${typesOf(proof).join('、')}。`);
  if (payload === undefined) return example ?? { type };
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    throw new CannotSend(
      `事件 ${type} 的内容应是一个 JSON 对象，如 '{"text":"你好"}'，现在是 ${JSON.stringify(payload)}。`,
    );
  return { ...payload, type };
}

/** Every type of event that the proof gives an example of. */
export function typesOf({ events }: MachineProof): string[] {
  return [...new Set(events.map(({ type }) => type))];
}

export interface Possible {
  readonly word: Word;
  /** what the machine would do nothing about as it stands; with another payload it may */
  readonly ignored: boolean;
}

/** What can be sent now, with an example each: the machine's own events, the ends of running actors, the next timer. */
export function possibleWords(proof: MachineProof, { snapshot, actors, waits }: Drive): Possible[] {
  if (snapshot.status !== 'active') return [];
  const isAnswered = (event: TestEvent) => proof.machine.getTransitionData(snapshot, event).length > 0;
  const own = typesOf(proof).flatMap((type) => {
    const examples = proof.events.filter((event) => event.type === type);
    const example = examples.find(isAnswered) ?? examples[0];
    return example === undefined ? [] : [{ word: toWord(example), ignored: !isAnswered(example) }];
  });
  const ends = actors.flatMap(({ src }) => {
    const { done = [], error = [] } = proof.endings[src] ?? {};
    return [
      ...done.map((output) => toWord({ type: `done:${src}`, output })),
      ...error.map((cause) => toWord({ type: `error:${src}`, error: cause })),
    ];
  });
  const time = waits.slice(0, 1).map((wait): Word => ({ type: `after:${wait}` }));
  return [...own, ...[...ends, ...time].map((word) => ({ word, ignored: false }))];
}

function endingOf({ endings }: MachineProof, type: string, word: 'done' | 'error'): unknown {
  return endings[type.slice(word.length + 1)]?.[word]?.[0];
}

/** A timer's own event, as generated paths name it. */
function isTimer({ machine }: MachineProof, type: string): boolean {
  return type.startsWith('xstate.after.') && machine.events.includes(type);
}
