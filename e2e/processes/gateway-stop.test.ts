import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../gateway/db/open.ts';
import { emptyTestLocation, type TestLocation } from '../../gateway/db/test-database.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { openLiveStream } from '../support/live-stream.ts';

const maxStopMs = 5000;

/** of all tests: loading the demo content takes longer than one of them */
let shared: TestLocation;
beforeAll(async () => {
  shared = await emptyTestLocation();
});
afterAll(() => shared.remove());

const start = (environment: Readonly<Record<string, string>> = {}) => {
  const { dataDir, databaseUrl = '' } = shared.location;
  return startGateway({ dataDir, environment: { DATABASE_URL: databaseUrl, ...environment } });
};

let gateway: RunningGateway;
// the start does not count towards a test's timeout: on a busy machine it takes up to half a minute
beforeEach(async () => {
  gateway = await start();
}, 60_000);
afterEach(() => gateway.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a keep-alive connection that has received one response. */
async function idleConnection(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nConnection: keep-alive\r\n\r\n`);
  const [response] = (await once(socket, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 200 /);
  return socket;
}

/** Whether the gateway accepts connections; it does until it is asked to stop. */
async function isListening(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const taken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return taken;
}

/** Sends a request that the gateway answers after the given time; resolves once the gateway has received it. */
async function slowRequest(origin: string, ms: number) {
  const outgoing = request(`${origin}/gateway/getNewsSection?timestamp=0&note=sentinel-slow-${ms}`, {
    // the server answers 100 as soon as it has read the head
    headers: { Expect: '100-continue' },
  });
  const answered = once(outgoing, 'response').then(([response]: IncomingMessage[]) => {
    response?.resume();
    return response?.statusCode;
  });
  // prevents an unhandled rejection; the test awaits the answer later
  answered.catch(() => undefined);
  outgoing.end();
  await once(outgoing, 'continue');
  return { answered };
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('stops the gateway cleanly with an idle connection and a request in flight', async () => {
    const { origin, process: running } = gateway;
    const socket = await idleConnection(origin);
    const { answered } = await slowRequest(origin, 500);

    const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
    const killedAt = performance.now();
    running.kill(signal);
    const status = await answered;
    const [code] = await exited;

    expect(code).toBe(0);
    expect(status).toBe(200);
    expect(performance.now() - killedAt).toBeLessThan(maxStopMs);
    socket.destroy();
  });
});

test('viewers of a live room do not delay the stop', async () => {
  const { origin, process: running } = gateway;
  await Promise.all(
    Array.from({ length: 20 }, () => openLiveStream(origin, { roomId: 'live-peony', after: 0 })),
  );

  const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
  const killedAt = performance.now();
  running.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
  expect(performance.now() - killedAt).toBeLessThan(maxStopMs);
});

test('a Ctrl-C that arrives twice, from the terminal and from a parent process, stops the gateway cleanly', async () => {
  const { origin, process: running } = gateway;
  const { answered } = await slowRequest(origin, 1000);

  const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
  running.kill('SIGINT');
  // a different signal: the system merges two of the same kind, and a pause between them may take any time on a busy machine
  running.kill('SIGTERM');

  expect(await answered).toBe(200);
  expect((await exited)[0]).toBe(0);
});

test('a second signal ends the gateway at once', async () => {
  const { origin, process: running } = gateway;
  // long enough for the second signal on a busy machine
  const { answered } = await slowRequest(origin, 15_000);
  const isAborted = answered.then(
    () => false,
    () => true,
  );

  const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
  running.kill('SIGINT');
  // the gateway has handled the first signal
  await expect.poll(() => isListening(origin), { timeout: maxStopMs }).toBe(false);
  // longer than the gateway takes two signals for one, and far less than it waits for requests
  await pause(700);
  running.kill('SIGINT');

  expect(await isAborted).toBe(true);
  expect((await exited)[0]).toBe(130);
});

test('a gateway that is asked to stop under load first says that it is not ready, no request fails and no write is lost', async () => {
  // no second gateway writes to a database in a file
  await gateway.stop();
  const draining = await start({ STOP_GRACE: '2' });
  const { origin, process: running } = draining;
  const tokens = await Promise.all(['甲', '乙', '丙', '丁'].map((name) => draining.token(name)));
  const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
  const agent = new Agent({ keepAlive: true });
  const call = (path: string, token = '', body?: object) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(token !== '' && { token }) };
      request(
        `${origin}${path}`,
        { agent, ...(body !== undefined && { method: 'POST', headers }) },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
        },
      )
        .on('error', reject)
        .end(body && JSON.stringify(body));
    });
  const proxy = { isReady: true };
  const statuses: number[] = [];
  const written: { readonly text: string; readonly at: number }[] = [];
  // each client is a reader behind a proxy that asks for readiness ten times a second
  const clients = Array.from({ length: 16 }, async () => {
    while (proxy.isReady) statuses.push(await call('/gateway/getNewsSection?timestamp=0'));
  });
  const writers = tokens.map(async (token) => {
    // a reader writes sixty comments an hour at most
    for (let count = 0; count < 60 && proxy.isReady; count += 1) {
      const text = `停机前${randomUUID()}`;
      const comment = { newsId: '1001', body: text, clientId: randomUUID() };
      statuses.push(await call('/gw/add_lev1', token, comment));
      written.push({ text, at: performance.now() });
      await pause(20);
    }
  });
  const watching = (async () => {
    while (proxy.isReady) {
      await pause(100);
      proxy.isReady = (await call('/readyz')) === 200;
    }
  })();
  try {
    while (written.length < 20) await pause(20);
    const before = statuses.length;
    const killedAt = performance.now();
    running.kill('SIGTERM');
    await Promise.all([...clients, ...writers, watching]);
    expect(before).toBeGreaterThan(20);
    expect(statuses.length).toBeGreaterThan(before);
    expect(written.some(({ at }) => at > killedAt)).toBe(true);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await exited)[0]).toBe(0);
    const texts = written.map(({ text }) => text);
    expect((await storedComments(texts)).toSorted()).toEqual(texts.toSorted());
  } finally {
    agent.destroy();
    await draining.stop();
  }
}, 120_000);

async function storedComments(texts: readonly string[]): Promise<string[]> {
  const { db, close } = await openDatabase(shared.location);
  try {
    const rows = await db.selectFrom('comments').select('body').where('body', 'in', texts).execute();
    return rows.map(({ body }) => body);
  } finally {
    await close();
  }
}
