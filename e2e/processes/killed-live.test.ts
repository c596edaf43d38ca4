import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyTestPlace, type TestPlace } from '../../gateway/db/test-database.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { openLiveStream } from '../support/live-stream.ts';

/** a live of the demo that is on air */
const roomId = 'live-peony';
const likers = 4;
/** each may say two things at once */
const speakers = 4;
/** answered batches of likes after which the gateway is killed */
const enough = 60;

interface Sent {
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

let place: TestPlace;
let gateway: RunningGateway;
let tokens: string[];

const start = () => {
  const { dataDir, databaseUrl } = place.location;
  return startGateway({
    dataDir,
    ...(databaseUrl !== undefined && { environment: { DATABASE_URL: databaseUrl } }),
  });
};

beforeAll(async () => {
  place = await emptyTestPlace();
  gateway = await start();
  tokens = [];
  for (let reader = 0; reader < speakers; reader += 1) tokens.push(await gateway.token(`观众${reader}`));
}, 60_000);

afterAll(async () => {
  await gateway.stop();
  await place.remove();
});

test('a gateway that is killed in the midst of a live has kept each acknowledged like and message, once', async () => {
  const { room } = await ask<{ room: { last: number; counts: { likes: number } } }>(
    `/gateway/x/live/room?roomId=${roomId}`,
  );
  const viewer = await openLiveStream(gateway.origin, { roomId, after: room.last });
  const sent = await writeUntilKilled();
  const batches = sent.filter(({ path }) => path.endsWith('likes'));
  const said = sent.filter(({ path }) => path.endsWith('message'));
  const acknowledged = likesOf(batches.filter(({ isAnswered }) => isAnswered));
  expect(batches.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThanOrEqual(enough);

  gateway = await start();
  const kept = await eventsAfter(room.last);
  expect(kept.counts.likes - room.counts.likes).toBeGreaterThanOrEqual(acknowledged);
  for (const { body } of said.filter(({ isAnswered }) => isAnswered))
    expect(kept.events.filter(({ message }) => message?.text === body.text)).toHaveLength(1);

  // whoever got no answer sends again, and who did may
  for (const write of sent) await send(write);
  const settled = await eventsAfter(room.last);
  expect(settled.reset).toBe(false);
  expect(settled.counts.likes).toBe(room.counts.likes + likesOf(batches));
  expect(settled.events.map(({ seq }) => seq)).toEqual(
    settled.events.map((_, index) => room.last + 1 + index),
  );
  expect(settled.events.flatMap(({ message }) => message?.text ?? []).toSorted()).toEqual(
    said.flatMap(({ body }) => body.text ?? []).toSorted(),
  );

  // who watched when it was killed comes back with the last number they were told
  const lastEventId = viewer.events.at(-1)?.seq;
  const back = await openLiveStream(gateway.origin, {
    roomId,
    after: room.last,
    ...(lastEventId !== undefined && { lastEventId }),
  });
  const all = settled.events.map(({ seq }) => seq);
  await back.waitFor(({ events: told }) => viewer.events.length + told.length >= all.length);
  expect([...viewer.events, ...back.events].map(({ seq }) => seq)).toEqual(all);
  back.close();
}, 60_000);

test('a live that is moved by the desk is where it was after a kill, and its film goes on', async () => {
  await gateway.run('desk', 'live', 'pause', roomId);
  gateway.process.kill('SIGKILL');
  await once(gateway.process, 'exit');
  gateway = await start();
  expect(await ask(`/gateway/x/live/room?roomId=${roomId}`)).toMatchObject({ room: { state: 'paused' } });
  const paused = await firstPiece();
  await gateway.run('desk', 'live', 'resume', roomId);
  await expect.poll(firstPiece, { timeout: 20_000, interval: 250 }).toBeGreaterThan(paused);
}, 60_000);

const likesOf = (batches: readonly Sent[]) => batches.reduce((sum, { body }) => sum + (body.count ?? 0), 0);

async function writeUntilKilled(): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { process: running } = gateway;
  const exited = once(running, 'exit');
  let answered = 0;
  let isKilled = false;
  const write = async (next: Sent) => {
    sent.push(next);
    next.isAnswered = await send(next).then(
      () => true,
      (error: unknown) => {
        // only the kill may leave a write without its answer
        if (isKilled) return false;
        throw error;
      },
    );
  };
  const like = async (device: string) => {
    for (let batch = 1; !isKilled; batch += 1) {
      // a device's batches are limited: every thirtieth is another's
      await write(likesFrom(`${device}-${Math.floor(batch / 30)}`, (batch % 5) + 1));
      answered += 1;
      if (answered < enough || isKilled) continue;
      isKilled = true;
      running.kill('SIGKILL');
    }
  };
  const speak = async (token: string, reader: number) => {
    for (const turn of ['早', '晚']) if (!isKilled) await write(wordsOf(token, `观众${reader}说${turn}上好`));
  };
  await Promise.all([
    ...Array.from({ length: likers }, (_, index) => like(`device-${index}`)),
    ...tokens.map(speak),
  ]);
  const [, signal] = await exited;
  expect(signal).toBe('SIGKILL');
  return sent;
}

const likesFrom = (device: string, count: number): Sent => ({
  path: '/gateway/x/live/likes',
  body: { clientId: randomUUID(), count },
  token: '',
  device,
  isAnswered: false,
});

const wordsOf = (token: string, text: string): Sent => ({
  path: '/gateway/x/live/message',
  body: { clientId: randomUUID(), text },
  token,
  device: 'device-of-the-test',
  isAnswered: false,
});

/** number of the first piece that is on air */
async function firstPiece(): Promise<number> {
  const response = await fetch(`${gateway.origin}/media/live/${roomId}/live-360.m3u8`);
  return Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(await response.text())?.[1] ?? Number.NaN);
}

const eventsAfter = (after: number) => ask<Events>(`/gateway/x/live/events?roomId=${roomId}&after=${after}`);

async function send({ path, body, token, device }: Sent): Promise<void> {
  const response = await fetch(`${gateway.origin}${path}?timestamp=${Date.now()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { token }) },
    body: JSON.stringify({ ...body, roomId, ak: device, userAgent: 'test' }),
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

async function ask<Data>(path: string): Promise<Data> {
  const response = await fetch(gateway.origin + path);
  const { data }: { data: Data } = JSON.parse(await response.text());
  return data;
}
