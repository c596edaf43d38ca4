import { expect, test } from 'vitest';
import { prove } from './proof/prove.ts';
import { machines } from './registry.ts';

/** test files that share the proofs, so that as many processors run them at once */
const shards = 2;
/** ms; a large machine has thousands of paths and more than a hundred mutants */
const limit = 120_000;

/** Proves every second machine: neighbours in the registry take about as long. @param shard from 0 */
export function proveShard(shard: number): void {
  test.each(machines.filter((_, index) => index % shards === shard))(
    '$name is proven: every state, transition and guard, and no fault goes unnoticed',
    { timeout: limit },
    (proof) => {
      const { faults, ...figures } = prove(proof);
      expect(faults).toEqual([]);
      expect(figures.reached).toBe(figures.states);
      expect(figures.covered).toBe(figures.transitions);
      expect(figures.mutantsKilled).toBe(figures.mutants - figures.equivalents.length);
      expect(Math.min(figures.invariants, figures.expectations, figures.paths)).toBeGreaterThan(0);
    },
  );
}
