import { nameOf } from './definition.ts';
import { drive } from './drive.ts';
import type { MachineProof, NormalizedExpectation } from './proof.ts';
import { sameValue } from './same-value.ts';

/** @returns the first difference from an expectation; undefined if it is met */
export function checkExpectation(
  proof: MachineProof,
  expectation: NormalizedExpectation,
): string | undefined {
  const { start, when, state, tags, context, effects, inputs = {} } = expectation;
  const machine = drive(proof, start);
  try {
    const initial = machine.log.flatMap((entry) => entry.effects);
    const last = when.map((event) => machine.send(event).flatMap((entry) => entry.effects)).at(-1) ?? initial;
    const { snapshot } = machine;
    if (snapshot.status === 'error') return `the machine failed: ${String(snapshot.error)}`;
    if (state !== undefined && !snapshot.matches(state))
      return `state is ${JSON.stringify(snapshot.value)}, not ${JSON.stringify(state)}`;
    if (tags !== undefined && !sameValue([...snapshot.tags].toSorted(), tags.toSorted()))
      return `tags are ${[...snapshot.tags].join(', ') || 'none'}, not ${tags.join(', ') || 'none'}`;
    for (const [field, value] of Object.entries(context ?? {})) {
      if (!sameValue(snapshot.context[field], value))
        return `${field} is ${JSON.stringify(snapshot.context[field])}, not ${JSON.stringify(value)}`;
    }
    for (const [src, input] of Object.entries(inputs)) {
      const found = machine.actors.find((actor) => actor.src === src);
      if (found === undefined) return `no ${src} is running`;
      if (!sameValue(found.input, input))
        return `the input of ${src} is ${JSON.stringify(found.input)}, not ${JSON.stringify(input)}`;
    }
    if (effects === undefined) return undefined;
    // parameters are compared only where the expectation has them
    const comparable = last.map((effect, index) =>
      effects[index] !== undefined && 'params' in effects[index] ? effect : { type: effect.type },
    );
    return sameValue(comparable, effects)
      ? undefined
      : `effects are ${JSON.stringify(comparable)}, not ${JSON.stringify(effects)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    machine.stop();
  }
}

/** Names of the transitions that an expectation takes. */
export function transitionsTaken(proof: MachineProof, { start, when }: NormalizedExpectation): Set<string> {
  const machine = drive(proof, start);
  try {
    for (const event of when) machine.send(event);
    return new Set(machine.log.flatMap(({ taken }) => taken.map(nameOf)));
  } catch {
    // `checkExpectation` reports events that cannot be sent
    return new Set();
  } finally {
    machine.stop();
  }
}

/** Every expectation that is not met, with the difference. */
export function failedExpectations(proof: MachineProof): string[] {
  return Object.entries(proof.expectations).flatMap(([name, expectation]) => {
    const difference = checkExpectation(proof, expectation);
    return difference === undefined ? [] : [`${name}: ${difference}`];
  });
}
