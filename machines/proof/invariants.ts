import type { AnyMachineSnapshot } from 'xstate';
import type { MachineProof, Step } from './proof.ts';
import { stepOf, type StateGraph } from './state-graph.ts';

/** Names of the invariants that this step breaks. That the machine does not fail is an invariant of every machine. */
export function brokenInvariants({ invariants }: MachineProof, step: Step<AnyMachineSnapshot>): string[] {
  if (step.to.status === 'error') return [`the machine does not fail: ${String(step.to.error)}`];
  return Object.entries(invariants).flatMap(([name, holds]) => (holds(step) ? [] : [name]));
}

/** The first broken invariant of a state graph, with the path to it. */
export function firstViolation(
  proof: MachineProof,
  { initial, edges, pathTo, start }: StateGraph,
): string | undefined {
  for (const edge of [initial, ...edges]) {
    const [broken] = brokenInvariants(proof, stepOf(edge));
    if (broken === undefined) continue;
    const path = edge === initial ? [] : [...pathTo(edge.from), edge];
    return `${broken}: broken from ${start} by ${path.map(({ event }) => event.type).join(', ') || 'the start'}`;
  }
  return undefined;
}
