import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import type { OpenDatabase } from '../database.ts';
import { openDatabase } from '../open.ts';

let folder: string;
let embedded: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-dialect-'));
  embedded = await openDatabase({ dataDir: folder });
  await migrate(embedded.db);
});
afterAll(async () => {
  await embedded.close();
  await rm(folder, { recursive: true });
});

const channel = () =>
  embedded.db
    .selectFrom('news')
    .select(['id', 'title'])
    .where('section_id', '=', 'culture')
    .where(({ eb, refTuple, tuple }) => eb(refTuple('published_at', 'id'), '<', tuple('2026-01-01', 'x')))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(21);

test('a later page of a list searches its index and does not sort, although the planner sees no values', async () => {
  expect(channel().compile().sql).toMatch(/"section_id" = \+\?.*\(\+\?, \+\?\).*limit \+\?$/);
  const plan = await channel().explain<{ detail: string }>(undefined, sql`query plan`);
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(
      /^SEARCH news USING INDEX news_by_section \(section_id=\? AND \(published_at,id\)<\(\?,\?\)\)$/,
    ),
  ]);
});

test('a value keeps its type in a column without type affinity', async () => {
  const kept = await sql<{ type: string }>`
    select typeof(value) as type from (select ${'1'} as value union all select ${null} union all select ${7n})
  `.execute(embedded.db);
  expect(kept.rows.map(({ type }) => type)).toEqual(['text', 'null', 'integer']);
});
