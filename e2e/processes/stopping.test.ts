import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

/** ms */
const stopLimit = 5000;

let gateway: RunningGateway | undefined;
afterEach(() => gateway?.stop());

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

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('stops the gateway cleanly, with connections idle and a request under way', async () => {
    gateway = await startGateway();
    const { origin, process: running } = gateway;
    const socket = await idleConnection(origin);
    const underWay = fetch(`${origin}/gateway/getNewsSection?timestamp=0&note=sentinel-slow-500`);
    await pause(150);

    const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
    const asked = performance.now();
    running.kill(signal);
    const { status } = await underWay;
    const [code] = await exited;

    expect(code).toBe(0);
    expect(status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(stopLimit);
    socket.destroy();
  });
});

test('one Ctrl-C that arrives more than once, from the terminal and from those that pass it on, stops it as cleanly', async () => {
  gateway = await startGateway();
  const { origin, process: running } = gateway;
  const underWay = fetch(`${origin}/gateway/getNewsSection?timestamp=0&note=sentinel-slow-1000`);
  await pause(150);

  const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
  running.kill('SIGINT');
  await pause(50);
  running.kill('SIGINT');

  expect((await underWay).status).toBe(200);
  expect((await exited)[0]).toBe(0);
});

test('a second signal, from somebody who will not wait, ends it at once', async () => {
  gateway = await startGateway();
  const { origin, process: running } = gateway;
  const underWay = fetch(`${origin}/gateway/getNewsSection?timestamp=0&note=sentinel-slow-4000`);
  const cut = underWay.then(
    () => false,
    () => true,
  );
  await pause(150);

  const exited = once(running, 'exit') as Promise<[number | null, string | null]>;
  running.kill('SIGINT');
  await pause(1200);
  running.kill('SIGINT');

  expect(await cut).toBe(true);
  expect((await exited)[0]).toBe(130);
});
