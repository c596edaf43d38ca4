import { array, check, nat, property, type RunDetails } from 'fast-check';
import { drive, type Drive } from './drive.ts';
import { brokenBy } from './invariants.ts';
import type { MachineProof, TestEvent } from './proof.ts';

/** per start of a machine */
export const sequenceRuns = 100;
const longest = 30;
/** the same sequences in every run: a failure that was seen can be seen again */
const seed = 20_260_101;

/**
 * Sends sequences of whatever can happen, time included, to an actor on virtual time, and looks at every step.
 * @returns the invariant that breaks, with the shortest sequence that was found to break it
 */
export function sequenceBreak(proof: MachineProof, start: string): string | undefined {
  const sequences = property(array(nat(), { maxLength: longest }), (choices) => {
    const { events, broken } = run(proof, start, choices);
    if (broken !== undefined) throw new Error(`${broken}: broken from ${start} by ${events.join(', ')}`);
  });
  const details: RunDetails<[number[]]> = check(sequences, { numRuns: sequenceRuns, seed });
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
      const possible = everyEvent(proof, machine);
      const event = possible[choice % possible.length];
      if (event === undefined) break;
      events.push(JSON.stringify(event));
      for (const { snapshot, event: cause, effects } of machine.send(event)) {
        const [broken] = brokenBy(proof, { from: before, event: cause, to: snapshot, effects });
        if (broken !== undefined) return { events, broken };
        before = snapshot;
      }
    }
    return { events, broken: undefined };
  } finally {
    machine.stop();
  }
}

/** What can happen next: any event, any ending of a running actor, time until the next timer, and half of it. */
function everyEvent({ events, endings }: MachineProof, { actors, waits }: Drive): TestEvent[] {
  const ends = actors.flatMap(({ id, src }) => {
    const { done = [], error = [] } = endings[src] ?? {};
    return [
      ...done.map((output) => ({ type: `done:${id}`, output })),
      ...error.map((cause) => ({ type: `error:${id}`, error: cause })),
    ];
  });
  const times = waits.slice(0, 1).flatMap((wait) => [wait, Math.ceil(wait / 2)]);
  return [...events, ...ends, ...times.map((time) => ({ type: `after:${time}` }))];
}
