import { beforeAll, describe, expect, test } from 'vitest';
import { runRedoclyDiff, type RedoclyChange } from './run-redocly-diff.ts';
import { contractOf, tableOfChanges, tableOfNewerChanges, type TableRow } from './table-of-changes.ts';

type Impact = RedoclyChange['impact'] | 'none';

/** Rows that `redocly diff` judges otherwise, with its judgement and why ours differs. */
const differences: readonly (readonly [impact: Impact, why: string, ...rows: string[]])[] = [
  [
    'minor',
    'It takes a server list at an operation for an addition; clients call the old address.',
    'a server of its own',
  ],
  [
    'patch',
    'It compares the template of a server address; clients call the address with its default.',
    "a server variable's new default",
  ],
  [
    'patch',
    'It does not know what the SDK reads: the tag names the module, the extensions decide on retries.',
    'another tag',
    'no longer idempotent',
    'no longer a stream of events',
    'a GET that writes now',
  ],
  [
    'patch',
    'The name of a path parameter is not sent; it is the name under which callers of the SDK pass it.',
    'a renamed path parameter',
  ],
  [
    'none',
    'It reports the changed scheme once for the document, and not for the operations that use it.',
    'a token in a cookie instead of a header',
  ],
  [
    'major',
    'It compares the keyword; for a single value explode changes nothing that is sent.',
    'explode of a single value',
  ],
  [
    'major',
    'It takes a changed media type or status for a removed one; a range includes the old one.',
    'a range of media types of a request',
    'a response covered by a range',
  ],
  [
    'minor',
    'It takes any new encoding for an addition; requests without it become invalid.',
    'another encoding of a part',
  ],
  [
    'minor',
    'It takes any new response for an addition; released clients take every status but 200 for a failure.',
    'a new success',
  ],
  [
    'patch',
    'It has no rule for it; clients that read the header rely on it like on a field.',
    'a header made optional',
  ],
  [
    'patch',
    'It allows requests to lose fields; what a reader entered would be dropped without an error.',
    'request: a removed field',
    'request: a field that is read only now',
  ],
  [
    'minor',
    'It does not look at additionalProperties; a client that checks the old promise refuses the answer.',
    'response: a field of a closed object',
  ],
  [
    'major',
    'It cannot compare the values of these keywords; we know that int64 includes int32 and that multiples of 10 are multiples of 5.',
    'request: wider: a wider integer',
    'request: wider: multiples of 5 instead of 10',
  ],
  [
    'major',
    'It compares the lists; a schema is the same as the only alternative, and anyOf allows what oneOf does.',
    'request: wider: one of two instead of one',
    'request: wider: anyOf instead of oneOf',
  ],
  [
    'major',
    'It compares how schemas are written; we compare them with allOf merged.',
    'request: the same, written as allOf',
    'response: the same, written as allOf',
  ],
  [
    'patch',
    'It compares within the condition in one direction; other values are valid then.',
    'request: other: another not',
  ],
  [
    'minor',
    'It takes another item of a list for an addition; any value was valid in its place.',
    'request: narrower: an item with a type of its own',
  ],
  [
    'patch',
    'It has no rule for discriminators; clients decode by them.',
    'request: other: another discriminator',
    'response: other: another discriminator',
  ],
];

/**
 * Impacts that mean the same as our kinds. It rates wider requests and narrower responses as `patch`; we ask for a minor
 * version, because the types of the SDK change. It rates texts as `patch`, too; we do not report them.
 */
const equivalent: Readonly<Record<TableRow['kind'], readonly Impact[]>> = {
  breaking: ['major'],
  warning: ['minor', 'patch'],
  addition: ['minor', 'patch'],
  none: ['none', 'patch'],
};

const allRows = [...tableOfChanges, ...tableOfNewerChanges];
const impacts = new Map<string, Impact>();

beforeAll(async () => {
  // it pairs a removed path with a similar new one, so those rows must not meet the others
  const together = tableOfChanges.filter(
    ({ before, after }) => !before.isAbsent && !after.isAbsent && before.path === after.path,
  );
  const alone = tableOfChanges.filter((row) => !together.includes(row));
  for (const rows of [together, ...alone.map((row) => [row])]) await judge(rows, '3.0.3');
  await judge(tableOfNewerChanges, '3.1.0');
}, 60_000);

async function judge(rows: readonly TableRow[], version: string): Promise<void> {
  const [before, after] = [rows.map((row) => row.before), rows.map((row) => row.after)];
  const changes = await runRedoclyDiff(contractOf(before, version), contractOf(after, version));
  rows.forEach(({ name }, index) => {
    const own = changes.filter(({ path }) => rows.length === 1 || rowOf(path) === index);
    impacts.set(name, gravest(own));
  });
}

/** Index of the row whose path a pointer leads to. */
function rowOf(pointer: string): number | undefined {
  const digits = /^#\/paths\/[^/]*?(\d+)(?:\/|$)/u.exec(pointer)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function gravest(changes: readonly RedoclyChange[]): Impact {
  const found = new Set<Impact>(changes.map(({ impact }) => impact));
  return (['major', 'minor', 'patch'] as const).find((impact) => found.has(impact)) ?? 'none';
}

describe('redocly diff and the table of changes', () => {
  const explained = new Map(
    differences.flatMap(([impact, why, ...rows]) => rows.map((name) => [name, { impact, why }] as const)),
  );

  test('every explained row is in the table', () => {
    const names = new Set(allRows.map(({ name }) => name));
    expect([...explained.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(allRows)('$name', ({ name, kind }) => {
    const difference = explained.get(name);
    if (difference === undefined) expect(equivalent[kind]).toContain(impacts.get(name));
    else {
      expect(impacts.get(name)).toBe(difference.impact);
      expect(equivalent[kind]).not.toContain(difference.impact);
    }
  });
});
