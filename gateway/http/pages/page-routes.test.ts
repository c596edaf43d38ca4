import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, start, storyOf, type TestServer } from '../testing/test-server.ts';
import { openTestSite, plainShell, script, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let server: TestServer;
const log: string[] = [];
beforeAll(async () => {
  site = await openTestSite();
  const logStream = { write: (line: string) => log.push(line) };
  server = await openTestServer({ root: site.root, faultInjection: true, logLevel: 'info', logStream });
  await server.addStories(storyOf('1001'));
});
afterAll(async () => {
  await server.close();
  await site.remove();
});

const nonceIn = (text: string) => /nonce[="-]+([A-Za-z0-9+/=]{24})['"]/.exec(text)?.[1];
const policyOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['content-security-policy']);

describe('a page', () => {
  test('is rendered from responses of the gateway', async () => {
    const { statusCode, headers, body } = await server.get('/new/general/1001?from=x', {
      cookie: 'theme=dark',
      'sec-fetch-mode': 'navigate',
    });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(body).toContain('<title>标题1001</title>');
    expect(body).toMatch(/\/new\/general\/1001\?from=x http:\/\/localhost:80 dark.*<\/script>$/);
  });

  test('and its internal requests are logged under one request id', async () => {
    const { headers } = await server.get('/new/under-one-id');
    const lines = log
      .map((line) => JSON.parse(line))
      .filter(({ reqId }) => reqId === headers['x-request-id']);
    expect(lines.map(({ url }) => url)).toEqual(['/gateway/commennews_content.do', '/new/under-one-id']);
  });

  test('has an opener policy when it is personal or a login page', async () => {
    const openerPolicyOf = async (path: string, headers = {}) =>
      (await server.get(path, headers)).headers['cross-origin-opener-policy'];
    expect(await openerPolicyOf('/new/general/1001')).toBeUndefined();
    expect(await openerPolicyOf('/new/login/loginCommon')).toBe('same-origin-allow-popups');
    const own = { cookie: 'wxToken=t' };
    expect(await openerPolicyOf('/new/general/1001', own)).toBe('same-origin-allow-popups');
    expect(await openerPolicyOf('/new/general/broken', own)).toBe('same-origin-allow-popups');
  });

  test('with malformed percent signs in its address redirects to an address with them as text', async () => {
    const { statusCode, headers } = await server.get('/new/general/%E4?from=%zz');
    expect([statusCode, headers['location']]).toEqual([302, '/new/general/%25E4?from=%zz']);
    expect((await server.get('/gateway/%E4')).statusCode).toBe(400);
  });

  test('has the status of its rendering', async () => {
    expect((await server.get('/new/none')).statusCode).toBe(404);
    const moved = await server.get('/new/moved');
    expect([moved.statusCode, moved.headers['location']]).toEqual([307, '/new/elsewhere']);
  });

  test('responds to HEAD without a body', async () => {
    const { statusCode, headers, body } = await server.app.inject({ method: 'HEAD', url: '/new/none' });
    expect([statusCode, headers['content-type'], body]).toEqual([404, 'text/html; charset=utf-8', '']);
  });

  test('is compressed with the best encoding that the browser accepts', async () => {
    const ask = (encoding: string) => server.get('/new/compressed', { 'accept-encoding': encoding });
    const plain = (await ask('identity')).rawPayload.length;
    const [brotli, gzip] = [await ask('gzip, deflate, br, zstd'), await ask('gzip')];
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload)).toHaveLength(plain);
    expect(gunzipSync(gzip.rawPayload)).toHaveLength(plain);
    expect(String(brotli.headers['vary'])).toMatch(/accept-encoding/i);
    expect(String(brotli.headers['vary'])).toMatch(/cookie/);
  });

  test.each([
    ['br', (part: Buffer) => brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH })],
    ['gzip', (part: Buffer) => gunzipSync(part, { finishFlush: constants.Z_SYNC_FLUSH })],
  ])('is sent with a first screen that decompresses on its own, with %s', async (encoding, unpack) => {
    const headers = { 'accept-encoding': encoding };
    const response = await server.app.inject({ url: '/new/long', headers, payloadAsStream: true });
    const parts: Buffer[] = [];
    for await (const part of response.stream()) parts.push(part);
    const read = parts.map((_, at) => unpack(Buffer.concat(parts.slice(0, at + 1))).toString());
    const whole = read.at(-1) ?? '';
    expect(whole).toMatch(/^<!doctype html>.*<\/script>$/);
    expect(read.filter((text) => !whole.startsWith(text))).toEqual([]);
    expect(read.map(({ length }) => length > 6000 && length < whole.length)).toContain(true);
  });
});

