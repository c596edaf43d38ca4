import { describe, expect, test } from 'vitest';
import { clientExtensions, type JsonObject } from '../contract.ts';
import { describeChanges, type Change } from './change.ts';
import { compareContracts } from './compare-contracts.ts';
import { contractOf, tableOfChanges, tableOfNewerChanges, type TableRow } from './table-of-changes.ts';

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

  test.each(tableOfChanges)('$name: $kind', (row) => judge(row, '3.0.3'));

  test.each(tableOfNewerChanges)('OpenAPI 3.1, $name: $kind', (row) => judge(row, '3.1.0'));

  test('OpenAPI 3.1 says the same in other words', () => {
    const schema = (value: JsonObject) => ({
      operation: { requestBody: { content: { 'application/json': { schema: value } } } },
    });
    const old = {
      type: 'object',
      properties: {
        a: { type: 'integer', nullable: true, maximum: 9, exclusiveMaximum: true },
        b: { enum: [1] },
      },
    };
    const next = {
      type: 'object',
      properties: { a: { type: ['integer', 'null'], exclusiveMaximum: 9 }, b: { const: 1 } },
    };
    expect(compareContracts(contractOf([schema(old)]), contractOf([schema(next)], '3.1.0'))).toEqual([]);
  });
});

function judge({ before, after, kind, says }: TableRow, version: string): void {
  const [old, next] = [contractOf([before], version), contractOf([after], version)];
  const changes = compareContracts(old, next);
  const found = new Set<string>(changes.map((change) => change.kind));
  expect(gravity.find((one) => found.has(one)) ?? 'none').toBe(kind);
  expect(describeChanges(changes.map((change) => ({ ...change, operation: 'call' })))).toEqual(
    says.map((sentence) => `call: ${sentence}.`),
  );
  // nothing has changed between a contract and itself
  expect(compareContracts(next, next)).toEqual([]);
}
