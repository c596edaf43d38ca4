import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHandlers, type TestHandlers } from '../../http/testing/test-handlers.ts';
import { paper } from './paper-command.ts';
import { deskOn } from '../test-editor-cli.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

/** What the desk prints on one morning: at six of the next one a further issue is out. */
async function desk(...words: readonly string[]): Promise<string[]> {
  const printed: string[] = [];
  const now = new Date('2026-11-03T09:00:00+08:00');
  await paper.run(words, { db: gateway.db, now, print: (line) => printed.push(line), env: {} });
  return printed;
}

const drawn = () => gateway.db.selectFrom('paper_pages').select('drawing_hash').orderBy('page').execute();

test('the desk lists the issues of the paper, lays one out anew, takes it back and publishes it again', async () => {
  const date = '2026-11-03';
  expect(await desk()).toEqual([`${date}  已出版 (published)  尚未排版 (not laid out yet)`]);
  expect((await desk('regenerate', date)).join()).toContain('laid out anew');
  expect(await drawn()).toHaveLength(16);
  expect((await desk('list')).join()).toMatch(/排版，\d+ 篇/);
  expect((await desk('withdraw', date)).join()).toContain('withdrawn');
  const days = await gateway.db.selectFrom('paper_issues').select(['date', 'state']).execute();
  expect(days).toEqual([{ date, state: 'withdrawn' }]);
  expect(await desk('publish', date)).toEqual([`${date} 已出版 (published)`]);
});

test.each([
  [['publish']],
  [['publish', 'today']],
  [['withdraw', '2020-01-01']],
  [['regenerate', '2020-01-01']],
  [['burn', '2026-11-03']],
  [['publish', '2026-11-03', 'x']],
])('the desk refuses %j and shows how to ask', async (words: readonly string[]) => {
  const { code, complained } = await deskOn(gateway.database.location, ['paper', ...words]);
  expect(code).toBe(1);
  expect(complained).toContain('regenerate <date>');
});
