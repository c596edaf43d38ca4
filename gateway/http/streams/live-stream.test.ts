import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runEditorCli } from '../../editor-cli/test-editor-cli.ts';
import { addScene } from '../../domains/live/scenes/live-scenes.ts';
import { addRoom, video } from '../../domains/live/test-lives.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer();
  await addRoom(server.database.db, 'r', { source_json: JSON.stringify(video) });
  port = await listen(server);
});
afterAll(() => server.close());

/** of 240 KB each: together far more than the socket buffers of a system hold */
const mostScenes = 150;

interface Stream {
  readonly response: IncomingMessage;
  /** the text received so far */
  text(): string;
  /** number of events received so far */
  eventCount(): number;
  /** in the last counts received */
  viewers(): number | undefined;
  leave(): void;
}

async function listen({ app }: TestServer): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function open(search: string, headers: Record<string, string> = {}, at = port): Promise<Stream> {
  const request = httpGet({ port: at, host: '127.0.0.1', path: `/gateway/x/live/stream?${search}`, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const parts: string[] = [];
  let eventCount = 0;
  let line = '';
  let isEvent = false;
  let viewers: number | undefined;
  response.setEncoding('utf8').on('data', (part: string) => {
    parts.push(part);
    const lines = (line + part).split('\n');
    line = lines.pop() ?? '';
    // an event has arrived with its last line, which may be long
    for (const one of lines) {
      const [, counted] = /^data: \{"viewers":(\d+)/.exec(one) ?? [];
      if (counted !== undefined) viewers = Number(counted);
      if (isEvent && one.startsWith('data: ')) eventCount += 1;
      isEvent = one === 'event: happened';
    }
  });
  response.on('error', () => {}); // ended by the test
  return {
    response,
    text: () => parts.join(''),
    eventCount: () => eventCount,
    viewers: () => viewers,
    leave: () => request.destroy(),
  };
}

const liveCommand = (...words: readonly string[]) =>
  runEditorCli(server.database.location, ['live', ...words]);
/** in ms, for a busy machine */
const pollOptions = { timeout: 5000 };
const statesIn = (text: string) => text.match(/"state":"\w+"/g)?.map((state) => state.slice(9, -1)) ?? [];

describe('the stream of a live', () => {
  test('delivers changes of another process, and missed events after a reconnect', async () => {
    const stream = await open('roomId=r&after=0');
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await liveCommand('start', 'r')).code).toBe(0);
    await expect.poll(() => statesIn(stream.text()), pollOptions).toEqual(['living']);
    expect(stream.text()).toMatch(/^retry: 2000\n\n/);
    stream.leave();
    await liveCommand('pause', 'r');
    await liveCommand('resume', 'r');
    const back = await open('roomId=r&after=0', { 'last-event-id': '1' });
    await expect.poll(() => statesIn(back.text()), pollOptions).toEqual(['paused', 'living']);
    expect(back.text().match(/^id: \d+/gm)).toEqual(['id: 2', 'id: 3']);
    back.leave();
  });

  test.each([
    ['roomId=none&after=0', 404],
    ['after=0', 400],
    ['roomId=r', 400],
    ['roomId=r&after=-1', 400],
    ['roomId=a%20b&after=0', 400],
  ])('%s is rejected like any call', async (search, code) => {
    const response = await server.get(`/gateway/x/live/stream?${search}`);
    expect(response.statusCode).toBe(code);
    expect(response.json()).toMatchObject({ code });
  });
});

describe('streams of one address', () => {
  let limited: TestServer;
  let limitedPort: number;
  beforeAll(async () => {
    limited = await openTestServer({ trustProxy: 'loopback' });
    await addRoom(limited.database.db, 'r');
    limitedPort = await listen(limited);
  });
  afterAll(() => limited.close());
  const openFrom = (address: string, search = 'roomId=r&after=0') =>
    open(search, { 'x-forwarded-for': address }, limitedPort);

  test('are at most fifty; another one is refused with Retry-After until one ends', async () => {
    // more than the limit at the same time: what is being opened counts too
    const streams = await Promise.all(Array.from({ length: 60 }, () => openFrom('203.0.113.1')));
    const accepted = streams.filter(({ response }) => response.statusCode === 200);
    const refused = streams.filter(({ response }) => response.statusCode === 429);
    expect([accepted.length, refused.length]).toEqual([50, 10]);
    expect(Number(refused[0]?.response.headers['retry-after'])).toBeGreaterThan(0);
    const other = await openFrom('203.0.113.2');
    expect(other.response.statusCode).toBe(200);

    accepted[0]?.leave();
    await expect
      .poll(async () => {
        const again = await openFrom('203.0.113.1');
        if (again.response.statusCode === 200) streams.push(again);
        return again.response.statusCode;
      }, pollOptions)
      .toBe(200);
    for (const { leave } of [...streams, other]) leave();
  });

  test('add at most three hundred views an hour to a room', async () => {
    const { db } = limited.database;
    await addRoom(db, 'viewed');
    for (let count = 0; count < 310; count += 10) {
      const streams = await Promise.all(
        Array.from({ length: 10 }, () => openFrom('203.0.113.4', 'roomId=viewed&after=0')),
      );
      const ended = streams.map(({ response }) => new Promise((resolve) => response.once('close', resolve)));
      for (const { leave } of streams) leave();
      await Promise.all(ended);
    }
    (await openFrom('203.0.113.5', 'roomId=viewed&after=0')).leave();
    const views = async () =>
      (await db.selectFrom('live_rooms').select('views').where('id', '=', 'viewed').executeTakeFirstOrThrow())
        .views;
    await expect.poll(views, { timeout: 15_000 }).toBe(301);
  }, 60_000);

  test('that were rejected for another reason do not count', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1)
      expect((await openFrom('203.0.113.3', 'roomId=none&after=0')).response.statusCode).toBe(404);
    const stream = await openFrom('203.0.113.3');
    expect(stream.response.statusCode).toBe(200);
    stream.leave();
  });
});

