import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHandlers, type TestHandlers } from '../http/test-handlers.ts';
import { runDesk } from './run.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

async function desk(...words: readonly string[]) {
  const printed: string[] = [];
  const complained: string[] = [];
  const { dataDir, databaseUrl } = gateway.database.location;
  const code = await runDesk(words, {
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  return { code, printed, complained: complained.join('\n') };
}

const drawn = () => gateway.db.selectFrom('paper_pages').select('drawing_hash').orderBy('page').execute();

test('the desk lists the issues of the paper, lays one out anew, takes it back and publishes it again', async () => {
  const { printed } = await desk('paper');
  const date = printed.at(0)?.slice(0, 10) ?? '';
  expect(printed).toEqual([`${date}  已出版 (published)  尚未排版 (not laid out yet)`]);
  expect((await desk('paper', 'regenerate', date)).printed.join()).toContain('laid out anew');
  expect(await drawn()).toHaveLength(16);
  expect((await desk('paper', 'list')).printed.join()).toMatch(/排版，\d+ 篇/);
  expect((await desk('paper', 'withdraw', date)).printed.join()).toContain('withdrawn');
  const days = await gateway.db.selectFrom('paper_issues').select(['date', 'state']).execute();
  expect(days).toEqual([{ date, state: 'withdrawn' }]);
  expect((await desk('paper', 'publish', date)).printed).toEqual([`${date} 已出版 (published)`]);
});

test.each([
  [['publish']],
  [['publish', 'today']],
  [['withdraw', '2020-01-01']],
  [['regenerate', '2020-01-01']],
  [['burn', '2026-11-03']],
  [['publish', '2026-11-03', 'x']],
])('the desk refuses %j and shows how to ask', async (words: readonly string[]) => {
  const { code, complained } = await desk('paper', ...words);
  expect(code).toBe(1);
  expect(complained).toContain('regenerate <date>');
});
