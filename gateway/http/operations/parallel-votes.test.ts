import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addQuiz, addVote } from '../../domains/votes/test-votes.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await openTestServer();
  // times of the test's votes are those of the server's clock
  await addVote(server.database.db, 'v');
  await addVote(server.database.db, 'again');
  await addQuiz(server.database.db, 'q');
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const sends = Array.from({ length: 100 }, (_, index) => index);

interface Told {
  readonly status: number;
  readonly msg: string;
}

async function post(path: string, body: object, headers: Record<string, string>): Promise<Told> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { msg } = (await answer.json()) as { msg: string };
  return { status: answer.status, msg };
}

const tally = (told: readonly Told[]) =>
  Object.fromEntries(
    [...Map.groupBy(told, ({ status, msg }) => `${status} ${msg}`)].map(([key, all]) => [key, all.length]),
  );

async function votersOf(voteId: string) {
  const { voters } = await server.database.db
    .selectFrom('votes')
    .select('voters')
    .where('id', '=', voteId)
    .executeTakeFirstOrThrow();
  const options = await server.database.db
    .selectFrom('vote_options')
    .select('votes')
    .where('vote_id', '=', voteId)
    .execute();
  return { voters, votes: options.reduce((sum, { votes }) => sum + votes, 0) };
}

test('of a hundred votes of one reader at once one is counted, and all are answered clearly', async () => {
  const token = await server.signIn('急性子');
  const told = await Promise.all(
    sends.map((index) =>
      post(
        '/gateway/saveVoteInfo',
        { voteId: 'v', optionIds: [['a', 'b', 'c'][index % 3]], clientId: randomUUID() },
        { token },
      ),
    ),
  );
  expect(tally(told)).toEqual({ '200 ok': 1, '409 您已经投过票了，每人只能投一次': 99 });
  expect(await votersOf('v')).toEqual({ voters: 1, votes: 1 });
});

test('the same vote sent a hundred times is one vote, and every answer says that it counts', async () => {
  const token = await server.signIn('信号不好的人');
  const body = { voteId: 'again', optionIds: ['a'], clientId: randomUUID() };
  const told = await Promise.all(sends.map(() => post('/gateway/saveVoteInfo', body, { token })));
  expect(tally(told)).toEqual({ '200 ok': 100 });
  expect(await votersOf('again')).toEqual({ voters: 1, votes: 1 });
});

test('of a hundred answers to one question one is judged', async () => {
  const token = await server.signIn('想试遍的人');
  await post('/gateway/x/votes/quiz-question', { voteId: 'q', number: 1 }, { token });
  const told = await Promise.all(
    sends.map((index) =>
      post(
        '/gateway/app/activity/public/v1/votecontroller/castvote',
        { voteId: 'q', number: 1, optionIds: [['a', 'b', 'c'][index % 3]], clientId: randomUUID() },
        { token },
      ),
    ),
  );
  expect(tally(told)).toEqual({ '200 ok': 1, '409 这道题您已经答过了': 99 });
});

test('a cookie alone votes for nobody', async () => {
  const token = await server.signIn('被人利用的人');
  const body = { voteId: 'v', optionIds: ['a'], clientId: randomUUID() };
  const told = await post('/gateway/saveVoteInfo', body, {
    cookie: `readerToken=${token}; wxToken=${token}`,
    'user-agent': 'MicroMessenger',
  });
  expect(told.status).toBe(401);
  expect(await votersOf('v')).toEqual({ voters: 1, votes: 1 });
});
