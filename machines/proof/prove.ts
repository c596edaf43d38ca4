import { coverageOf } from './coverage.ts';
import { disappointments } from './expectations.ts';
import { firstBreak } from './invariants.ts';
import { checkMutants } from './mutation-check.ts';
import { pathsOf, replay } from './paths.ts';
import type { MachineProof } from './proof.ts';
import { sequenceBreak, sequenceRuns } from './sequences.ts';
import { walk } from './walk.ts';

/** What a machine's proof has shown, in numbers, and what it has found wrong. */
export interface Verdict {
  readonly name: string;
  readonly states: number;
  readonly reached: number;
  readonly transitions: number;
  /** taken, and where there is a guard also refused by it */
  readonly covered: number;
  readonly invariants: number;
  readonly expectations: number;
  /** generated paths that were replayed in a running actor */
  readonly paths: number;
  /** random sequences of events */
  readonly sequences: number;
  readonly mutants: number;
  readonly mutantsKilled: number;
  /** of those not killed, the ones that are the same machine in other words */
  readonly mutantsEquivalent: number;
  /** a sentence for each thing that is wrong; a proven machine has none */
  readonly faults: readonly string[];
}

/** Tries everything a proof says of its machine. */
export function prove(proof: MachineProof): Verdict {
  const starts = Object.keys(proof.starts);
  const walks = starts.map((start) => walk(proof, start));
  const coverage = coverageOf(proof.machine, walks);
  const paths = walks.flatMap(pathsOf);
  const mutation = checkMutants(proof);
  const uncovered = new Set([...coverage.untaken, ...coverage.unrefused]);
  const some = (faults: readonly (string | undefined)[]) => faults.filter((fault) => fault !== undefined);
  return {
    name: proof.name,
    states: coverage.states,
    reached: coverage.states - coverage.unreached.length,
    transitions: coverage.transitions,
    covered: coverage.transitions - uncovered.size,
    invariants: Object.keys(proof.invariants).length,
    expectations: Object.keys(proof.expectations).length,
    paths: paths.length,
    sequences: starts.length * sequenceRuns,
    mutants: mutation.mutants,
    mutantsKilled: mutation.killed,
    mutantsEquivalent: mutation.equivalent.length,
    faults: [
      ...coverage.unreached.map((id) => `never reached: ${id}`),
      ...coverage.untaken.map((name) => `never taken: ${name}`),
      ...coverage.unrefused.map((name) => `its guard never refuses: ${name}`),
      ...some(walks.map((each) => firstBreak(proof, each))),
      ...disappointments(proof),
      ...some(paths.map((path) => replay(proof, path))),
      ...some(starts.map((start) => sequenceBreak(proof, start))),
      ...mutation.survivors.map((name) => `no test notices: ${name}`),
    ],
  };
}
