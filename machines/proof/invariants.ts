import type { AnyMachineSnapshot } from 'xstate';
import type { MachineProof, Step } from './proof.ts';
import { stepOf, type Walk } from './walk.ts';

/** Sentences of the invariants that this step breaks; a machine that fails breaks one that needs no writing down. */
export function brokenBy({ invariants }: MachineProof, step: Step<AnyMachineSnapshot>): string[] {
  if (step.to.status === 'error') return [`the machine does not fail: ${String(step.to.error)}`];
  return Object.entries(invariants).flatMap(([sentence, holds]) => (holds(step) ? [] : [sentence]));
}

/** The first step of the walk that breaks an invariant, told with the way there. */
export function firstBreak(proof: MachineProof, { first, edges, wayTo, start }: Walk): string | undefined {
  for (const edge of [first, ...edges]) {
    const [broken] = brokenBy(proof, stepOf(edge));
    if (broken === undefined) continue;
    const way = edge === first ? [] : [...wayTo(edge.from), edge];
    return `${broken}: broken from ${start} by ${way.map(({ event }) => event.type).join(', ') || 'the start'}`;
  }
  return undefined;
}
