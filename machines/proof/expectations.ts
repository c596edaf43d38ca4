import { nameOf } from './definition.ts';
import { drive } from './drive.ts';
import type { MachineProof, WrittenOut } from './proof.ts';
import { sameValue } from './same-value.ts';

/** What differs from an expectation, or undefined where nothing does. */
export function disappointment(proof: MachineProof, expectation: WrittenOut): string | undefined {
  const { start, when, state, tags, context, effects } = expectation;
  const machine = drive(proof, start);
  try {
    const first = machine.log.flatMap((entry) => entry.effects);
    const came = when.map((event) => machine.send(event).flatMap((entry) => entry.effects)).at(-1) ?? first;
    const { snapshot } = machine;
    if (snapshot.status === 'error') return `the machine failed: ${String(snapshot.error)}`;
    if (state !== undefined && !snapshot.matches(state))
      return `is in ${JSON.stringify(snapshot.value)}, not ${JSON.stringify(state)}`;
    if (tags !== undefined && !sameValue([...snapshot.tags].toSorted(), tags.toSorted()))
      return `is tagged ${[...snapshot.tags].join(', ') || 'nothing'}, not ${tags.join(', ') || 'nothing'}`;
    for (const [field, value] of Object.entries(context ?? {})) {
      if (!sameValue(snapshot.context[field], value))
        return `${field} is ${JSON.stringify(snapshot.context[field])}, not ${JSON.stringify(value)}`;
    }
    if (effects === undefined) return undefined;
    const asWritten = came.map((effect, index) =>
      effects[index] !== undefined && 'params' in effects[index] ? effect : { type: effect.type },
    );
    return sameValue(asWritten, effects)
      ? undefined
      : `asks for ${JSON.stringify(asWritten)}, not ${JSON.stringify(effects)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    machine.stop();
  }
}

/** Names of the transitions that an expectation comes by. */
export function transitionsTaken(proof: MachineProof, { start, when }: WrittenOut): Set<string> {
  const machine = drive(proof, start);
  try {
    for (const event of when) machine.send(event);
    return new Set(machine.log.flatMap(({ taken }) => taken.map(nameOf)));
  } catch {
    // an expectation that cannot be sent is told as a fault of its own
    return new Set();
  } finally {
    machine.stop();
  }
}

/** Every expectation that is not met, by its sentence. */
export function disappointments(proof: MachineProof): string[] {
  return Object.entries(proof.expectations).flatMap(([sentence, expectation]) => {
    const difference = disappointment(proof, expectation);
    return difference === undefined ? [] : [`${sentence}: ${difference}`];
  });
}
