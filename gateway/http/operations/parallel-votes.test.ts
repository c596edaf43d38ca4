import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addQuiz, addVote } from '../../domains/votes/test-votes.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await openTestServer();
  // the votes are open by the clock of the server
  await addVote(server.database.db, 'v');
  await addVote(server.database.db, 'again');
  await addQuiz(server.database.db, 'q');
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const sends = Array.from({ length: 100 }, (_, index) => index);

interface VoteResponse {
  readonly status: number;
  readonly msg: string;
}

async function post(path: string, body: object, headers: Record<string, string>): Promise<VoteResponse> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { msg } = (await response.json()) as { msg: string };
  return { status: response.status, msg };
}

const tally = (responses: readonly VoteResponse[]) =>
  Object.fromEntries(
    [...Map.groupBy(responses, ({ status, msg }) => `${status} ${msg}`)].map(([key, all]) => [
      key,
      all.length,
    ]),
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

test('counts one of a hundred concurrent votes of a reader and rejects the others', async () => {
  const token = await server.signIn('急性子');
  const responses = await Promise.all(
    sends.map((index) =>
      post(
        '/gateway/saveVoteInfo',
        { voteId: 'v', optionIds: [['a', 'b', 'c'][index % 3]], clientId: randomUUID() },
        { token },
      ),
    ),
  );
  expect(tally(responses)).toEqual({ '200 ok': 1, '409 您已经投过票了，每人只能投一次': 99 });
  expect(await votersOf('v')).toEqual({ voters: 1, votes: 1 });
});

test('counts a vote that is sent a hundred times once, with a success response each time', async () => {
  const token = await server.signIn('信号不好的人');
  const body = { voteId: 'again', optionIds: ['a'], clientId: randomUUID() };
  const responses = await Promise.all(sends.map(() => post('/gateway/saveVoteInfo', body, { token })));
  expect(tally(responses)).toEqual({ '200 ok': 100 });
  expect(await votersOf('again')).toEqual({ voters: 1, votes: 1 });
});

test('accepts one of a hundred concurrent answers to a question', async () => {
  const token = await server.signIn('想试遍的人');
  await post('/gateway/x/votes/quiz-question', { voteId: 'q', number: 1 }, { token });
  const responses = await Promise.all(
    sends.map((index) =>
      post(
        '/gateway/app/activity/public/v1/votecontroller/castvote',
        { voteId: 'q', number: 1, optionIds: [['a', 'b', 'c'][index % 3]], clientId: randomUUID() },
        { token },
      ),
    ),
  );
  expect(tally(responses)).toEqual({ '200 ok': 1, '409 这道题您已经答过了': 99 });
});

test('a cookie alone does not authorise a vote', async () => {
  const token = await server.signIn('被人利用的人');
  const body = { voteId: 'v', optionIds: ['a'], clientId: randomUUID() };
  const responses = await post('/gateway/saveVoteInfo', body, {
    cookie: `readerToken=${token}; wxToken=${token}`,
    'user-agent': 'MicroMessenger',
  });
  expect(responses.status).toBe(401);
  expect(await votersOf('v')).toEqual({ voters: 1, votes: 1 });
});
