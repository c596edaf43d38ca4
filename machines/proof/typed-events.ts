import { CannotSendError, type MachineDriver } from './drive.ts';
import type { MachineProof, TestEvent } from './proof.ts';

/** An event as typed: its type and a JSON payload. The payload of an actor's end is its output or its error. */
export interface TypedEvent {
  readonly type: string;
  /** undefined for an event without payload */
  readonly payload?: unknown;
}

export function toTypedEvent({ type, ...fields }: TestEvent): TypedEvent {
  const payload = type.startsWith('done:')
    ? fields['output']
    : type.startsWith('error:')
      ? fields['error']
      : fields;
  const isEmpty = typeof payload === 'object' && payload !== null && Object.keys(payload).length === 0;
  return payload === undefined || isEmpty ? { type } : { type, payload };
}

/**
 * Converts a typed event. Without a payload it is the proof's first example of that event.
 * @throws CannotSendError if the machine has no such event or the payload does not fit
 */
export function parseTypedEvent(proof: MachineProof, { type, payload }: TypedEvent): TestEvent {
  if (type.startsWith('after:')) return { type };
  if (type.startsWith('done:')) return { type, output: payload ?? firstOutcome(proof, type, 'done') };
  if (type.startsWith('error:')) return { type, error: payload ?? firstOutcome(proof, type, 'error') };
  const example = proof.events.find((event) => event.type === type);
  if (example === undefined && !isTimer(proof, type))
    throw new CannotSendError(
      `${proof.name} 没有事件“${type}”，它的事件有：${eventTypesOf(proof).join('、')}。`,
    );
  if (payload === undefined) return example ?? { type };
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    throw new CannotSendError(
      `事件 ${type} 的内容应是一个 JSON 对象，如 '{"text":"您好"}'，现在是 ${JSON.stringify(payload)}。`,
    );
  return { ...payload, type };
}

function eventTypesOf({ events }: MachineProof): string[] {
  return [...new Set(events.map(({ type }) => type))];
}

export interface PossibleEvent {
  readonly event: TypedEvent;
  /** causes no transition in the present state; it may with another payload */
  readonly isIgnored: boolean;
}

/** Everything that can be sent now, with an example each: the machine's own events, actor outcomes, the next timer. */
export function possibleEvents(
  proof: MachineProof,
  { snapshot, actors, timers }: MachineDriver,
): PossibleEvent[] {
  if (snapshot.status !== 'active') return [];
  const isHandled = (event: TestEvent) => proof.machine.getTransitionData(snapshot, event).length > 0;
  const own = eventTypesOf(proof).flatMap((type) => {
    const examples = proof.events.filter((event) => event.type === type);
    const example = examples.find(isHandled) ?? examples[0];
    return example === undefined ? [] : [{ event: toTypedEvent(example), isIgnored: !isHandled(example) }];
  });
  const outcomes = actors.flatMap(({ src }) => {
    const { done = [], error = [] } = proof.actorOutcomes[src] ?? {};
    return [
      ...done.map((output) => toTypedEvent({ type: `done:${src}`, output })),
      ...error.map((cause) => toTypedEvent({ type: `error:${src}`, error: cause })),
    ];
  });
  const timer = timers.slice(0, 1).map((delayMs): TypedEvent => ({ type: `after:${delayMs}` }));
  return [...own, ...[...outcomes, ...timer].map((event) => ({ event, isIgnored: false }))];
}

function firstOutcome({ actorOutcomes }: MachineProof, type: string, kind: 'done' | 'error'): unknown {
  return actorOutcomes[type.slice(kind.length + 1)]?.[kind]?.[0];
}

/** Whether this is the event of a timer, which generated paths contain. */
function isTimer({ machine }: MachineProof, type: string): boolean {
  return type.startsWith('xstate.after.') && machine.events.includes(type);
}
