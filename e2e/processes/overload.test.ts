import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ environment: { CALL_DELAY_LIMIT: '300' } });
}, 60_000);
afterAll(() => gateway.stop());

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** @returns status and `Retry-After` */
const call = (path: string) =>
  new Promise<{ readonly status: number | undefined; readonly retryAfter: string | undefined }>(
    (resolve, reject) => {
      request(`${gateway.origin}${path}`, { agent }, (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

test('a crowd of calls is shed once they have waited too long, and probes are answered before them', async () => {
  const count = 512;
  const list = '/gateway/getNewsSection?timestamp=0';
  expect((await call(list)).status).toBe(200);
  let answered = 0;
  const crowd = Array.from({ length: count }, async () => {
    const response = await call(`${list}&note=sentinel-busy-10`);
    answered += 1;
    return response;
  });
  // the probe comes last and overtakes
  expect((await call('/livez')).status).toBe(200);
  expect(answered).toBeLessThan(count / 2);
  const responses = await Promise.all(crowd);
  const shed = responses.filter(({ status }) => status === 503);
  expect(responses.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect(shed.length).toBeGreaterThan(0);
  expect(shed.length).toBeLessThan(count);
  expect(new Set(shed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['1']));
  // the crowd is gone
  expect((await call(list)).status).toBe(200);
});
