import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { openLiveStream } from '../support/live-stream.ts';

/** ms */
const stopLimit = 5000;

let gateway: RunningGateway;
// no part of what a test may take: a busy machine needs half of that to start one
beforeEach(async () => {
  gateway = await startGateway();
}, 60_000);
afterEach(() => gateway.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A connection that has had one answer and stays open, as browsers keep theirs. */
async function idleConnection(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nConnection: keep-alive\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  return socket;
}

/** Whether it takes connections, which it does until it is told to stop. */
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

/** A request that the gateway has taken and does not answer for so many ms. @returns its answer, once it comes */
async function requestUnderWay(origin: string, ms: number) {
  const asked = request(`${origin}/gateway/getNewsSection?timestamp=0&note=sentinel-slow-${ms}`, {
    // answered by 100 as soon as the server has read the head
    headers: { Expect: '100-continue' },
  });
  const answered = once(asked, 'response').then(([answer]: IncomingMessage[]) => {
    answer?.resume();
    return answer?.statusCode;
  });
  // whoever waits for the answer hears of it then
  answered.catch(() => undefined);
  asked.end();
  await once(asked, 'continue');
  return { answered };
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('stops the gateway cleanly, with connections idle and a request under way', async () => {
    const { origin, process: running } = gateway;
    const socket = await idleConnection(origin);
    const { answered } = await requestUnderWay(origin, 500);

    const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
    const asked = performance.now();
    running.kill(signal);
    const status = await answered;
    const [code] = await exited;

    expect(code).toBe(0);
    expect(status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(stopLimit);
    socket.destroy();
  });
});

test('who watches a live keeps no gateway from stopping', async () => {
  const { origin, process: running } = gateway;
  await Promise.all(
    Array.from({ length: 20 }, () => openLiveStream(origin, { roomId: 'live-peony', after: 0 })),
  );

  const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
  const asked = performance.now();
  running.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
  expect(performance.now() - asked).toBeLessThan(stopLimit);
});

test('one Ctrl-C that arrives more than once, from the terminal and from those that pass it on, stops it as cleanly', async () => {
  const { origin, process: running } = gateway;
  const { answered } = await requestUnderWay(origin, 1000);

  const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
  running.kill('SIGINT');
  // another one: two of a kind that come together are one to the system, and a pause between them may be any on a busy machine
  running.kill('SIGTERM');

  expect(await answered).toBe(200);
  expect((await exited)[0]).toBe(0);
});

test('a second signal, from somebody who will not wait, ends it at once', async () => {
  const { origin, process: running } = gateway;
  // longer than a busy machine may take for the second signal
  const { answered } = await requestUnderWay(origin, 15_000);
  const cut = answered.then(
    () => false,
    () => true,
  );

  const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
  running.kill('SIGINT');
  // it has heard of the first one, however busy the machine is
  await expect.poll(() => isListening(origin), { timeout: stopLimit }).toBe(false);
  await pause(1200);
  running.kill('SIGINT');

  expect(await cut).toBe(true);
  expect((await exited)[0]).toBe(130);
});