test('a client that does not read is disconnected, and others get every event', async () => {
  const { db } = server.database;
  await addRoom(db, 'slow');
  const quick = await open('roomId=slow&after=0');
  const idle = connect(port, '127.0.0.1');
  idle.on('error', () => {}); // the server closes it
  const closed = new Promise((resolve) => idle.once('close', resolve));
  idle.write('GET /gateway/x/live/stream?roomId=slow&after=0 HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => quick.viewers(), pollOptions).toBe(2);
  // less than may be buffered for a client, so that counts that follow at once disconnect only the idle one
  const long = '长'.repeat(80_000);
  const addOne = (text: string) =>
    db
      .transaction()
      .execute((transaction) =>
        addScene(transaction, { roomId: 'slow', by: '记者', text, pictures: [] }, new Date()),
      );
  // each scene arrives before the next one: only the idle client has buffered data
  let scenes = 0;
  const show = async (text: string) => {
    await addOne(text);
    scenes += 1;
    await expect.poll(() => quick.eventCount(), { ...pollOptions, interval: 10 }).toBe(scenes);
  };
  for (let count = 0; count < mostScenes && quick.viewers() === 2; count += 1) await show(long);
  expect(quick.viewers()).toBe(1);
  idle.resume();
  await closed;
  for (const text of ['短', '小']) await show(text);
  const back = await open('roomId=slow&after=0', { 'last-event-id': String(scenes - 2) });
  await expect.poll(() => back.eventCount(), pollOptions).toBe(2);
  quick.leave();
  back.leave();
}, 60_000);

describe('playback', () => {
  test('is a sliding window with a short cache time and segments of the same origin', async () => {
    const master = await server.get('/media/live/r/live.m3u8');
    expect(master.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(master.body).toContain('live-240.m3u8');
    const line = await server.get('/media/live/r/live-240.m3u8');
    expect(line.headers['cache-control']).toBe('public, max-age=1');
    expect(line.body).toMatch(/^piece-240-\d+\.m4s$/m);
  });

  test('has segments with continuous timestamps where the video starts over', async () => {
    const { db } = server.database;
    const clips = JSON.stringify(video).replaceAll('clips/film/', 'clips/film-peony/');
    await addRoom(db, 'turns', { source_json: clips, state: 'paused', aired: 100 });
    const first = await server.get('/media/live/turns/piece-360-1.m4s');
    const again = await server.get('/media/live/turns/piece-360-49.m4s');
    expect(again.headers).toMatchObject({
      'content-type': 'video/iso.segment',
      'cache-control': 'public, max-age=3600',
    });
    const beginOf = ({ rawPayload }: typeof first) =>
      Number(rawPayload.readBigUInt64BE(rawPayload.indexOf('tfdt') + 8)) / 10_240;
    expect(beginOf(first)).toBe(2);
    expect(beginOf(again)).toBe(98);
    // not on air yet
    expect((await server.get('/media/live/turns/piece-360-50.m4s')).statusCode).toBe(404);
  });

  test.each([
    '/media/live/r/live-999.m3u8',
    '/media/live/r/replay.m3u8',
    '/media/live/none/live.m3u8',
    '/media/live/r/piece-999-0.m4s',
    '/media/live/r/piece-360-0.m4s.m4s',
    '/media/live/r/x',
  ])('%s is not found', async (url) => {
    expect((await server.get(url)).statusCode).toBe(404);
  });
});

test('a calendar reminder links to the live', async () => {
  const entry = await server.get('/media/live/r/reminder.ics', { host: 'news.example' });
  expect(entry.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(entry.body).toContain('URL:http://news.example/new/living/share/r');
});

test('a closing server ends its streams', async () => {
  const other = await openTestServer();
  await addRoom(other.database.db, 'r');
  const at = await listen(other);
  const request = httpGet({ port: at, host: '127.0.0.1', path: '/gateway/x/live/stream?roomId=r&after=0' });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  const ended = once(response, 'end');
  await other.close();
  await expect(ended).resolves.toBeDefined();
});
