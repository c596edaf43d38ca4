import { array, check, nat, property, type RunDetails } from 'fast-check';
import { drive, type MachineDriver } from './drive.ts';
import { brokenInvariants } from './invariants.ts';
import type { MachineProof, TestEvent } from './proof.ts';

export const sequencesPerStart = 100;
const maxSequenceLength = 30;
/** fixed, so that a failure can be reproduced */
const seed = 20_260_101;

/**
 * Sends random sequences of events, actor outcomes and elapsed time to an actor on virtual time and checks every step.
 * @returns the broken invariant with the shortest sequence found that breaks it
 */
export function findSequenceViolation(proof: MachineProof, start: string): string | undefined {
  const sequences = property(array(nat(), { maxLength: maxSequenceLength }), (choices) => {
    const { events, broken } = run(proof, start, choices);
    if (broken !== undefined) throw new Error(`${broken}: broken from ${start} by ${events.join(', ')}`);
  });
  const details: RunDetails<[number[]]> = check(sequences, { numRuns: sequencesPerStart, seed });
  if (!details.failed) return undefined;
  const { errorInstance } = details;
  return errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
}

function run(proof: MachineProof, start: string, choices: readonly number[]) {
  const machine = drive(proof, start);
  const events: string[] = [];
  try {
    let before = machine.snapshot;
    for (const choice of choices) {
      if (machine.snapshot.status !== 'active') break;
      const possible = possibleEventsOf(proof, machine);
      const event = possible[choice % possible.length];
      if (event === undefined) break;
      events.push(JSON.stringify(event));
      for (const { snapshot, event: cause, effects } of machine.send(event)) {
        const [broken] = brokenInvariants(proof, { from: before, event: cause, to: snapshot, effects });
        if (broken !== undefined) return { events, broken };
        before = snapshot;
      }
    }
    return { events, broken: undefined };
  } finally {
    machine.stop();
  }
}

/** Everything that can happen next: any event, any outcome of a running actor, time until the next timer and half of it. */
function possibleEventsOf(
  { events, actorOutcomes }: MachineProof,
  { actors, timers }: MachineDriver,
): TestEvent[] {
  const outcomes = actors.flatMap(({ id, src }) => {
    const { done = [], error = [] } = actorOutcomes[src] ?? {};
    return [
      ...done.map((output) => ({ type: `done:${id}`, output })),
      ...error.map((cause) => ({ type: `error:${id}`, error: cause })),
    ];
  });
  const delays = timers.slice(0, 1).flatMap((delayMs) => [delayMs, Math.ceil(delayMs / 2)]);
  return [...events, ...outcomes, ...delays.map((delayMs) => ({ type: `after:${delayMs}` }))];
}
