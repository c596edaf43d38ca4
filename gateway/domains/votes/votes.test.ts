import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  type TestHandlers,
  start,
  visitor,
} from '../../http/testing/test-handlers.ts';
import { deleteAccount } from '../account/own-data.ts';
import { addQuiz, addVote } from './test-votes.ts';

let gateway: TestHandlers;
let reader: SignedIn;
beforeEach(async () => {
  gateway = await openTestHandlers();
  reader = await gateway.signIn('泉城老李');
  await addVote(gateway.db, 'one');
  await addVote(gateway.db, 'few', { type: 'multiple', min_choices: 2, max_choices: 2 });
});
afterEach(() => gateway.close());

const show = (voteId: string, context = visitor) =>
  call(gateway.handlers, 'getNewsVote', { query: { voteId } }, context);
const vote = (voteId: string, optionIds: string[], context = reader, id = clientId()) =>
  call(gateway.handlers, 'saveNewsVote', { body: { voteId, optionIds, clientId: id } }, context);

describe('a vote', () => {
  test('says when it is open, by the gateway’s clock', async () => {
    gateway.moveTo(-1);
    expect(await show('one')).toMatchObject({ state: 'upcoming', now: '2026-11-03 07:59:00' });
    await expect(vote('one', ['a'])).rejects.toMatchObject({ code: 409, message: '投票还没有开始' });
    gateway.moveTo(0);
    expect(await show('one')).toMatchObject({ state: 'open' });
    gateway.moveTo(12 * 60);
    expect(await show('one')).toMatchObject({ state: 'closed', endsAt: '2026-11-03 20:00:00' });
    await expect(vote('one', ['a'])).rejects.toMatchObject({
      code: 409,
      message: '投票已经截止，这一票没有计入',
    });
    expect(await show('one')).toMatchObject({ voters: 0 });
  });

  test('shows results to readers who have voted, and to nobody else before it is closed', async () => {
    const other = await gateway.signIn('海边小周');
    expect(await vote('one', ['b'])).toMatchObject({
      voters: 1,
      voted: ['b'],
      options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }],
    });
    const votesSeenBy = async (context: typeof visitor) =>
      (await show('one', context)).options.map(({ votes }) => votes);
    const nothing = [undefined, undefined, undefined];
    expect(await votesSeenBy(visitor)).toEqual(nothing);
    expect(await votesSeenBy(other)).toEqual(nothing);
    expect(await votesSeenBy(reader)).toEqual([0, 1, 0]);
    gateway.moveTo(12 * 60);
    expect(await votesSeenBy(visitor)).toEqual([0, 1, 0]);
  });

  test('accepts one ballot for each reader and answers a retry with the first result', async () => {
    const id = clientId();
    const first = await vote('few', ['c', 'a'], reader, id);
    expect(await vote('few', ['a', 'c'], reader, id)).toEqual(first);
    await expect(vote('few', ['a', 'b'])).rejects.toMatchObject({
      code: 409,
      message: '您已经投过票了，每人只能投一次',
    });
    expect(await show('few', reader)).toMatchObject({
      voters: 1,
      voted: ['a', 'c'],
      options: [{ votes: 1 }, { votes: 0 }, { votes: 1 }],
    });
  });

  test.each([
    ['one', []],
    ['one', ['a', 'b']],
    ['one', ['none']],
    ['few', ['a']],
    ['few', ['a', 'b', 'c']],
  ])('%s rejects %j and counts nothing', async (voteId, choice) => {
    await expect(vote(voteId, choice)).rejects.toMatchObject({
      code: 400,
      fields: [{ path: 'body.optionIds', rule: 'choices' }],
    });
    expect(await show(voteId)).toMatchObject({ voters: 0 });
  });

  test('that does not exist is not found', async () => {
    await expect(show('none')).rejects.toMatchObject({ code: 404 });
    await expect(vote('none', ['a'])).rejects.toMatchObject({ code: 404 });
  });

  test('is part of its reader’s data export', async () => {
    await vote('few', ['c', 'a']);
    const { votes } = (await gateway.exportOf(reader)).account;
    expect(votes).toEqual([
      { voteId: 'few', title: '周末去哪儿', choice: ['a', 'c'], at: '2026-11-03 08:00:00' },
    ]);
  });

  test('keeps counting the ballot of a deleted reader', async () => {
    await vote('one', ['a']);
    await deleteAccount(gateway.db, gateway.account.vault, reader.reader.id, start);
    expect(await gateway.db.selectFrom('vote_ballots').selectAll().execute()).toEqual([]);
    expect(await show('one')).toMatchObject({ voters: 1 });
  });
});

test('quizzes are listed with the open ones first', async () => {
  const day = (date: string) => ({ starts_at: `2026-${date} 00:00:00`, ends_at: `2026-${date} 23:00:00` });
  await addQuiz(gateway.db, 'past', day('10-01'));
  await addQuiz(gateway.db, 'next', day('12-01'));
  await addQuiz(gateway.db, 'now', day('11-03'));
  await addQuiz(gateway.db, 'older', day('09-01'));
  const { list } = await call(gateway.handlers, 'listQuizzes', {});
  expect(list.map(({ id, state }) => [id, state])).toEqual([
    ['now', 'open'],
    ['next', 'upcoming'],
    ['past', 'closed'],
    ['older', 'closed'],
  ]);
  expect(list[0]).toMatchObject({ quiz: { questions: 3, seconds: 20 }, options: [] });
});
