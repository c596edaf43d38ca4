import { coverageOf } from './coverage.ts';
import { disappointment, transitionsTaken } from './expectations.ts';
import { firstBreak } from './invariants.ts';
import { mutantsOf } from './mutants.ts';
import type { MachineProof } from './proof.ts';
import { plainly } from './situation.ts';
import { walk, type Edge, type Walk } from './walk.ts';

export interface MutationCheck {
  readonly mutants: number;
  /** mutants that a test fails on */
  readonly killed: number;
  /** mutants that are the same machine in other words */
  readonly equivalent: readonly string[];
  /** mutants that no test notices */
  readonly survivors: readonly string[];
}

/**
 * Tries the proof on machines with one fault each. A mutant is killed by an expectation that it does not meet, an
 * invariant that it breaks, or a state, transition or guard of its own that its walk no longer covers; what the sound
 * machine does is not looked at. A survivor is equivalent by one rule: from every start, every event in every
 * situation within the bounds leads to the same situation and asks the world for the same things, timers included.
 */
export function checkMutants(proof: MachineProof): MutationCheck {
  const starts = Object.keys(proof.starts);
  const takenBy = new Map(
    Object.values(proof.expectations).map((expectation) => [
      expectation,
      transitionsTaken(proof, expectation),
    ]),
  );
  const sound = starts.map((start) => traceOf(walk(proof, start))).join('\n');
  const equivalent: string[] = [];
  const survivors: string[] = [];
  let killed = 0;
  for (const { name, transition, machine } of mutantsOf(proof.machine)) {
    const mutant = { ...proof, machine };
    // an expectation that does not come by the transition cannot notice what was done to it
    const mayNotice = [...takenBy].filter(([, taken]) => taken.has(transition));
    if (mayNotice.some(([expectation]) => disappointment(mutant, expectation) !== undefined)) {
      killed += 1;
      continue;
    }
    const walks = walksOf(mutant, starts);
    if (walks === undefined || isNoticed(mutant, walks)) killed += 1;
    else if (walks.map(traceOf).join('\n') === sound) equivalent.push(name);
    else survivors.push(name);
  }
  return { mutants: killed + equivalent.length + survivors.length, killed, equivalent, survivors };
}

/** @returns undefined where the mutant throws or its situations grow without end: the test that walks it fails */
function walksOf(mutant: MachineProof, starts: readonly string[]): Walk[] | undefined {
  try {
    return starts.map((start) => walk(mutant, start));
  } catch {
    return undefined;
  }
}

function isNoticed(mutant: MachineProof, walks: readonly Walk[]): boolean {
  const { unreached, untaken, unrefused } = coverageOf(mutant.machine, walks);
  return (
    unreached.length + untaken.length + unrefused.length > 0 ||
    walks.some((each) => firstBreak(mutant, each) !== undefined)
  );
}

/** All that a walk has met, as text: equal for machines that nobody can tell apart within the walk's bounds. */
function traceOf({ first, edges }: Walk): string {
  return [first, ...edges].map(lineOf).join('\n');
}

/** Of timers and actors only those count that a step leaves behind anew: what it sets and takes back nobody sees. */
function lineOf({ from, event, to, actions, begun }: Edge): string {
  const asked = actions.filter(({ type }) => !inner.has(type)).map(({ type, params }) => [type, params]);
  return `${from.key} ${JSON.stringify([event, asked, begun], plainly)} ${to.key}`;
}

const inner = new Set(['xstate.raise', 'xstate.cancel', 'xstate.spawnChild', 'xstate.stopChild']);
