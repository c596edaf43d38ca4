import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, clientId, openTestHandlers, type TestHandlers } from '../../http/testing/test-handlers.ts';
import { addQuiz, addVote } from '../../domains/votes/test-votes.ts';
import { DeskError } from '../editor-command.ts';
import { vote } from './vote-command.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  await addVote(gateway.db, 'v');
  await addQuiz(gateway.db, 'q');
});
afterAll(() => gateway.close());

/** What the desk prints at nine o'clock on the tests' day. */
async function desk(...words: readonly string[]): Promise<string[]> {
  const printed: string[] = [];
  const now = new Date('2026-11-03T09:00:00+08:00');
  await vote.run(words, { db: gateway.db, now, print: (line) => printed.push(line), env: {} });
  return printed;
}
const state = async () => (await call(gateway.handlers, 'getNewsVote', { query: { voteId: 'v' } })).state;

test('closes a vote at once, and opens it again for some days', async () => {
  gateway.moveTo(60);
  expect(await state()).toBe('open');
  expect(await desk('close', 'v')).toEqual([expect.stringMatching(/^v {2}已截止/)]);
  expect(await state()).toBe('closed');
  expect(await desk('open', 'v', '--days', '2')).toEqual([expect.stringContaining('2026-11-05 09:00:00')]);
  expect(await state()).toBe('open');
});

test('prints how votes and quizzes stand, also while readers are not told', async () => {
  const reader = await gateway.signIn('泉城老李');
  await call(
    gateway.handlers,
    'saveNewsVote',
    { body: { voteId: 'v', optionIds: ['b'], clientId: clientId() } },
    reader,
  );
  expect(await desk('results', 'v')).toEqual([
    expect.stringContaining('1 人'),
    expect.stringMatching(/ 0 {2}a$/),
    expect.stringMatching(/ 1 {2}b$/),
    expect.stringMatching(/ 0 {2}c$/),
  ]);
  expect(await desk('list')).toHaveLength(2);
  expect(await desk('results', 'q')).toEqual([expect.stringContaining('0 人')]);
});

test.each([
  [[]],
  [['v']],
  [['close']],
  [['close', 'none']],
  [['open', 'v', '--days', '0']],
  [['close', 'v', 'q']],
])('refuses %j', async (words: readonly string[]) => {
  await expect(desk(...words)).rejects.toThrow(DeskError);
});
