import type { AnyMachineSnapshot } from 'xstate';
import type { TestEvent } from './proof.ts';

/** A timer that the machine has set and that has not ended. */
export interface Timer {
  /** as the machine cancels it */
  readonly id: string;
  readonly event: TestEvent;
  /** ms */
  readonly delay: number;
}

/** Where a machine can be: its snapshot, and what the world around it still owes it. */
export interface Situation extends Facts {
  /** equal for situations that cannot be told apart by anything the machine does from there on */
  readonly key: string;
}

interface Facts {
  readonly snapshot: AnyMachineSnapshot;
  /** in the order in which they were set */
  readonly timers: readonly Timer[];
  /** ids of invoked actors that have ended while the machine stayed where it invoked them */
  readonly ended: readonly string[];
}

export function toSituation(facts: Facts): Situation {
  return { ...facts, key: keyOf(facts) };
}

function keyOf({ snapshot, timers, ended }: Facts): string {
  return JSON.stringify(
    [
      snapshot.status,
      snapshot.value,
      snapshot.context,
      Object.keys(snapshot.children).filter((id) => !ended.includes(id)),
      Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes?.map((node) => node.id)]),
      timers.map(({ id, delay }) => [id, delay]),
    ],
    plainly,
  );
}

/** Timers that can end next: one that was set later and runs longer cannot. */
export function dueTimers(timers: readonly Timer[]): Timer[] {
  return timers.filter((timer, index) =>
    timers.slice(0, index).every((earlier) => earlier.delay >= timer.delay),
  );
}

/** Values that JSON leaves out or empties, so that contexts that differ in them differ. */
export function plainly(_field: string, value: unknown): unknown {
  if (value === undefined) return '(undefined)';
  if (value instanceof Error) return `(error ${value.name}: ${value.message})`;
  if (value instanceof Set) return ['(set)', ...value];
  if (value instanceof Map) return ['(map)', ...value];
  if (typeof value === 'object' && value !== null && 'sessionId' in value && 'id' in value)
    return `(actor ${String(value.id)})`;
  if (typeof value === 'number' && !Number.isFinite(value)) return `(${value})`;
  return value;
}
