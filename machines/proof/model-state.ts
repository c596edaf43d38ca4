import type { AnyMachineSnapshot } from 'xstate';
import type { TestEvent } from './proof.ts';

/** A timer that is set and has not fired. */
export interface Timer {
  /** as the machine cancels it */
  readonly id: string;
  readonly event: TestEvent;
  readonly delayMs: number;
}

/** A state of the search: a machine's snapshot with its pending timers and ended actors. */
export interface ModelState extends Facts {
  /** equal for states from which the machine behaves the same */
  readonly key: string;
}

interface Facts {
  readonly snapshot: AnyMachineSnapshot;
  /** in the order in which they were set */
  readonly timers: readonly Timer[];
  /** ids of invoked actors that have ended while the machine is still in the invoking state */
  readonly ended: readonly string[];
}

export function toModelState(facts: Facts): ModelState {
  return { ...facts, key: keyOf(facts) };
}

function keyOf({ snapshot, timers, ended }: Facts): string {
  const facts = JSON.stringify(
    [
      snapshot.status,
      snapshot.value,
      Object.keys(snapshot.children).filter((id) => !ended.includes(id)),
      Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes?.map((node) => node.id)]),
      timers.map(({ id, delayMs }) => [id, delayMs]),
    ],
    jsonReplacer,
  );
  return `${facts}${contextText(snapshot.context)}`;
}

/** Most steps leave the context as it is. */
const contextTexts = new WeakMap<object, string>();

function contextText(context: object): string {
  const known = contextTexts.get(context);
  if (known !== undefined) return known;
  const text = JSON.stringify(context, jsonReplacer);
  contextTexts.set(context, text);
  return text;
}

/** Timers that can fire next. A timer set later with a longer delay cannot. */
export function dueTimers(timers: readonly Timer[]): Timer[] {
  return timers.filter((timer, index) =>
    timers.slice(0, index).every((earlier) => earlier.delayMs >= timer.delayMs),
  );
}

/** Writes values that JSON omits or empties, so that contexts which differ only in them differ as text. */
export function jsonReplacer(_field: string, value: unknown): unknown {
  if (value === undefined) return '(undefined)';
  if (value instanceof Error) return `(error ${value.name}: ${value.message})`;
  if (value instanceof Set) return ['(set)', ...value];
  if (value instanceof Map) return ['(map)', ...value];
  if (typeof value === 'object' && value !== null && 'sessionId' in value && 'id' in value)
    return `(actor ${String(value.id)})`;
  if (typeof value === 'number' && !Number.isFinite(value)) return `(${value})`;
  return value;
}
