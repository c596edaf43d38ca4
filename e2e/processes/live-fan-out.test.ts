import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyTestLocation, type TestLocation } from '../../gateway/db/test-database.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { openLiveStream, type LiveEvent } from '../support/live-stream.ts';

/** a live room of the demo content that is on air */
const roomId = 'live-peony';
/** each may send two messages without a pause */
const writers = 4;

let testLocation: TestLocation;
let first: RunningGateway;
let second: RunningGateway;
beforeAll(async () => {
  testLocation = await emptyTestLocation();
  const { dataDir, databaseUrl } = testLocation.location;
  const options = {
    dataDir,
    ...(databaseUrl !== undefined && { environment: { DATABASE_URL: databaseUrl } }),
  };
  first = await startGateway(options);
  second = await startGateway(options);
}, 120_000);
afterAll(async () => {
  await first.stop();
  await second.stop();
  await testLocation.remove();
});

test('viewers of two gateways receive the messages of both and the editor’s changes in the same order', async () => {
  const { last, counts } = await room();
  const here = await openLiveStream(first.origin, { roomId, after: last });
  const there = await openLiveStream(second.origin, { roomId, after: last });
  const tokens = await signIn('观众', writers);
  const texts = tokens.flatMap((_, reader) => [`第${reader}位说早上好`, `第${reader}位说晚上好`]);
  await Promise.all([
    ...tokens.map(async (token, reader) => {
      await post(first, 'message', { roomId, text: `第${reader}位说早上好` }, token);
      await post(second, 'message', { roomId, text: `第${reader}位说晚上好` }, token);
    }),
    post(first, 'likes', { roomId, count: 3 }),
    post(second, 'likes', { roomId, count: 4 }),
    first.run('desk', 'live', 'pause', roomId).then(() => first.run('desk', 'live', 'resume', roomId)),
  ]);
  const all = texts.length + 2;
  await Promise.all([here, there].map((stream) => stream.waitFor(({ events }) => events.length >= all)));
  expect(here.events).toEqual(there.events);
  expect(here.events.map(({ seq }) => seq)).toEqual(
    Array.from({ length: all }, (_, index) => last + 1 + index),
  );
  expect(textsOf(here.events).toSorted()).toEqual(texts.toSorted());
  expect(here.events.flatMap(({ state }) => state ?? [])).toEqual(['paused', 'living']);
  const together = { viewers: 2, likes: counts.likes + 7 };
  for (const stream of [here, there])
    await stream.waitFor(({ counts: latest }) => latest?.viewers === 2 && latest.likes === together.likes);
  here.close();
  there.close();
}, 60_000);

test('a red packet is paid out once when fifty requests reach each of two gateways', async () => {
  const line = await first.run('desk', 'live', 'packet', roomId, '开播红包', '--fund', '10');
  const [packetId = ''] = line.split(' ');
  const [inviter = '', ...guests] = await signIn('邀请', 3);
  const { code: invitation } = await post<{ code: string }>(first, 'invitation', { roomId }, inviter);
  for (const guest of guests) await post(second, 'invitation-use', { roomId, invitation }, guest);
  const requests = Array.from({ length: 100 }, (_, index) =>
    send(index % 2 === 0 ? first : second, 'cash-out', { packetId }, inviter),
  );
  const codes = (await Promise.all(requests)).map(({ status }) => status);
  expect(codes.filter((status) => status === 200)).toHaveLength(1);
  expect(codes.filter((status) => status === 409)).toHaveLength(99);
  const payouts = await first.run('desk', 'live', 'payouts');
  expect(payouts.split('\n').filter((payout) => payout.startsWith(packetId))).toEqual([
    expect.stringContaining(' 1.00 元 '),
  ]);
}, 60_000);

test('a viewer whose gateway is killed receives missed events from the other gateway, none twice', async () => {
  const { last } = await room();
  const before = await openLiveStream(first.origin, { roomId, after: last });
  const [token = ''] = await signIn('守着看', 1);
  await post(second, 'message', { roomId, text: '断网之前' }, token);
  await before.waitFor(({ events }) => events.length === 1);
  first.process.kill('SIGKILL');
  await post(second, 'message', { roomId, text: '断网之后' }, token);
  const lastEventId = before.events.at(-1)?.seq ?? 0;
  const reconnected = await openLiveStream(second.origin, { roomId, after: last, lastEventId });
  await reconnected.waitFor(({ events }) => events.length > 0);
  expect(textsOf([...before.events, ...reconnected.events])).toEqual(['断网之前', '断网之后']);
  reconnected.close();
}, 60_000);

const textsOf = (events: readonly LiveEvent[]) => events.flatMap(({ message }) => message?.text ?? []);

async function signIn(name: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let reader = 0; reader < count; reader += 1) tokens.push(await first.token(`${name}${reader}`));
  return tokens;
}

async function room(): Promise<{ last: number; counts: { likes: number } }> {
  const response = await fetch(`${second.origin}/gateway/x/live/room?roomId=${roomId}`);
  const { data }: { data: { room: { last: number; counts: { likes: number } } } } = JSON.parse(
    await response.text(),
  );
  return data.room;
}

function send({ origin }: RunningGateway, what: string, body: object, token = ''): Promise<Response> {
  return fetch(`${origin}/gateway/x/live/${what}?timestamp=${Date.now()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { token }) },
    body: JSON.stringify({ ...body, clientId: randomUUID(), ak: 'device-of-the-test', userAgent: 'test' }),
  });
}

async function post<Data>(gateway: RunningGateway, what: string, body: object, token = ''): Promise<Data> {
  const response = await send(gateway, what, body, token);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${what}: ${response.status} ${text}`);
  const { data }: { data: Data } = JSON.parse(text);
  return data;
}
