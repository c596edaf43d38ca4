import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  call,
  clientId,
  minute,
  openTestHandlers,
  type SignedIn,
  type TestHandlers,
  visitor,
} from '../../http/testing/test-handlers.ts';
import { addQuiz, addVote } from './test-votes.ts';

let gateway: TestHandlers;
let reader: SignedIn;
let seconds: number;
beforeEach(async () => {
  gateway = await openTestHandlers();
  reader = await gateway.signIn('泉城老李');
  seconds = 0;
  await addQuiz(gateway.db, 'q');
});
afterEach(() => gateway.close());

function pass(more: number) {
  seconds += more;
  gateway.moveTo((seconds * 1000) / minute);
}
const progress = (context = visitor) =>
  call(gateway.handlers, 'getQuiz', { query: { voteId: 'q' } }, context);
const open = (number: number, context: SignedIn = reader, calm = false) =>
  call(gateway.handlers, 'startQuizQuestion', { body: { voteId: 'q', number, calm } }, context);
const answer = (number: number, optionIds: string[], context: SignedIn = reader, id = clientId()) =>
  call(
    gateway.handlers,
    'castQuizAnswer',
    { body: { voteId: 'q', number, optionIds, clientId: id } },
    context,
  );
const submit = (context: SignedIn = reader) =>
  call(
    gateway.handlers,
    'saveNewsVote',
    { body: { voteId: 'q', optionIds: [], clientId: clientId() } },
    context,
  );
const conflict = (message: string) => expect.objectContaining({ code: 409, message });

