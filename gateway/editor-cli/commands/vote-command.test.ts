import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, clientId, openTestHandlers, type TestHandlers } from '../../http/testing/test-handlers.ts';
import { addQuiz, addVote } from '../../domains/votes/test-votes.ts';
import { CommandError } from '../editor-command.ts';
import { vote } from './vote-command.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  await addVote(gateway.db, 'v');
  await addQuiz(gateway.db, 'q');
});
afterAll(() => gateway.close());

/** Runs the command at nine in the morning. */
async function cli(...args: readonly string[]): Promise<string[]> {
  const printed: string[] = [];
  const now = new Date('2026-11-03T09:00:00+08:00');
  await vote.run(args, { db: gateway.db, now, print: (line) => printed.push(line), env: {} });
  return printed;
}
const state = async () => (await call(gateway.handlers, 'getNewsVote', { query: { voteId: 'v' } })).state;

test('closes a vote at once and reopens it for some days', async () => {
  gateway.moveTo(60);
  expect(await state()).toBe('open');
  expect(await cli('close', 'v')).toEqual([expect.stringMatching(/^v {2}已截止/)]);
  expect(await state()).toBe('closed');
  expect(await cli('open', 'v', '--days', '2')).toEqual([expect.stringContaining('2026-11-05 09:00:00')]);
  expect(await state()).toBe('open');
});

test('prints the results of votes and quizzes, even while readers cannot see them', async () => {
  const reader = await gateway.signIn('泉城老李');
  await call(
    gateway.handlers,
    'saveNewsVote',
    { body: { voteId: 'v', optionIds: ['b'], clientId: clientId() } },
    reader,
  );
  expect(await cli('results', 'v')).toEqual([
    expect.stringContaining('1 人'),
    expect.stringMatching(/ 0 {2}a$/),
    expect.stringMatching(/ 1 {2}b$/),
    expect.stringMatching(/ 0 {2}c$/),
  ]);
  expect(await cli('list')).toHaveLength(2);
  expect(await cli('results', 'q')).toEqual([expect.stringContaining('0 人')]);
});

test.each([
  [[]],
  [['v']],
  [['close']],
  [['close', 'none']],
  [['open', 'v', '--days', '0']],
  [['close', 'v', 'q']],
])('rejects %j', async (args: readonly string[]) => {
  await expect(cli(...args)).rejects.toThrow(CommandError);
});
