import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../db/test-database.ts';
import { openTestServer, storyOf, type TestResponse, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ faultInjection: true });
  const stories = Array.from({ length: 20 }, (_, index) => storyOf(String(1000 + index)));
  await server.addStories(...stories);
});
afterAll(() => server.close());

const list = '/gateway/getImportantNewsList.do';
const search = '/gateway/x/news/search';

describe('every response', () => {
  test.each(['/gateway/getNewsSection', '/gateway/none', '/media/none', '/healthz', '/none'])(
    'has security headers and a request id: %s',
    async (url) => {
      const { headers } = await server.get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    },
  );

  test('ignores a request id from the caller', async () => {
    const headers = { 'x-request-id': 'from outside', 'x-in-process': 'true' };
    expect((await server.get('/gateway/getNewsSection', headers)).headers['x-request-id']).not.toBe(
      'from outside',
    );
  });

  test('is compressed unless it is short', async () => {
    const accept = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const { headers } = await server.get('/gateway/getNewsSectionLabelNewsPage?sectionId=shandong', accept);
    expect(headers['content-encoding']).toBe('br');
    expect((await server.get('/healthz', accept)).headers['content-encoding']).toBeUndefined();
  });
});

describe('a request that cannot be parsed is rejected in the format of the contract', () => {
  const refusal = (response: TestResponse) => [
    response.statusCode,
    response.json().code,
    response.json().data.fields?.[0],
  ];

  test('an invalid escape in the URL', async () => {
    const response = await server.get('/gateway/%zz');
    expect(refusal(response)).toEqual([400, 400, { path: 'url', rule: 'url', message: '地址的写法不对。' }]);
  });

  test('no body at all', async () => {
    const response = await server.app.inject({ method: 'POST', url: list });
    expect(refusal(response)).toEqual([
      400,
      400,
      { path: 'body', rule: 'type', message: '请求的内容应为 JSON 对象。' },
    ]);
  });

  test('a body with prototype pollution', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'])
      expect(refusal(await server.post(list, body, headers))).toMatchObject([400, 400, { rule: 'json' }]);
  });

  test('a compressed body, which could be a decompression bomb', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const bomb = gzipSync(JSON.stringify({ query: 'x'.repeat(10_000_000) }));
    const response = await server.app.inject({ method: 'POST', url: search, headers, payload: bomb });
    expect(refusal(response)).toMatchObject([400, 400, { rule: 'json' }]);
  });

  test('a method that the contract does not define', async () => {
    const response = await server.app.inject({ method: 'DELETE', url: list });
    expect(refusal(response)).toEqual([404, 404, undefined]);
  });
});

describe('fault injection', () => {
  const ask = (word: string) => server.post(search, { query: word });

  test('responds with invalid JSON or off the contract', async () => {
    const malformed = await ask('sentinel-malformed');
    expect([malformed.statusCode, malformed.headers['content-type']]).toEqual([200, 'application/json']);
    expect(() => malformed.json()).toThrow(SyntaxError);
    expect((await ask('sentinel-wrong-shape')).json()).toEqual({
      code: 200,
      msg: 'ok',
      data: { unknown: [] },
    });
  });

  test('delays a response', async () => {
    const before = performance.now();
    const response = await server.get('/gateway/getNewsSection?tokenID=sentinel-slow-80');
    expect(response.json().data.list.length).toBeGreaterThan(0);
    expect(performance.now() - before).toBeGreaterThanOrEqual(79);
  });

  test('is off by default', async () => {
    const plain = await openTestServer();
    try {
      expect((await plain.post(search, { query: 'sentinel-500' })).statusCode).toBe(200);
    } finally {
      await plain.close();
    }
  });
});

describe('the contract', () => {
  test('is revalidated with 304', async () => {
    const { headers } = await server.get('/gateway/openapi.json');
    const again = await server.get('/gateway/openapi.json', {
      'if-none-match': `W/${String(headers['etag'])}`,
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await server.get('/gateway/openapi.json', { 'if-none-match': '"old"' })).statusCode).toBe(200);
  });

  test('is shown on a page with its own policy and files', async () => {
    expect((await server.get('/gateway/reference')).headers['location']).toBe('/gateway/reference/');
    const page = await server.get('/gateway/reference/');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    const files = [...page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => String(file));
    expect(files.length).toBeGreaterThan(4);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
    for (const file of [...files, 'json'])
      expect([file, (await server.get(`/gateway/reference/${file}`)).statusCode]).toEqual([file, 200]);
    expect((await server.get('/gateway/reference/none')).statusCode).toBe(404);
  });
});

test('the health check follows the database', async () => {
  expect((await server.get('/healthz')).json()).toEqual({ status: 'ok' });
  const failing = await openTestServer({}, withoutDatabase);
  try {
    const { statusCode, headers, body } = await failing.get('/healthz');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '1', 'no-store']);
    expect(body).not.toContain('connection lost');
  } finally {
    await failing.close();
  }
});

const withoutDatabase = (database: TestDatabase): TestDatabase => ({
  ...database,
  ping: () => Promise.reject(new Error('connection lost')),
});

test('uses the client address of a proxy only when the proxy is trusted', async () => {
  const codesFrom = async (trustProxy?: string) => {
    const limited = await openTestServer({ rateLimit: 1, ...(trustProxy && { trustProxy }) });
    try {
      const ask = async (address: string) =>
        (await limited.get('/gateway/getNewsSection', { 'x-forwarded-for': address })).statusCode;
      return [await ask('203.0.113.1'), await ask('203.0.113.2')];
    } finally {
      await limited.close();
    }
  };
  expect(await codesFrom()).toEqual([200, 429]);
  expect(await codesFrom('loopback')).toEqual([200, 200]);
});

test('a closing server finishes requests in flight and does not wait for keep-alive connections', async () => {
  const closing = await openTestServer({ faultInjection: true });
  const origin = await closing.app.listen({ host: '127.0.0.1', port: 0 });
  await fetch(`${origin}/healthz`);
  const taken = once(closing.app.server, 'request');
  const inFlight = fetch(`${origin}/gateway/getNewsSection?tokenID=sentinel-slow-300`);
  await taken;
  const before = performance.now();
  const [response] = await Promise.all([inFlight, closing.close()]);
  expect(performance.now() - before).toBeLessThan(2000);
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  expect(await response.json()).toMatchObject({ code: 200 });
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});
