import { disappointment } from '#machines/proof/expectations.ts';
import { firstBreak } from '#machines/proof/invariants.ts';
import { asSent, pathsOf, replay } from '#machines/proof/paths.ts';
import type { MachineProof } from '#machines/proof/proof.ts';
import { walk } from '#machines/proof/walk.ts';
import { toWord } from '#machines/proof/words.ts';
import type { Session } from './session.ts';

/** One thing that was tried, and how to get to where it ended. */
export interface Trial {
  readonly kind: 'expectation' | 'path';
  readonly title: string;
  readonly session: Session;
  /** what went otherwise than it should; undefined where nothing did */
  readonly fault: string | undefined;
}

/** ms between two breaths of the page: short enough that a tap is answered at once */
const breath = 40;

/**
 * Tries every expectation of a machine and replays every generated path, some at a time.
 * @yields what was tried since the last time
 */
export async function* tryAll(proof: MachineProof): AsyncGenerator<readonly Trial[]> {
  yield Object.entries(proof.expectations).map(([title, expectation]) => ({
    kind: 'expectation',
    title,
    session: { name: proof.name, start: expectation.start, words: expectation.when.map(toWord) },
    fault: disappointment(proof, expectation),
  }));
  for (const start of Object.keys(proof.starts)) {
    await breathe();
    const walked = walk(proof, start);
    const broken = firstBreak(proof, walked);
    const paths = pathsOf(walked);
    let batch: Trial[] = [];
    let since = performance.now();
    for (const [index, path] of paths.entries()) {
      const words = path.edges.map(({ event }) => toWord(asSent(event)));
      batch.push({
        kind: 'path',
        title: words.map(({ type }) => type).join(' › '),
        session: { name: proof.name, start, words },
        // the walk goes on after a broken invariant; what it found is told once
        fault: replay(proof, path) ?? (index === 0 ? broken : undefined),
      });
      if (performance.now() - since < breath) continue;
      yield batch;
      batch = [];
      await breathe();
      since = performance.now();
    }
    yield batch;
  }
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
