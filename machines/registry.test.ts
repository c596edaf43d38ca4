import { expect, test } from 'vitest';
import { prove } from './proof/prove.ts';
import { machines } from './registry.ts';

test('no two machines have one name', () => {
  const names = machines.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

/** ms; a large machine has thousands of paths and more than a hundred mutants */
const limit = 120_000;

test.each(machines)(
  '$name is proven: every state, transition and guard, and no fault goes unnoticed',
  { timeout: limit },
  (proof) => {
    const { faults, ...figures } = prove(proof);
    expect(faults).toEqual([]);
    expect(figures.reached).toBe(figures.states);
    expect(figures.covered).toBe(figures.transitions);
    expect(figures.mutantsKilled).toBe(figures.mutants - figures.mutantsEquivalent);
    expect(Math.min(figures.invariants, figures.expectations, figures.paths)).toBeGreaterThan(0);
  },
);
