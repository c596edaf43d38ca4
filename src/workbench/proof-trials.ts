import { checkExpectation } from '#machines/proof/expectations.ts';
import { firstViolation } from '#machines/proof/invariants.ts';
import { toDriverEvent, pathsOf, replay } from '#machines/proof/paths.ts';
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
    const paths = pathsOf(graph);
    let batch: Trial[] = [];
    let since = performance.now();
    for (const [index, path] of paths.entries()) {
      const events = path.edges.map(({ event }) => toTypedEvent(toDriverEvent(event)));
      batch.push({
        kind: 'path',
        title: events.map(({ type }) => type).join(' › '),
        session: { name: proof.name, start, events },
        // the search continues after a broken invariant, which is reported once
        fault: replay(proof, path) ?? (index === 0 ? broken : undefined),
      });
      if (performance.now() - since < yieldIntervalMs) continue;
      yield batch;
      batch = [];
      await yieldToPage();
      since = performance.now();
    }
    yield batch;
  }
}

function yieldToPage(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
