import { describe, expect, test } from 'vitest';
import { coverageOf } from './proof/coverage.ts';
import { disappointments } from './proof/expectations.ts';
import { firstBreak } from './proof/invariants.ts';
import { walk } from './proof/walk.ts';
import { machines } from './registry.ts';

test('no two machines have one name', () => {
  const names = machines.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(machines)('$name', (proof) => {
  const walks = Object.keys(proof.starts).map((start) => walk(proof, start));

  test('reaches every state, takes every transition, and refuses with every guard', () => {
    const { unreached, untaken, unrefused } = coverageOf(proof.machine, walks);
    expect({ unreached, untaken, unrefused }).toEqual({ unreached: [], untaken: [], unrefused: [] });
  });

  test('keeps its invariants at every step', () => {
    expect(Object.keys(proof.invariants).length).toBeGreaterThan(0);
    expect(walks.map((each) => firstBreak(proof, each)).filter(Boolean)).toEqual([]);
  });

  test('does what is expected of it', () => {
    expect(Object.keys(proof.expectations).length).toBeGreaterThan(0);
    expect(disappointments(proof)).toEqual([]);
  });
});
