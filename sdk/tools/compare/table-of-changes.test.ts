import { describe, expect, test } from 'vitest';
import { clientExtensions } from '../contract.ts';
import { describeChanges, type Change } from './change.ts';
import { compareContracts } from './compare-contracts.ts';
import { contractOf, tableOfChanges } from './table-of-changes.ts';

const gravity: readonly (Change['kind'] | 'none')[] = ['breaking', 'warning', 'addition', 'none'];

describe('the table of changes', () => {
  test('has at least 60 rows, each with a name of its own', () => {
    expect(tableOfChanges.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tableOfChanges.map(({ name }) => name)).size).toBe(tableOfChanges.length);
  });

  test('contains every extension that the client acts on', () => {
    const table = JSON.stringify(tableOfChanges);
    for (const name of Object.keys(clientExtensions)) expect(table).toContain(`"${name}":true`);
  });

  test.each(tableOfChanges)('$name: $kind', ({ before, after, kind, says }) => {
    const changes = compareContracts(contractOf([before]), contractOf([after]));
    const found = new Set<string>(changes.map((change) => change.kind));
    expect(gravity.find((one) => found.has(one)) ?? 'none').toBe(kind);
    expect(describeChanges(changes.map((change) => ({ ...change, operation: 'call' })))).toEqual(
      says.map((sentence) => `call: ${sentence}.`),
    );
    // nothing has changed between a contract and itself
    expect(compareContracts(contractOf([after]), contractOf([after]))).toEqual([]);
  });
});
