import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { queueRequests } from './load-shedding.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Opens a server whose clock runs by `costMs` with every request that it handles. */
async function open(costMs: number) {
  let time = 0;
  const handled: string[] = [];
  const overdue: string[] = [];
  server = createServer((request, response) => {
    time += costMs;
    (queue.isOverdue(request) ? overdue : handled).push(request.url ?? '');
    response.end();
  });
  const queue = queueRequests(server, { maxDelayMs: 300, now: () => time });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const call = (path: string) =>
    new Promise<void>((resolve, reject) => {
      get({ port, path, agent: false }, (response) => response.resume().once('end', resolve)).once(
        'error',
        reject,
      );
    });
  return { call, handled, overdue, queue };
}

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

test('every request is handled once, and none is overdue while there is time', async () => {
  const { call, handled, overdue } = await open(1);
  await Promise.all(paths(100).map(call));
  expect(handled.toSorted()).toEqual(paths(100).toSorted());
  expect(overdue).toEqual([]);
});

test('a few requests are handled however long they waited', async () => {
  const { call, overdue } = await open(1000);
  await Promise.all(paths(20).map(call));
  expect(overdue).toEqual([]);
});

test('requests in a crowd that waited longer than 300 ms are overdue, and probes never are', async () => {
  const { call, handled, overdue, queue } = await open(20);
  // at the same moment, since the loop does not read in between
  await Promise.all([...paths(100), '/livez', '/readyz?x'].map(call));
  expect(handled).toContain('/livez');
  expect(handled).toContain('/readyz?x');
  expect(overdue.length).toBe(queue.overdueCount);
  expect([...handled, ...overdue].length).toBe(102);
  expect(queue.delayMs).toBe(0);
});
