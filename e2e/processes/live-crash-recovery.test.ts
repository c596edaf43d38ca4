import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyTestLocation, type TestLocation } from '../../gateway/db/test-database.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { openLiveStream } from '../support/live-stream.ts';

/** a live room of the demo content that is on air */
const roomId = 'live-peony';
const likers = 4;
/** each may send two messages without a pause */
const messageWriters = 4;
/** number of answered batches of likes after which the gateway is killed */
const killAfter = 60;

interface SentRequest {
  readonly path: '/gateway/x/live/likes' | '/gateway/x/live/message';
  readonly body: { readonly clientId: string; readonly count?: number; readonly text?: string };
  readonly token: string;
  readonly device: string;
  isAnswered: boolean;
}

interface Events {
  readonly events: readonly { readonly seq: number; readonly message?: { readonly text: string } }[];
  readonly last: number;
  readonly reset: boolean;
  readonly counts: { readonly likes: number };
}

let testLocation: TestLocation;
let gateway: RunningGateway;
let tokens: string[];

const start = () => {
  const { dataDir, databaseUrl } = testLocation.location;
  return startGateway({
    dataDir,
    ...(databaseUrl !== undefined && { environment: { DATABASE_URL: databaseUrl } }),
  });
};

beforeAll(async () => {
  testLocation = await emptyTestLocation();
  gateway = await start();
  tokens = [];
  for (let reader = 0; reader < messageWriters; reader += 1)
    tokens.push(await gateway.token(`观众${reader}`));
}, 60_000);

afterAll(async () => {
  await gateway.stop();
  await testLocation.remove();
});

test('a gateway killed during a live event has saved each acknowledged like and message once', async () => {
  const { room } = await getData<{ room: { last: number; counts: { likes: number } } }>(
    `/gateway/x/live/room?roomId=${roomId}`,
  );
  const viewer = await openLiveStream(gateway.origin, { roomId, after: room.last });
  const sent = await writeUntilKilled();
  const batches = sent.filter(({ path }) => path.endsWith('likes'));
  const messages = sent.filter(({ path }) => path.endsWith('message'));
  const acknowledged = totalLikes(batches.filter(({ isAnswered }) => isAnswered));
  expect(batches.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThanOrEqual(killAfter);

  gateway = await start();
  const saved = await eventsAfter(room.last);
  expect(saved.counts.likes - room.counts.likes).toBeGreaterThanOrEqual(acknowledged);
  for (const { body } of messages.filter(({ isAnswered }) => isAnswered))
    expect(saved.events.filter(({ message }) => message?.text === body.text)).toHaveLength(1);

  // clients without an answer retry, and those with an answer may
  for (const write of sent) await send(write);
  const settled = await eventsAfter(room.last);
  expect(settled.reset).toBe(false);
  expect(settled.counts.likes).toBe(room.counts.likes + totalLikes(batches));
  expect(settled.events.map(({ seq }) => seq)).toEqual(
    settled.events.map((_, index) => room.last + 1 + index),
  );
  expect(settled.events.flatMap(({ message }) => message?.text ?? []).toSorted()).toEqual(
    messages.flatMap(({ body }) => body.text ?? []).toSorted(),
  );

  // a viewer who was connected reconnects with the number of the last event received
  const lastEventId = viewer.events.at(-1)?.seq;
  const reconnected = await openLiveStream(gateway.origin, {
    roomId,
    after: room.last,
    ...(lastEventId !== undefined && { lastEventId }),
  });
  const all = settled.events.map(({ seq }) => seq);
  await reconnected.waitFor(({ events }) => viewer.events.length + events.length >= all.length);
  expect([...viewer.events, ...reconnected.events].map(({ seq }) => seq)).toEqual(all);
  reconnected.close();
}, 60_000);

test('a live room paused with the editor CLI is still paused after a kill, and its video continues', async () => {
  await gateway.run('desk', 'live', 'pause', roomId);
  gateway.process.kill('SIGKILL');
  await once(gateway.process, 'exit');
  gateway = await start();
  expect(await getData(`/gateway/x/live/room?roomId=${roomId}`)).toMatchObject({ room: { state: 'paused' } });
  const paused = await firstSegment();
  await gateway.run('desk', 'live', 'resume', roomId);
  await expect.poll(firstSegment, { timeout: 20_000, interval: 250 }).toBeGreaterThan(paused);
}, 60_000);

const totalLikes = (batches: readonly SentRequest[]) =>
  batches.reduce((sum, { body }) => sum + (body.count ?? 0), 0);

async function writeUntilKilled(): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  const { process: running } = gateway;
  const exited = once(running, 'exit');
  let answered = 0;
  let isKilled = false;
  const write = async (next: SentRequest) => {
    sent.push(next);
    next.isAnswered = await send(next).then(
      () => true,
      (error: unknown) => {
        // only the kill may leave a write unanswered
        if (isKilled) return false;
        throw error;
      },
    );
  };
  const like = async (device: string) => {
    for (let batch = 1; !isKilled; batch += 1) {
      // batches are limited per device: change the device every thirty batches
      await write(likeRequest(`${device}-${Math.floor(batch / 30)}`, (batch % 5) + 1));
      answered += 1;
      if (answered < killAfter || isKilled) continue;
      isKilled = true;
      running.kill('SIGKILL');
    }
  };
  const speak = async (token: string, reader: number) => {
    for (const turn of ['早', '晚'])
      if (!isKilled) await write(messageRequest(token, `观众${reader}说${turn}上好`));
  };
  await Promise.all([
    ...Array.from({ length: likers }, (_, index) => like(`device-${index}`)),
    ...tokens.map(speak),
  ]);
  const [, signal] = await exited;
  expect(signal).toBe('SIGKILL');
  return sent;
}

const likeRequest = (device: string, count: number): SentRequest => ({
  path: '/gateway/x/live/likes',
  body: { clientId: randomUUID(), count },
  token: '',
  device,
  isAnswered: false,
});

const messageRequest = (token: string, text: string): SentRequest => ({
  path: '/gateway/x/live/message',
  body: { clientId: randomUUID(), text },
  token,
  device: 'device-of-the-test',
  isAnswered: false,
});

/** number of the first video segment that is on air */
async function firstSegment(): Promise<number> {
  const response = await fetch(`${gateway.origin}/media/live/${roomId}/live-360.m3u8`);
  return Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(await response.text())?.[1] ?? Number.NaN);
}

const eventsAfter = (after: number) =>
  getData<Events>(`/gateway/x/live/events?roomId=${roomId}&after=${after}`);

async function send({ path, body, token, device }: SentRequest): Promise<void> {
  const response = await fetch(`${gateway.origin}${path}?timestamp=${Date.now()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { token }) },
    body: JSON.stringify({ ...body, roomId, ak: device, userAgent: 'test' }),
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

async function getData<Data>(path: string): Promise<Data> {
  const response = await fetch(gateway.origin + path);
  const { data }: { data: Data } = JSON.parse(await response.text());
  return data;
}