describe('scripts run by nonce', () => {
  test('that is new in every response, also of a cached page', async () => {
    const [first, second] = [await server.get('/new/kept'), await server.get('/new/kept')];
    const nonces = [first, second].map((response) => [nonceIn(policyOf(response)), nonceIn(response.body)]);
    expect(nonces[0]?.[0]).toBe(nonces[0]?.[1]);
    expect(nonces[1]?.[0]).toBe(nonces[1]?.[1]);
    expect(nonces[0]?.[0]).not.toBe(nonces[1]?.[0]);
    expect(first.body.replace(/nonce="[^"]*"/, '')).toBe(second.body.replace(/nonce="[^"]*"/, ''));
  });

  test('and not otherwise', async () => {
    const policy = policyOf(await server.get('/new/'));
    expect(policy).toMatch(/(^|; )script-src 'self' 'nonce-[^']+'(;|$)/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "connect-src 'self'"])
      expect(policy).toContain(rule);
  });
});

describe('a cached page', () => {
  const textOf = async (url: string, cookie = '') =>
    (await server.get(url, { cookie })).body.replace(/<script.*/, '');

  test('is rendered again after a write', async () => {
    expect(await textOf('/new/epoch')).toContain('likes 0');
    const token = await server.signIn('甲');
    const like = { newsId: '1001', clientId: 'like-0001' };
    expect((await server.post('/gateway/x/news/like', like, { token })).statusCode).toBe(200);
    expect(await textOf('/new/epoch')).toContain('likes 1');
  });

  test('stays after a counted read or share view', async () => {
    const before = await textOf('/new/counted');
    const count = (url: string, clientId: string) => server.post(url, { newsId: '1001', clientId });
    expect((await count('/gateway/x/news/news-read', 'read-0001')).json().data.reads).toBe(1);
    expect((await count('/gateway/newsshare/addShareViewcount.do', 'view-0001')).json().data.views).toBe(1);
    expect(await textOf('/new/counted')).toBe(before);
  });

  test('stays after a rejected write', async () => {
    const before = await textOf('/new/refused');
    expect((await server.post('/gateway/x/news/like', { newsId: '1001' })).statusCode).toBe(401);
    expect(await textOf('/new/refused')).toBe(before);
  });

  test('is never personal', async () => {
    expect(await textOf('/new/own', 'wxToken=a')).not.toBe(await textOf('/new/own', 'wxToken=a'));
  });
});

// SQLite's reads meet no network
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'while the database is out of reach, pages that were rendered before are served for five minutes',
  async () => {
    let [isAway, now] = [false, start.getTime()];
    const failing = await openTestServer(
      { root: site.root, clock: () => new Date(now), rateLimit: 20 },
      (database) => ({
        ...database,
        db: database.db.withPlugin({
          transformQuery: ({ node }) => node,
          async transformResult({ result }) {
            if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
            return result;
          },
        }),
      }),
    );
    try {
      await failing.addStories(storyOf('1001'));
      const textOf = async (url: string, cookie = '') =>
        (await failing.get(url, { cookie })).body.replace(/<script.*/, '');
      const before = await textOf('/new/general/1001');
      expect(before).toContain('标题1001');
      isAway = true;
      now += 60_000;
      expect((await failing.post('/gateway/commennews_content.do', { newsId: '1001' })).statusCode).toBe(503);
      for (let count = 0; count < 30; count += 1) expect(await textOf('/new/general/1001')).toBe(before);
      const crowd = Array.from({ length: 6 }, (_, page) => textOf(`/new/unique-${page}`));
      expect(await textOf('/new/general/1001')).toBe(before);
      expect(new Set(await Promise.all(crowd))).toEqual(new Set([plainShell]));
      expect(await textOf('/new/general/1001', 'wxToken=a')).toBe(plainShell);
      now += 240_000;
      expect(await textOf('/new/general/1001')).toBe(plainShell);
      isAway = false;
      now += 2000;
      expect(await textOf('/new/general/1001')).toContain('标题1001');
    } finally {
      await failing.close();
    }
  },
);

