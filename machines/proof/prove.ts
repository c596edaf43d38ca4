import { coverageOf } from './coverage.ts';
import { failedExpectations } from './expectations.ts';
import { firstViolation } from './invariants.ts';
import { checkMutants } from './mutation-check.ts';
import { pathsOf, replay } from './paths.ts';
import type { MachineProof } from './proof.ts';
import { findSequenceViolation, sequencesPerStart } from './sequences.ts';
import { exploreStates } from './state-graph.ts';

/** The result of a machine's proof: figures and faults. */
export interface Verdict {
  readonly name: string;
  readonly states: number;
  readonly reached: number;
  readonly transitions: number;
  /** transitions that were taken and, if they have a guard, also rejected */
  readonly covered: number;
  readonly invariants: number;
  readonly expectations: number;
  /** generated paths, replayed in a running actor */
  readonly paths: number;
  /** random sequences of events */
  readonly sequences: number;
  readonly mutants: number;
  readonly mutantsKilled: number;
  /** mutants that behave like the original, so that nothing can kill them */
  readonly mutantsEquivalent: number;
  /** one sentence per fault; a proven machine has none */
  readonly faults: readonly string[];
}

/** Checks everything that a proof states about its machine. */
export function prove(proof: MachineProof): Verdict {
  const starts = Object.keys(proof.starts);
  const graphs = starts.map((start) => exploreStates(proof, start));
  const coverage = coverageOf(proof.machine, graphs);
  const paths = graphs.flatMap(pathsOf);
  const mutation = checkMutants(proof);
  const uncovered = new Set([...coverage.untaken, ...coverage.unrejected]);
  const found = (faults: readonly (string | undefined)[]) => faults.filter((fault) => fault !== undefined);
  return {
    name: proof.name,
    states: coverage.states,
    reached: coverage.states - coverage.unreached.length,
    transitions: coverage.transitions,
    covered: coverage.transitions - uncovered.size,
    invariants: Object.keys(proof.invariants).length,
    expectations: Object.keys(proof.expectations).length,
    paths: paths.length,
    sequences: starts.length * sequencesPerStart,
    mutants: mutation.mutants,
    mutantsKilled: mutation.killed,
    mutantsEquivalent: mutation.equivalent.length,
    faults: [
      ...coverage.unreached.map((id) => `never reached: ${id}`),
      ...coverage.untaken.map((name) => `never taken: ${name}`),
      ...coverage.unrejected.map((name) => `its guard never rejects: ${name}`),
      ...found(graphs.map((each) => firstViolation(proof, each))),
      ...failedExpectations(proof),
      ...found(paths.map((path) => replay(proof, path))),
      ...found(starts.map((start) => findSequenceViolation(proof, start))),
      ...mutation.survivors.map((name) => `undetected mutant: ${name}`),
    ],
  };
}
