import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, storyOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ faultInjection: true });
  await server.addStories(storyOf('1001'));
});
afterAll(() => server.close());

describe('every response', () => {
  test('is { code, msg, data } with equal HTTP status and code', async () => {
    const found = await server.post('/gateway/commennews_content.do', { newsId: '1001' });
    expect([found.statusCode, found.json().code, found.json().data.title]).toEqual([200, 200, '标题1001']);
    const missing = await server.post('/gateway/commennews_content.do', { newsId: 'none' });
    expect([missing.statusCode, missing.json().code, missing.json().data]).toEqual([404, 404, {}]);
  });

  test('has a request id and is not stored by caches', async () => {
    const { headers } = await server.get('/gateway/getNewsSection');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a request that breaks the contract', () => {
  test('is answered with each invalid field, its rule and a message', async () => {
    const response = await server.post('/gateway/getImportantNewsList.do', { pageSize: 'many', cursor: 7 });
    expect(response.statusCode).toBe(400);
    expect(response.json().data.fields).toEqual([
      { path: 'body.cursor', rule: 'type', message: 'cursor 应为文字。' },
      { path: 'body.pageSize', rule: 'type', message: 'pageSize 应为整数。' },
    ]);
  });

  test('names missing headers in the spelling of the contract', async () => {
    const { fields } = (await server.post('/gateway/getheadlinenewslisttwo.do', {})).json().data;
    expect(fields.map((field: { path: string }) => field.path)).toEqual([
      'headers.client-id',
      'headers.device-id',
      'headers.version',
    ]);
  });

  test.each([
    ['no JSON', '{"a":', 'application/json', 'json'],
    ['another type', '<a/>', 'application/xml', 'contentType'],
  ])('as %s is a 400', async (_name, payload, type, rule) => {
    const response = await server.post('/gateway/x/news/search', payload, { 'content-type': type });
    expect(response.statusCode).toBe(400);
    expect(response.json().data.fields[0]).toMatchObject({ path: 'body', rule });
  });

  test('with a body beyond the limit is a 413', async () => {
    const response = await server.post('/gateway/x/news/search', { query: '字'.repeat(200_000) });
    expect([response.statusCode, response.json().code]).toEqual([413, 413]);
  });

  test('to an unknown path is a 404 in the same format', async () => {
    expect((await server.get('/gateway/none')).json()).toMatchObject({ code: 404, data: {} });
  });
});

describe('the user token', () => {
  const comment = { newsId: '1001', body: '好', clientId: 'c0000001' };

  test('is required where the contract says so', async () => {
    const response = await server.post('/gw/add_lev1', comment);
    expect([response.statusCode, response.json().msg]).toEqual([401, '请先登录。']);
  });

  test('that has expired is a 401 with another message', async () => {
    const response = await server.post('/gw/add_lev1', comment, { token: 'dead' });
    expect([response.statusCode, response.json().msg]).toEqual([401, '登录已过期，请重新登录。']);
  });

  test('that has expired is ignored where it is optional', async () => {
    const response = await server.post(
      '/gateway/newscomment/news_comment_list.do',
      { newsId: '1001' },
      { token: 'dead' },
    );
    expect(response.statusCode).toBe(200);
  });

  test('is read from the header only, not from cookies or the query, to prevent CSRF', async () => {
    const token = await server.signIn('甲');
    expect(
      (await server.post(`/gw/add_lev1?token=${token}`, comment, { cookie: `token=${token}` })).statusCode,
    ).toBe(401);
    expect((await server.post('/gw/add_lev1', comment, { token })).statusCode).toBe(200);
  });

  test('of another reader cannot remove a comment', async () => {
    const [own, other] = [await server.signIn('乙'), await server.signIn('丙')];
    const { data } = (
      await server.post('/gw/add_lev1', { ...comment, clientId: 'c0000002' }, { token: own })
    ).json();
    const remove = (token: string, clientId: string) =>
      server.get(`/gateway/comment/public/remove?commentId=${data.id}&clientId=${clientId}`, { token });
    expect((await remove(other, 'c0000003')).statusCode).toBe(403);
    expect((await remove(own, 'c0000004')).statusCode).toBe(200);
  });
});

describe('an internal error', () => {
  test('shows only a request id', async () => {
    const response = await server.post('/gateway/x/news/search', { query: 'sentinel-500' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 500,
      msg: '服务出了点问题，请稍后再试。',
      data: { requestId: response.headers['x-request-id'] },
    });
  });

  test.each([429, 503])('of a temporary kind (%i) has a retry-after header', async (code) => {
    const response = await server.post('/gateway/x/news/search', { query: `sentinel-${code}` });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([code, '1']);
  });
});

test('calls beyond the rate limit of an address are rejected with the time to wait', async () => {
  const limited = await openTestServer({ rateLimit: 3 });
  try {
    const codes = [];
    for (let call = 0; call < 4; call += 1)
      codes.push((await limited.get('/gateway/getNewsSection')).statusCode);
    expect(codes).toEqual([200, 200, 200, 429]);
    const refused = await limited.get('/gateway/getNewsSection');
    expect(refused.json()).toMatchObject({ code: 429, data: {} });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

// SQLite has one gateway
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'gateways on one database count the calls of an address together',
  async () => {
    const one = await openTestServer({ rateLimit: 400 });
    const other = await openTestServer({ rateLimit: 400, account: one.account }, (own) => ({
      ...one.database,
      close: () => own.close(),
    }));
    try {
      const statusOf = async ({ get }: TestServer) => (await get('/gateway/getNewsSection')).statusCode;
      for (let call = 0; call < 380; call += 1) expect(await statusOf(one)).toBe(200);
      let calls = 0;
      await expect
        .poll(
          () => {
            calls += 1;
            return statusOf(other);
          },
          { timeout: 10_000 },
        )
        .toBe(429);
      expect(calls).toBeLessThan(200);
    } finally {
      await other.close();
      await one.close();
    }
  },
  30_000,
);

test('the contract is served as a file and as a reference page', async () => {
  const file = await server.get('/gateway/openapi.json');
  expect(file.json().openapi).toBe('3.0.3');
  expect(file.headers['access-control-allow-origin']).toBe('*');
  expect((await server.get('/gateway/reference/')).body).toContain('swagger-ui');
});
