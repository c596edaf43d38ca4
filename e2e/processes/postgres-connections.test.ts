import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openConnection } from '../../gateway/db/test-sql.ts';
import { freePort, startGateway, type RunningGateway } from '../support/gateway.ts';
import { openLiveStream } from '../support/live-stream.ts';
import {
  giveToServer,
  hasPostgres,
  initServer,
  queryServer,
  restartServer,
  startServer,
  stopServer,
} from '../support/servers/postgres-server.ts';
import { writeComment } from './comments.ts';

const maxConnections = 30;
/** PostgreSQL keeps these for superusers */
const reservedConnections = 3;
const ordinaryConnections = maxConnections - reservedConnections;
const recoveryMs = 10_000;
const roomId = 'live-peony';

describe.skipIf(!hasPostgres)('a PostgreSQL server of the gateway’s own', () => {
  let folder: string;
  let port: number;
  let gateway: RunningGateway;
  let token: string;
  let others: Awaited<ReturnType<typeof openConnection>>[] = [];
  const databaseUrl = (role: string) => `postgres://${role}@127.0.0.1:${port}/news`;
  const query = (text: string) => queryServer(databaseUrl('tester'), text);
  const start = () =>
    startGateway({ dataDir: join(folder, 'data'), environment: { DATABASE_URL: databaseUrl('news') } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'connections-'));
    await giveToServer(folder);
    port = await freePort();
    await initServer(
      join(folder, 'server'),
      `max_connections = ${maxConnections}\nsuperuser_reserved_connections = ${reservedConnections}`,
    );
    await startServer(join(folder, 'server'), port);
    const administration = `postgres://tester@127.0.0.1:${port}/postgres`;
    await queryServer(administration, 'create role news login');
    await queryServer(administration, 'create database news owner news');
    gateway = await start();
    token = await gateway.token('连接用完时的读者');
  }, 120_000);
  afterEach(release);
  afterAll(async () => {
    await gateway.stop();
    await stopServer(join(folder, 'server'));
    await rm(folder, { recursive: true, force: true });
  });

  /** Other clients take connections until so many are free; the gateways lose theirs. */
  async function takeConnections(free = 0): Promise<void> {
    while (others.length < ordinaryConnections - free) {
      await query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'news' and application_name <> 'others'`,
      );
      const missing = Array.from({ length: ordinaryConnections - free - others.length }, () =>
        openConnection(databaseUrl('news'), 'others'),
      );
      // a gateway may have been faster
      for (const opened of await Promise.allSettled(missing))
        if (opened.status === 'fulfilled') others.push(opened.value);
    }
  }

  /** How often the server refused a connection, by its log. */
  async function countRefusals(): Promise<number> {
    const log = await readFile(join(folder, 'server', 'log'), 'utf8');
    return log.match(/FATAL: .*(?:connection slots|too many clients)/g)?.length ?? 0;
  }

  async function release(): Promise<void> {
    await Promise.all(others.map((connection) => connection.close()));
    others = [];
  }

  async function answerOf(path: string, options?: RequestInit) {
    const response = await fetch(`${gateway.origin}${path}`, options);
    await response.arrayBuffer();
    return { status: response.status, mayRetry: Number(response.headers.get('retry-after')) > 0 };
  }
  const call = (path: string, body: object, readerToken = '') =>
    answerOf(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(readerToken && { token: readerToken }) },
      body: JSON.stringify(body),
    });
  // a field that is not in the contract makes the request unique, so that no cached response is returned
  const list = () => call('/gateway/getImportantNewsList.do', { pageSize: 20, unique: randomUUID() });
  const comment = (clientId: string) =>
    call('/gw/add_lev1', { newsId: '1001', body: '连接用完时写的', clientId }, token);
  const share = () =>
    call('/gateway/newsshare/addShareViewcount.do', {
      newsId: '1001',
      ak: randomUUID(),
      clientId: randomUUID(),
    });
  /** When the front page that is served was rendered; undefined for the app shell. */
  async function frontPageRenderedAt(): Promise<number | undefined> {
    const html = await (await fetch(`${gateway.origin}/new/`)).text();
    const [, renderedAt] = /data-rendered-at="(\d+)"/.exec(html) ?? [];
    return renderedAt === undefined ? undefined : Number(renderedAt);
  }
  const readiness = async () => {
    const response = await fetch(`${gateway.origin}/readyz`);
    return { status: response.status, body: await response.json() };
  };

  test('without a free connection: calls are answered with 503 and cached pages as before, the gateway says why it is not ready, and recovers', async () => {
    expect(await frontPageRenderedAt()).toBeDefined();
    const viewer = await openLiveStream(gateway.origin, { roomId, after: 0 });
    await takeConnections();
    const takenAt = Date.now();
    const clientId = randomUUID();
    const refusal = { status: 503, mayRetry: true };
    for (let round = 0; round < 5; round += 1) {
      expect(await Promise.all([list(), comment(clientId), list(), comment(randomUUID())])).toEqual([
        refusal,
        refusal,
        refusal,
        refusal,
      ]);
      expect(await frontPageRenderedAt()).toBeLessThan(takenAt);
      await wait(500);
    }
    expect(await answerOf('/gateway/x/live/stream?roomId=live-baseball&after=0')).toEqual(refusal);
    // a page that nobody has read yet
    expect(await answerOf('/new/infomation/1002')).toEqual(refusal);
    await expect
      .poll(readiness, { timeout: recoveryMs })
      .toEqual({ status: 503, body: { status: 'unavailable', problems: ['database'] } });
    expect((await fetch(`${gateway.origin}/livez`)).status).toBe(200);

    await release();
    await expect.poll(() => comment(clientId), { timeout: recoveryMs }).toMatchObject({ status: 200 });
    await expect.poll(list, { timeout: recoveryMs }).toMatchObject({ status: 200 });
    expect(await query(`select count(*) from comments where body = '连接用完时写的'`)).toEqual(['1']);
    await expect.poll(readiness, { timeout: recoveryMs }).toMatchObject({ status: 200 });
    const message = { roomId, text: '连接又有了', clientId: randomUUID() };
    expect(await call('/gateway/x/live/message', message, token)).toMatchObject({ status: 200 });
    await viewer.waitFor(({ events }) => events.some((event) => event.message?.text === message.text));
    viewer.close();
  }, 120_000);

  test('that is restarted: each request is answered or refused with 503, cached pages are served, and it is used again', async () => {
    expect(await frontPageRenderedAt()).toBeDefined();
    const clientId = randomUUID();
    const answers: Awaited<ReturnType<typeof call>>[] = [];
    // a write and a read wait for this lock when the server ends their connections
    const locking = query('begin; lock table comments; select pg_sleep(60)').catch(() => {});
    const locks = () => query(`select 1 from pg_locks where mode = 'AccessExclusiveLock' and granted`);
    await expect.poll(locks, { timeout: recoveryMs }).not.toEqual([]);
    const waiting = Promise.all([
      comment(randomUUID()),
      call('/gateway/newscomment/news_comment_list.do', {
        newsId: '1001',
        pageSize: 20,
        unique: randomUUID(),
      }),
    ]);
    await expect
      .poll(() => query('select 1 from pg_locks where not granted'), { timeout: recoveryMs })
      .toHaveLength(2);
    const progress = { isRestarting: true };
    const restarting = restartServer(join(folder, 'server')).finally(() => (progress.isRestarting = false));
    const isAnswered = ({ status }: { readonly status: number }) => status === 200;
    // one request at a time of each kind: connections are idle or in use when they end
    const send = async (attempt: () => ReturnType<typeof call>) => {
      for (;;) {
        const answer = await attempt();
        answers.push(answer);
        if (isAnswered(answer) && !progress.isRestarting) return performance.now();
      }
    };
    const readPages = async () => {
      while (progress.isRestarting) {
        expect(await frontPageRenderedAt()).toBeDefined();
        await wait(20);
      }
      return performance.now();
    };
    const [upAt, ...usedAt] = await Promise.all([
      restarting.then(() => performance.now()),
      send(list),
      send(() => comment(clientId)),
      send(share),
      readPages(),
    ]);
    expect(Math.max(...usedAt) - upAt).toBeLessThan(recoveryMs);
    await locking;
    const refused = [...(await waiting), ...answers.filter((answer) => !isAnswered(answer))];
    expect(refused).toEqual(refused.map(() => ({ status: 503, mayRetry: true })));
    await expect.poll(readiness, { timeout: recoveryMs }).toMatchObject({ status: 200 });
  }, 60_000);

  test.each([0, 1])(
    'a gateway that is started while %i connections are free waits for another',
    async (free) => {
      await gateway.stop();
      await takeConnections(free);
      const refusals = await countRefusals();
      const starting = start();
      // a failure is reported below
      starting.catch(() => {});
      await expect.poll(countRefusals, { timeout: 30_000 }).toBeGreaterThan(refusals + 2);
      await release();
      gateway = await starting;
      expect(await readiness()).toMatchObject({ status: 200 });
      expect(await writeComment(gateway.origin, token)).toBeTruthy();
    },
    120_000,
  );
});