describe('a quiz', () => {
  test('is answered question by question, judged, and finished', async () => {
    expect(await progress(reader)).toEqual({ id: 'q', stage: 'rules', questions: 3, right: 0 });
    const opened = await open(1);
    expect(opened).toMatchObject({ stage: 'question', number: 1, secondsLeft: 20 });
    pass(4);
    expect(await answer(1, ['a'])).toMatchObject({
      stage: 'judged',
      right: 1,
      hasNext: true,
      judged: { correct: true, right: ['a'], explanation: '因为 1', timedOut: false },
    });
    // reading the explanation does not use the next question's time
    pass(600);
    await open(2);
    pass(2);
    expect(await answer(2, ['c'])).toMatchObject({ right: 1, judged: { correct: false, right: ['b'] } });
    await open(3);
    expect(await answer(3, ['c', 'a'])).toMatchObject({ right: 2, hasNext: false });
    expect(await submit()).toMatchObject({ voters: 1 });
    expect(await progress(reader)).toMatchObject({
      stage: 'score',
      right: 2,
      score: { seconds: 6, calm: false, rank: 1, readers: 1 },
      review: [{ correct: true }, { chosen: ['c'], right: ['b'] }, { right: ['a', 'c'] }],
    });
    await expect(open(1)).rejects.toEqual(conflict('您已经交卷了，每人只能答一次'));
    expect(await submit()).toMatchObject({ voters: 1 });
  });

  test('does not disclose right answers before a question can no longer be answered', async () => {
    const secrets = /explanation|因为|"right":\[/;
    expect(JSON.stringify(await progress())).not.toMatch(secrets);
    expect(JSON.stringify(await open(1))).not.toMatch(secrets);
    pass(23);
    expect(JSON.stringify(await progress(reader))).not.toMatch(secrets);
    pass(1);
    expect(await progress(reader)).toMatchObject({
      stage: 'judged',
      judged: { timedOut: true, correct: false, right: ['a'] },
    });
  });

  test('continues by the gateway’s clock while the reader is away', async () => {
    await open(1);
    pass(12);
    expect(await progress(reader)).toMatchObject({ stage: 'question', secondsLeft: 8 });
    expect(await open(1)).toMatchObject({ stage: 'question', secondsLeft: 8 });
    pass(3600);
    expect(await answer(1, ['a'])).toMatchObject({ right: 0, judged: { timedOut: true, chosen: [] } });
    expect(await open(1)).toMatchObject({ stage: 'judged', number: 1 });
    expect(await open(2)).toMatchObject({ stage: 'question', number: 2, secondsLeft: 20 });
  });

  test('accepts an answer that was sent in time and delayed by the network', async () => {
    await open(1);
    pass(23);
    expect(await answer(1, ['a'])).toMatchObject({ right: 1 });
    await open(2);
    await answer(2, ['b']);
    await open(3);
    await answer(3, []);
    await submit();
    // and does not count more than the question’s own time
    expect(await progress(reader)).toMatchObject({ right: 2, score: { seconds: 20 } });
  });

  test('opens questions only in order, each once, and no unknown one', async () => {
    await expect(open(2)).rejects.toEqual(conflict('请从第一题开始答'));
    await expect(answer(1, ['a'])).rejects.toEqual(conflict('这道题还没有开始'));
    await open(1);
    await expect(open(2)).rejects.toEqual(conflict('请按顺序一题一题地答'));
    await expect(answer(2, ['a'])).rejects.toEqual(conflict('这道题还没有开始'));
    await expect(submit()).rejects.toEqual(conflict('还有题没有答完，答完再交卷'));
    await expect(answer(1, ['none'])).rejects.toMatchObject({ code: 400 });
    await expect(answer(1, ['a', 'b'])).rejects.toMatchObject({ code: 400 });
    const id = clientId();
    const first = await answer(1, ['b'], reader, id);
    expect(await answer(1, ['b'], reader, id)).toEqual(first);
    await expect(answer(1, ['a'])).rejects.toEqual(conflict('这道题您已经答过了'));
    await expect(open(3)).rejects.toEqual(conflict('请按顺序一题一题地答'));
    expect(await progress(reader)).toMatchObject({ right: 0 });
  });

  test('has no time limit in calm mode, from the first question to the last', async () => {
    expect((await open(1, reader, true)).secondsLeft).toBeUndefined();
    pass(3000);
    expect(await progress(reader)).toMatchObject({ stage: 'question' });
    expect(await answer(1, ['a'])).toMatchObject({ right: 1 });
    expect((await open(2)).secondsLeft).toBeUndefined();
  });

  test('cannot switch to calm mode after it has started', async () => {
    await open(1);
    await answer(1, ['a']);
    expect(await open(2, reader, true)).toMatchObject({ secondsLeft: 20 });
  });

  test('that has ended discloses the right answers to everybody and finishes with what was answered before', async () => {
    await open(1);
    await answer(1, ['a']);
    await open(2);
    gateway.moveTo(12 * 60);
    const { stage, review } = await progress();
    expect(stage).toBe('closed');
    expect(review).toHaveLength(3);
    await expect(open(1, await gateway.signIn('迟到的人'))).rejects.toEqual(conflict('答题已经结束'));
    expect(await progress(reader)).toMatchObject({ stage: 'judged', number: 2, hasNext: false });
    await submit();
    expect(await progress(reader)).toMatchObject({ stage: 'score', right: 1, score: { rank: 1 } });
  });

  test('that has not started says so', async () => {
    gateway.moveTo(-5);
    expect(await progress()).toMatchObject({ stage: 'upcoming' });
    await expect(open(1)).rejects.toEqual(conflict('答题还没有开始'));
    await expect(submit()).rejects.toEqual(conflict('您还没有开始答题'));
  });

  test('is not a vote, and a vote is not a quiz', async () => {
    await addVote(gateway.db, 'v');
    await expect(call(gateway.handlers, 'getQuiz', { query: { voteId: 'v' } })).rejects.toMatchObject({
      code: 404,
    });
    await expect(
      call(
        gateway.handlers,
        'saveNewsVote',
        { body: { voteId: 'q', optionIds: ['a'], clientId: clientId() } },
        reader,
      ),
    ).rejects.toMatchObject({ code: 400 });
  });
});

test('the ranking lists most right answers first, then attempts with a time limit, then the faster', async () => {
  const play = async (name: string, choices: string[][], slow: number, calm = false) => {
    const player = await gateway.signIn(name);
    for (const [index, choice] of choices.entries()) {
      await open(index + 1, player, calm);
      pass(slow);
      await answer(index + 1, choice, player);
    }
    await submit(player);
    return player;
  };
  const allRight = [['a'], ['b'], ['a', 'c']];
  await play('慢慢来的人', allRight, 5);
  await play('答错的人', [['a'], ['b'], ['a']], 1);
  await play('从容的人', allRight, 1, true);
  const fast = await play('快手小王', allRight, 2);
  const ranking = await call(gateway.handlers, 'getQuizRanking', { query: { voteId: 'q' } }, fast);
  expect(ranking).toMatchObject({ readers: 4, questions: 3 });
  expect(
    ranking.list.map(({ rank, name, right, seconds: taken, own }) => [rank, name, right, taken, own]),
  ).toEqual([
    [1, '快*王', 3, 6, true],
    [2, '慢*人', 3, 15, false],
    [3, '从*人', 3, 3, false],
    [4, '答*人', 2, 3, false],
  ]);
  expect(await progress(fast)).toMatchObject({ score: { rank: 1, readers: 4 } });
});
