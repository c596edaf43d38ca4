import { coverageOf } from './coverage.ts';
import { failedExpectations } from './expectations.ts';
import { firstViolation } from './invariants.ts';
import { checkMutants } from './mutation-check.ts';
import { pathsOf, replayGraph } from './paths.ts';
import type { MachineProof } from './proof.ts';
import { findSequenceViolation, sequencesPerStart } from './sequences.ts';
import { exploreStates, type StateGraph } from './state-graph.ts';

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
  /** generated paths; every step of them is replayed in a running actor */
  readonly paths: number;
  /** random sequences of events */
  readonly sequences: number;
  readonly mutants: number;
  readonly mutantsKilled: number;
  /** names of the mutants that behave like the original, so that nothing can kill them */
  readonly equivalents: readonly string[];
  /** one sentence per fault; a proven machine has none */
  readonly faults: readonly string[];
}

/** Checks everything that a proof states about its machine. */
export function prove(proof: MachineProof): Verdict {
  const starts = Object.keys(proof.starts);
  const graphs = starts.map((start) => exploreStates(proof, start));
  const coverage = coverageOf(proof.machine, graphs);
  const mutation = checkMutants(proof, graphs);
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
    paths: graphs.flatMap(pathsOf).length,
    sequences: starts.length * sequencesPerStart,
    mutants: mutation.mutants,
    mutantsKilled: mutation.killed,
    equivalents: mutation.equivalent,
    faults: [
      ...coverage.unreached.map((id) => `never reached: ${id}`),
      ...coverage.untaken.map((name) => `never taken: ${name}`),
      ...coverage.unrejected.map((name) => `its guard never rejects: ${name}`),
      ...found(graphs.map((each) => firstViolation(proof, each))),
      ...failedExpectations(proof),
      ...graphs.flatMap((graph) => replayFaults(proof, graph)),
      ...found(starts.map((start) => findSequenceViolation(proof, start))),
      ...mutation.survivors.map((name) => `undetected mutant: ${name}`),
      ...reasonFaults(proof, mutation.equivalent),
    ],
  };
}

function replayFaults(proof: MachineProof, graph: StateGraph): string[] {
  return [...replayGraph(proof, graph)].map(([{ from, event }, fault]) => {
    const path = [...graph.pathTo(from).map((edge) => edge.event), event];
    return `${path.map(({ type }) => type).join(', ')}: ${fault}`;
  });
}

/** Equivalent mutants without a reason, and reasons for mutants that are not equivalent. */
function reasonFaults({ equivalentMutants }: MachineProof, equivalents: readonly string[]): string[] {
  const patterns = Object.keys(equivalentMutants);
  return [
    ...equivalents
      .filter((name) => !patterns.some((pattern) => matchesPattern(pattern, name)))
      .map((name) => `equivalent mutant without a reason: ${name}`),
    ...patterns
      .filter((pattern) => !equivalents.some((name) => matchesPattern(pattern, name)))
      .map((pattern) => `no equivalent mutant is called ${pattern}`),
  ];
}

/** @param pattern a name in which `*` stands for any text */
function matchesPattern(pattern: string, name: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(name);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
