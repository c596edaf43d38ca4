import type { AnyStateMachine } from 'xstate';
import type { Expectation } from './proof.ts';

type Events<Machine extends AnyStateMachine> = Expectation<Machine>['when'];

/**
 * For events that have the same effect in many states.
 * @param paths to the states, by name
 * @returns a function that creates one expectation per state
 */
export function expectInStates<Machine extends AnyStateMachine, Name extends string>(
  paths: Readonly<Record<Name, Events<Machine>>>,
) {
  return (
    sentence: string,
    states: readonly Name[],
    events: Events<Machine>,
    expected: Omit<Expectation<Machine>, 'when'>,
  ): Record<string, Expectation<Machine>> =>
    Object.fromEntries(
      states.map((state) => [`${sentence}: ${state}`, { when: [...paths[state], ...events], ...expected }]),
    );
}
