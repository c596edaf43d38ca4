import type { AnyStateMachine } from 'xstate';
import type { Expectation } from './proof.ts';

type Way<Machine extends AnyStateMachine> = Expectation<Machine>['when'];

/**
 * For what events mean the same in many states.
 * @param ways to the states, by their names
 * @returns makes one expectation for each of the states
 */
export function everywhereOn<Machine extends AnyStateMachine, Name extends string>(
  ways: Readonly<Record<Name, Way<Machine>>>,
) {
  return (
    sentence: string,
    states: readonly Name[],
    events: Way<Machine>,
    then: Omit<Expectation<Machine>, 'when'>,
  ): Record<string, Expectation<Machine>> =>
    Object.fromEntries(
      states.map((state) => [`${sentence}: ${state}`, { when: [...ways[state], ...events], ...then }]),
    );
}
