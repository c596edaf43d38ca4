import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHandlers, type TestHandlers } from '../../http/testing/test-handlers.ts';
import { paper } from './paper-command.ts';
import { runEditorCli } from '../test-editor-cli.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

/** Runs the command at nine in the morning; the next issue is due at six the day after. */
async function cli(...args: readonly string[]): Promise<string[]> {
  const printed: string[] = [];
  const now = new Date('2026-11-03T09:00:00+08:00');
  await paper.run(args, { db: gateway.db, now, print: (line) => printed.push(line), env: {} });
  return printed;
}

const drawn = () => gateway.db.selectFrom('paper_pages').select('drawing_hash').orderBy('page').execute();

test('lists the issues, lays one out again, withdraws and republishes it', async () => {
  const date = '2026-11-03';
  expect(await cli()).toEqual([`${date}  已出版 (published)  尚未排版 (not laid out yet)`]);
  expect((await cli('regenerate', date)).join()).toContain('laid out again');
  expect(await drawn()).toHaveLength(16);
  expect((await cli('list')).join()).toMatch(/排版，\d+ 篇/);
  expect((await cli('withdraw', date)).join()).toContain('withdrawn');
  const days = await gateway.db.selectFrom('paper_issues').select(['date', 'state']).execute();
  expect(days).toEqual([{ date, state: 'withdrawn' }]);
  expect(await cli('publish', date)).toEqual([`${date} 已出版 (published)`]);
});

test.each([
  [['publish']],
  [['publish', 'today']],
  [['withdraw', '2020-01-01']],
  [['regenerate', '2020-01-01']],
  [['burn', '2026-11-03']],
  [['publish', '2026-11-03', 'x']],
])('rejects %j and prints the usage', async (args: readonly string[]) => {
  const { code, errorText } = await runEditorCli(gateway.database.location, ['paper', ...args]);
  expect(code).toBe(1);
  expect(errorText).toContain('regenerate <date>');
});
