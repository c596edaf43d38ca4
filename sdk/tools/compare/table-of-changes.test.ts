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

  test.each(tableOfChanges)('$name: $kind', (row) => {
    expect(judge(row, '3.0.3')).toEqual(judgementOf(row));
  });

  test.each(tableOfNewerChanges)('OpenAPI 3.1, $name: $kind', (row) => {
    expect(judge(row, '3.1.0')).toEqual(judgementOf(row));
  });

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

/** What the table says of a row, and that nothing has changed between a contract and itself. */
function judgementOf({ kind, says }: TableRow): object {
  return { kind, says: says.map((sentence) => `call: ${sentence}.`), ofItself: [] };
}

function judge({ before, after }: TableRow, version: string): object {
  const next = contractOf([after], version);
  const changes = compareContracts(contractOf([before], version), next);
  const found = new Set<string>(changes.map((change) => change.kind));
  return {
    kind: gravity.find((one) => found.has(one)) ?? 'none',
    says: describeChanges(changes.map((change) => ({ ...change, operation: 'call' }))),
    ofItself: compareContracts(next, next),
  };
}
