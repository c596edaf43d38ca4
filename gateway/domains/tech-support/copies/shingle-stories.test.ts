import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import { openDatabase } from '../../../db/open.ts';
import { markStories } from './shingle-stories.ts';

test('a batch reads its own stories only, not all that are not indexed yet', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-shingles-'));
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  const plan = await markStories(db).explain<{ detail: string }>(undefined, sql`query plan`);
  await close();
  await rm(dataDir, { recursive: true });
  expect(plan[0]?.detail).toMatch(/^SEARCH news_bodies USING INDEX \w+ \(news_id=\?\)$/);
});
