import { checkExpectation } from '#machines/proof/expectations.ts';
import { firstViolation } from '#machines/proof/invariants.ts';
import { pathsOf, replaySteps, toDriverEvent } from '#machines/proof/paths.ts';
import type { MachineProof } from '#machines/proof/proof.ts';
import { exploreStates } from '#machines/proof/state-graph.ts';
import { toTypedEvent } from '#machines/proof/typed-events.ts';
import type { Session } from './workbench-session.ts';

/** The result of one expectation or path, with the session that leads to its end. */
export interface Trial {
  readonly kind: 'expectation' | 'path';
  readonly title: string;
  readonly session: Session;
  /** the difference from what was expected; undefined if there is none */
  readonly fault: string | undefined;
}

/** short enough that the page reacts to a tap at once */
const yieldIntervalMs = 40;

/**
 * Checks every expectation of a machine and replays every generated path, in batches.
 * @yields the results of the next batch
 */
export async function* runTrials(proof: MachineProof): AsyncGenerator<readonly Trial[]> {
  yield Object.entries(proof.expectations).map(([title, expectation]) => ({
    kind: 'expectation',
    title,
    session: { name: proof.name, start: expectation.start, events: expectation.when.map(toTypedEvent) },
    fault: checkExpectation(proof, expectation),
  }));
  for (const start of Object.keys(proof.starts)) {
    await yieldToPage();
    const graph = exploreStates(proof, start);
    const broken = firstViolation(proof, graph);
    const faults = new Map<unknown, string>();
    let since = performance.now();
    for (const { edge, fault } of replaySteps(proof, graph)) {
      if (fault !== undefined) faults.set(edge, fault);
      if (performance.now() - since < yieldIntervalMs) continue;
      await yieldToPage();
      since = performance.now();
    }
    const batch = pathsOf(graph).map(({ edges }, index): Trial => {
      const events = edges.map(({ event }) => toTypedEvent(toDriverEvent(event)));
      const differing = edges.find((edge) => faults.has(edge));
      return {
        kind: 'path',
        title: events.map(({ type }) => type).join(' › '),
        session: { name: proof.name, start, events },
        // the search continues after a broken invariant, which is reported once
        fault: faults.get(differing) ?? (index === 0 ? broken : undefined),
      };
    });
    yield batch;
  }
}

function yieldToPage(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
