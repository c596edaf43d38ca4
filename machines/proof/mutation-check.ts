import { coverageOf } from './coverage.ts';
import { checkExpectation, transitionsTaken } from './expectations.ts';
import { brokenInvariants, firstViolation } from './invariants.ts';
import { delayMutantsOf, inputMutantsOf, mutantsOf, type Mutant } from './mutants.ts';
import type { MachineProof } from './proof.ts';
import { createPureMachine, type PureMachine } from './pure-machine.ts';
import { sameValue } from './same-value.ts';
import { exploreStates, stepOf, type Edge, type StateGraph } from './state-graph.ts';

export interface MutationCheck {
  readonly mutants: number;
  /** mutants that some part of the proof detects */
  readonly killed: number;
  /** mutants that behave like the original */
  readonly equivalent: readonly string[];
  /** mutants that the proof does not detect */
  readonly survivors: readonly string[];
}

/**
 * Mutation testing: runs the proof on machines with one fault each. A mutant is killed by a failed expectation, a broken
 * invariant, or a state, transition or guard of its own that its state graph no longer covers. It is equivalent if, within
 * the search boundary, its state graph equals the original's: the same states, effects, timers and actors. A wrong input of
 * an actor or a wrong delay is killed by an expectation that states the input or lets the time pass.
 * @param graphs of the original, one per start
 */
export function checkMutants(proof: MachineProof, graphs: readonly StateGraph[]): MutationCheck {
  const expectations = Object.values(proof.expectations);
  const takenBy = new Map(
    expectations.map((expectation) => [expectation, transitionsTaken(proof, expectation)]),
  );
  const equivalent: string[] = [];
  const survivors: string[] = [];
  let killed = 0;
  for (const mutant of mutantsOf(proof.machine)) {
    const { name, transition, machine } = mutant;
    const mutated = { ...proof, machine };
    // an expectation that does not take the transition cannot detect the change
    const candidates = expectations.filter(
      (expectation) => transition === undefined || takenBy.get(expectation)?.has(transition),
    );
    const isKilled = candidates.some((expectation) => checkExpectation(mutated, expectation) !== undefined);
    const effect = isKilled ? 'broken' : effectOf(proof, mutant, graphs);
    if (effect === 'none') equivalent.push(name);
    else if (effect === 'broken' || isDetected(mutated)) killed += 1;
    else survivors.push(name);
  }
  for (const { name, src, machine } of inputMutantsOf(proof.machine)) {
    const isKilled = expectations.some(
      (expectation) =>
        expectation.inputs !== undefined &&
        Object.hasOwn(expectation.inputs, src) &&
        checkExpectation({ ...proof, machine }, expectation) !== undefined,
    );
    if (isKilled) killed += 1;
    else survivors.push(name);
  }
  const timed = expectations.filter(({ when }) => when.some(({ type }) => type.startsWith('after:')));
  for (const { name, machine } of delayMutantsOf(proof.machine)) {
    if (timed.some((expectation) => checkExpectation({ ...proof, machine }, expectation) !== undefined))
      killed += 1;
    else survivors.push(name);
  }
  return { mutants: killed + equivalent.length + survivors.length, killed, equivalent, survivors };
}

/**
 * Repeats in a mutant the steps of the original that its fault may change; all others are the same in both.
 * @returns `none` if these are the same too, so that the state graphs are equal; `broken` if one breaks an invariant
 */
function effectOf(
  proof: MachineProof,
  { machine, affects }: Mutant,
  graphs: readonly StateGraph[],
): 'none' | 'some' | 'broken' {
  let isEqual = true;
  for (const { start, initial, edges, pathTo } of graphs) {
    const mutant = createPureMachine(machine, proof.starts[start]);
    const changed = new Set<Edge>();
    for (const edge of [initial, ...edges]) {
      if (edge !== initial && !affects(edge)) continue;
      const repeated = repeat(edge, edge === initial, mutant);
      if (repeated === undefined) return 'broken';
      if (isSame(repeated, edge)) continue;
      isEqual = false;
      changed.add(edge);
      // the mutant gets here too if the way is the same
      if (
        brokenInvariants(proof, stepOf(repeated)).length > 0 &&
        !pathTo(edge.from).some((one) => changed.has(one))
      )
        return 'broken';
    }
  }
  return isEqual ? 'none' : 'some';
}

/** @returns undefined if the mutant throws */
function repeat(edge: Edge, isInitial: boolean, mutant: PureMachine): Edge | undefined {
  try {
    if (isInitial) return { ...edge, ...mutant.start() };
    const from = mutant.adopt(edge.from);
    return { ...edge, from, ...mutant.transition(from, edge.event) };
  } catch {
    return undefined;
  }
}

/** Whether the rest of the proof notices the mutant, or it throws, or its search does not end. */
function isDetected(mutant: MachineProof): boolean {
  try {
    const graphs: StateGraph[] = [];
    for (const start of Object.keys(mutant.starts)) {
      const graph = exploreStates(mutant, start);
      if (firstViolation(mutant, graph) !== undefined) return true;
      graphs.push(graph);
    }
    const { unreached, untaken, unrejected } = coverageOf(mutant.machine, graphs);
    return unreached.length + untaken.length + unrejected.length > 0;
  } catch {
    return true;
  }
}

/** Timers and actors count only if the step leaves them running: starting and stopping within a step has no effect. */
function isSame(one: Edge, other: Edge): boolean {
  return (
    one.to.key === other.to.key &&
    sameValue(one.started, other.started) &&
    sameValue(effectsOf(one), effectsOf(other))
  );
}

function effectsOf({ actions }: Edge): (readonly [string, unknown])[] {
  return actions
    .filter(({ type }) => !internalActions.has(type))
    .map(({ type, params }) => [type, params] as const);
}

const internalActions = new Set(['xstate.raise', 'xstate.cancel', 'xstate.spawnChild', 'xstate.stopChild']);
