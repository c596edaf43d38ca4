import { transitionsFrom, nameOf } from '#machines/proof/definition.ts';
import type { Drive } from '#machines/proof/drive.ts';
import type { MachineProof, TestEvent } from '#machines/proof/proof.ts';

/** Names of the transitions that something could take now: an event of the examples, the end of an actor, a timer. */
export function possibleTransitions(
  { machine, events, endings }: MachineProof,
  { snapshot, actors }: Drive,
): Set<string> {
  if (snapshot.status !== 'active') return new Set();
  const ends = actors.flatMap(({ id, src }): TestEvent[] => [
    ...(endings[src]?.done ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...(endings[src]?.error ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ]);
  const timers = snapshot._nodes
    .flatMap(transitionsFrom)
    .filter(({ eventType }) => eventType.startsWith('xstate.after.'))
    .map(({ eventType }): TestEvent => ({ type: eventType }));
  const transitions = [...events, ...ends, ...timers].flatMap((event) =>
    machine.getTransitionData(snapshot, event),
  );
  return new Set(transitions.map(nameOf));
}
