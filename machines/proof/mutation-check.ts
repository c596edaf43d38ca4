import { coverageOf } from './coverage.ts';
import { checkExpectation, transitionsTaken } from './expectations.ts';
import { firstViolation } from './invariants.ts';
import { inputMutantsOf, mutantsOf } from './mutants.ts';
import type { MachineProof } from './proof.ts';
import { jsonReplacer } from './model-state.ts';
import { exploreStates, type Edge, type StateGraph } from './state-graph.ts';

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
 * invariant, or a state, transition or guard of its own that its state graph no longer covers. A survivor is equivalent if,
 * within the search boundary, its state graph equals the original's: the same states, effects, timers and actors. A wrong
 * input of an actor is killed by an expectation that states the input.
 */
export function checkMutants(proof: MachineProof): MutationCheck {
  const starts = Object.keys(proof.starts);
  const takenBy = new Map(
    Object.values(proof.expectations).map((expectation) => [
      expectation,
      transitionsTaken(proof, expectation),
    ]),
  );
  const original = starts.map((start) => textOf(exploreStates(proof, start))).join('\n');
  const equivalent: string[] = [];
  const survivors: string[] = [];
  let killed = 0;
  for (const { name, transition, machine } of mutantsOf(proof.machine)) {
    const mutant = { ...proof, machine };
    // an expectation that does not take the transition cannot detect the change
    const candidates = [...takenBy].filter(([, taken]) => taken.has(transition));
    if (candidates.some(([expectation]) => checkExpectation(mutant, expectation) !== undefined)) {
      killed += 1;
      continue;
    }
    const graphs = graphsOf(mutant, starts);
    if (graphs === undefined || isDetected(mutant, graphs)) killed += 1;
    else if (graphs.map(textOf).join('\n') === original) equivalent.push(name);
    else survivors.push(name);
  }
  for (const { name, src, machine } of inputMutantsOf(proof.machine)) {
    const isKilled = Object.values(proof.expectations).some(
      (expectation) =>
        expectation.inputs !== undefined &&
        Object.hasOwn(expectation.inputs, src) &&
        checkExpectation({ ...proof, machine }, expectation) !== undefined,
    );
    if (isKilled) killed += 1;
    else survivors.push(name);
  }
  return { mutants: killed + equivalent.length + survivors.length, killed, equivalent, survivors };
}

/** @returns undefined if the mutant throws or its search does not end; either counts as detected */
function graphsOf(mutant: MachineProof, starts: readonly string[]): StateGraph[] | undefined {
  try {
    return starts.map((start) => exploreStates(mutant, start));
  } catch {
    return undefined;
  }
}

function isDetected(mutant: MachineProof, graphs: readonly StateGraph[]): boolean {
  const { unreached, untaken, unrejected } = coverageOf(mutant.machine, graphs);
  return (
    unreached.length + untaken.length + unrejected.length > 0 ||
    graphs.some((each) => firstViolation(mutant, each) !== undefined)
  );
}

/** A state graph as text. */
function textOf({ initial, edges }: StateGraph): string {
  return [initial, ...edges].map(lineOf).join('\n');
}

/** Timers and actors count only if the step leaves them running: starting and stopping within a step has no effect. */
function lineOf({ from, event, to, actions, started }: Edge): string {
  const effects = actions
    .filter(({ type }) => !internalActions.has(type))
    .map(({ type, params }) => [type, params]);
  return `${from.key} ${JSON.stringify([event, effects, started], jsonReplacer)} ${to.key}`;
}

const internalActions = new Set(['xstate.raise', 'xstate.cancel', 'xstate.spawnChild', 'xstate.stopChild']);
