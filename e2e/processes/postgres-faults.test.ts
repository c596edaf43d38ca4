import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../gateway/db/database.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { lockTable } from '../../gateway/db/test-lock.ts';
import { emptyTestLocation, type TestLocation } from '../../gateway/db/test-database.ts';
import { changeRoomState, type RoomTransition } from '../../gateway/domains/live/room/room-state.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { openLiveStream } from '../support/live-stream.ts';
import { startFaultyProxy, type FaultyProxy } from '../support/servers/faulty-proxy.ts';

/** a story and a live room of the demo content */
const newsId = '1001';
const roomId = 'live-peony';
/** limit for reads and writes */
const recoveryMs = 10_000;
/** limit for events that viewers are sent */
const notifiedMs = 3000;
/** a statement that waits for a lock, and the answer to its request */
const lockedMs = 8000;
/** less than a statement waits for a lock */
const notLockedMs = 2500;

const { TEST_DATABASE_URL: server } = process.env;
const why = server ? '' : ' (needs TEST_DATABASE_URL)';

describe.skipIf(!server)(`a gateway whose PostgreSQL server fails${why}`, () => {
  let place: TestLocation;
  let direct: OpenDatabase;
  let proxy: FaultyProxy;
  let gateway: RunningGateway;
  let token: string;
  beforeAll(async () => {
    place = await emptyTestLocation();
    direct = await openDatabase(place.location);
    const url = new URL(place.location.databaseUrl ?? '');
    proxy = await startFaultyProxy(Number(url.port));
    url.port = String(proxy.port);
    gateway = await startGateway({
      dataDir: place.location.dataDir,
      environment: { DATABASE_URL: url.href },
    });
    token = await gateway.token('数据库断了的读者');
  }, 120_000);
  afterAll(async () => {
    await gateway.stop();
    await proxy.close();
    await direct.close();
    await place.remove();
  });

  interface Answer {
    readonly status: number;
    readonly retryAfter: string | null;
  }

  async function call(path: string, body: object, readerToken?: string): Promise<Answer> {
    const response = await fetch(`${gateway.origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(readerToken !== undefined && { token: readerToken }),
      },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  }
  // a field that is not in the contract makes the request unique, so that no cached response is returned
  const list = () => call('/gateway/getImportantNewsList.do', { pageSize: 20, unique: randomUUID() });
  const comment = (clientId: string, text: string) =>
    call('/gw/add_lev1', { newsId, body: text, clientId }, token);
  const comments = () =>
    call('/gateway/newscomment/news_comment_list.do', { newsId, pageSize: 20, unique: randomUUID() });
  const countShare = () =>
    call('/gateway/newsshare/addShareViewcount.do', { newsId, ak: randomUUID(), clientId: randomUUID() });
  const probe = async (path: string) => (await fetch(`${gateway.origin}${path}`)).status;

  /** Repeats a call until it succeeds. @returns what was answered before, and the ms that it took */
  async function untilAnswered(attempt: () => Promise<Answer>) {
    const from = performance.now();
    const before: Answer[] = [];
    for (;;) {
      const answer = await attempt();
      if (answer.status === 200) return { before, ms: performance.now() - from };
      before.push(answer);
      await wait(100);
    }
  }

  /** Reads and writes succeed again in time, and are told until then when to try again. */
  async function expectRecovery(text: string): Promise<void> {
    const clientId = randomUUID();
    for (const { before, ms } of await Promise.all([
      untilAnswered(list),
      untilAnswered(() => comment(clientId, text)),
    ])) {
      expect(before.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
      expect(ms).toBeLessThan(recoveryMs);
    }
    const stored = await direct.db.selectFrom('comments').select('id').where('body', '=', text).execute();
    expect(stored).toHaveLength(1);
  }

  /** Changes the state of the live room as another gateway would. */
  const changeRoom = (transition: RoomTransition) =>
    direct.db
      .transaction()
      .execute((transaction) => changeRoomState(transaction, roomId, transition, new Date()));

  async function openViewer() {
    const { seq } = await direct.db
      .selectFrom('live_rooms')
      .select('seq')
      .where('id', '=', roomId)
      .executeTakeFirstOrThrow();
    return openLiveStream(gateway.origin, { roomId, after: seq });
  }

  test('tells viewers within three seconds after the listening connection alone was lost without a word', async () => {
    const viewer = await openViewer();
    for (const transition of ['pause', 'resume'] as const) {
      expect(proxy.loseConnections('listening')).toBe(1);
      const lostAt = performance.now();
      const before = viewer.events.length;
      expect(await changeRoom(transition)).toBeDefined();
      // reads have connections of their own
      expect((await list()).status).toBe(200);
      await viewer.waitFor(({ events }) => events.length > before);
      expect(performance.now() - lostAt).toBeLessThan(notifiedMs);
    }
    viewer.close();
  }, 60_000);

  test('recovers from connections that were lost without a word, and its viewers are told', async () => {
    const viewer = await openViewer();
    // connections for reads and for writes are open and idle
    for (const { status } of await Promise.all(
      Array.from({ length: 8 }, () => [list(), countShare()]).flat(),
    ))
      expect(status).toBe(200);
    expect(proxy.loseConnections()).toBeGreaterThan(10);
    await changeRoom('pause');
    const changedAt = performance.now();
    await Promise.all([
      viewer
        .waitFor(({ events }) => events.some(({ state }) => state === 'paused'))
        .then(() => expect(performance.now() - changedAt).toBeLessThan(notifiedMs)),
      expectRecovery('连接断了以后写的'),
    ]);
    viewer.close();
  }, 60_000);

  test('answers 503 and stays alive while the server restarts, and recovers', async () => {
    proxy.refuse();
    const refused = await list();
    expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([503, true]);
    expect(await probe('/livez')).toBe(200);
    await expect.poll(() => probe('/readyz'), { timeout: recoveryMs }).toBe(503);
    proxy.accept();
    await expectRecovery('重启以后写的');
    await expect.poll(() => probe('/readyz'), { timeout: recoveryMs }).toBe(200);
  }, 60_000);

  test('answers a write to a locked table with 503, and reads meanwhile', async () => {
    const clientId = randomUUID();
    const unlock = await lockTable(direct.jobs, 'comments');
    const from = performance.now();
    const writing = comment(clientId, '锁住的时候写的');
    const times: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const start = performance.now();
      expect((await list()).status).toBe(200);
      times.push(performance.now() - start);
      await wait(50);
    }
    const refused = await writing;
    expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([503, true]);
    expect(performance.now() - from).toBeLessThan(lockedMs);
    expect(Math.max(...times)).toBeLessThan(notLockedMs);
    await unlock();
    expect((await untilAnswered(() => comment(clientId, '锁住的时候写的'))).before).toEqual([]);
  }, 60_000);

  test('answers what needs no table that is locked against reads, and the rest with 503', async () => {
    const unlock = await lockTable(direct.jobs, 'comments', 'access exclusive');
    const from = performance.now();
    const refused = Promise.all([
      ...Array.from({ length: 4 }, comments),
      comment(randomUUID(), '锁住的时候写的'),
    ]);
    while (performance.now() - from < notLockedMs) {
      const start = performance.now();
      expect([(await list()).status, await probe('/readyz'), await probe('/new/')]).toEqual([200, 200, 200]);
      expect(performance.now() - start).toBeLessThan(notLockedMs);
      await wait(50);
    }
    for (const { status, retryAfter } of await refused)
      expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
    expect(performance.now() - from).toBeLessThan(lockedMs);
    await unlock();
    expect((await comments()).status).toBe(200);
  }, 60_000);
});