describe('the plain shell is sent', () => {
  test('for a page that cannot be rendered, and the error is logged', async () => {
    const { statusCode, headers, body } = await server.get('/new/broken');
    expect([statusCode, body]).toEqual([200, plainShell]);
    expect(String(headers['content-security-policy'])).toContain('nonce-');
    expect(log.some((line) => line.includes('this page cannot be rendered'))).toBe(true);
  });

  test('at once beyond the rendering capacity', async () => {
    const small = await openTestServer({ root: site.root, renderCapacity: 1, renderLimitMs: 30_000 });
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<object>();
    small.app.get('/held', () => isLetGo);
    try {
      await small.addStories(storyOf('1001'));
      const held = small.get('/new/held');
      const shared = small.get('/new/held');
      const crowd = await Promise.all(['a', 'b', 'c'].map((page) => small.get(`/new/${page}`)));
      expect(crowd.map(({ body }) => body)).toEqual([plainShell, plainShell, plainShell]);
      // none of them waited for the page in progress, which still takes up the capacity
      expect((await small.get('/new/other')).body).toBe(plainShell);
      letGo({});
      expect((await held).body).toContain('标题1001');
      expect((await shared).body).toContain('标题1001');
      expect((await small.get('/new/other')).body).toContain('标题1001');
    } finally {
      await small.close();
    }
  });

  test('for a page that takes too long, and its capacity is free again', async () => {
    // a busy machine renders a page within it
    const limits = { renderCapacity: 1, renderLimitMs: 400 };
    const hasty = await openTestServer({ root: site.root, faultInjection: true, ...limits });
    try {
      await hasty.addStories(storyOf('1001'));
      expect((await hasty.get('/new/slow-1500')).body).toBe(plainShell);
      const fast = async () => (await hasty.get('/new/fast')).body;
      await expect.poll(fast, { timeout: 5000 }).toContain('标题1001');
    } finally {
      await hasty.close();
    }
  });

  test('for every page when the server build cannot be loaded', async () => {
    const other = await openTestSite('export const nothing = 1;');
    const lines: string[] = [];
    const logStream = { write: (line: string) => lines.push(line) };
    const shellOnly = await openTestServer({ root: other.root, logLevel: 'error', logStream });
    try {
      expect((await shellOnly.get('/new/')).body).toBe(plainShell);
      expect(lines.join('')).toContain('is not a server build of the app');
    } finally {
      await shellOnly.close();
      await other.remove();
    }
  });
});

describe('pages of one address', () => {
  const limitedServer = async () => {
    const limited = await openTestServer({ root: site.root, rateLimit: 3, trustProxy: 'loopback' });
    await limited.addStories(storyOf('1001'));
    return limited;
  };
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('are rendered within the limit of calls, then the shell is sent with 429 and Retry-After', async () => {
    const limited = await limitedServer();
    try {
      const openPage = (number: number) => limited.get(`/new/unique-${number}`, from('203.0.113.1'));
      const codes: number[] = [];
      for (let number = 0; number < 5; number += 1) codes.push((await openPage(number)).statusCode);
      expect(codes).toEqual([200, 200, 200, 429, 429]);
      const refused = await openPage(6);
      expect(refused.body).toBe(plainShell);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await limited.get('/gateway/getNewsSection', from('203.0.113.1'))).statusCode).toBe(429);
      expect((await limited.get('/new/unique-7', from('203.0.113.2'))).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  test('that are cached are served to everybody and do not count', async () => {
    const limited = await limitedServer();
    try {
      await limited.get('/new/general/1001', from('203.0.113.2'));
      const openCached = () => limited.get('/new/general/1001', from('203.0.113.1'));
      for (let count = 0; count < 20; count += 1) expect((await openCached()).statusCode).toBe(200);
      for (let number = 0; number < 3; number += 1)
        expect((await limited.get(`/new/unique-${number}`, from('203.0.113.1'))).statusCode).toBe(200);
      expect((await limited.get('/new/unique-3', from('203.0.113.1'))).statusCode).toBe(429);
      expect((await openCached()).body).toContain('标题1001');
    } finally {
      await limited.close();
    }
  });
});

describe('files of the app', () => {
  test('with a hash in their name are immutable and precompressed', async () => {
    const response = await server.get('/new/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
    expect((await server.get('/new/assets/app-1a2b3c.js')).body).toBe(script);
    expect(response.headers).not.toHaveProperty('permissions-policy');
    expect(response.headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  test('without one are revalidated every hour', async () => {
    const { headers } = await server.get('/new/favicon.svg');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    });
  });

  test.each(['/new/assets/app-0.js', '/new/assets/', '/new/assets/%2e%2e/%2e%2e/package.json'])(
    'that are gone are missing, not a page that a script tag would run: %s',
    async (url) => {
      const response = await server.get(url);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(response.headers['content-type']).toContain('application/json');
    },
  );
});

test.each([
  ['/', '/new/'],
  ['/?from=x', '/new/?from=x'],
  ['/new', '/new/'],
  ['/new?token=t', '/new/?token=t'],
])('%s leads to %s', async (from, to) => {
  const response = await server.get(from);
  expect([response.statusCode, response.headers['location']]).toEqual([302, to]);
});

test('before the app is built, its pages respond with 503', async () => {
  const root = await mkdtemp(join(tmpdir(), 'gateway-unbuilt-'));
  const unbuilt = await openTestServer({ root });
  try {
    expect((await unbuilt.get('/')).headers['location']).toBe('/new/');
    const response = await unbuilt.get('/new/');
    expect([response.statusCode, response.json().msg]).toEqual([
      503,
      '页面还没有构建，请先运行 npm run build。',
    ]);
  } finally {
    await unbuilt.close();
    await rm(root, { recursive: true });
  }
});
