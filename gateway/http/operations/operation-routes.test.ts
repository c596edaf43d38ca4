import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { Reply, type Handler, type Handlers, type OperationId } from '../../contract/handler.ts';
import { loadContract } from '../../contract/load.ts';
import { toFailure, sendFailure } from '../middleware/failure-response.ts';
import { createInternalRequests } from '../middleware/internal-requests.ts';
import { createSiteOrigin } from '../middleware/site-origin.ts';
import { createResponseCache } from './response-cache.ts';
import { registerOperations } from './operation-routes.ts';

/** Registers some operations of the contract with handlers of the test. */
function open(handlers: Partial<Handlers>) {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  app.setErrorHandler((error: Error, request, reply) =>
    sendFailure(request, reply, toFailure(error, request)),
  );
  const onWrite = vi.fn();
  const internal = createInternalRequests();
  registerOperations(app, {
    operations: loadContract().filter(({ id }) => id in handlers),
    handlers,
    readerOfToken: async (token) => (token === 'alive' ? { id: 'r1', name: '甲' } : undefined),
    clientCredentials: ['h5:secret', 'app:other'],
    checkResponses: true,
    writes: { problem: undefined, report: () => {} },
    onWrite,
    cache: createResponseCache(() => undefined),
    respondDirectly: internal.respondDirectly,
    siteOrigin: createSiteOrigin(undefined),
    hasFault: (_query, body) => JSON.stringify(body).includes('fault'),
  });
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  const { signal } = new AbortController();
  const exchange = internal.exchangeFor(app, 'page', signal);
  const postInternally = (url: string, payload: object, given: Record<string, string> = {}) =>
    exchange({
      method: 'POST',
      url,
      headers: { ...given, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      signal,
    });
  return { app, post, postInternally, onWrite, lines };
}

const mock = <Id extends OperationId>(_id: Id, response: Handler<Id>) => vi.fn(response);
const emptyPage = async () => ({ list: [] });
const list = '/gateway/getImportantNewsList.do';
const like = '/gateway/x/news/like';
const liked = async () => ({ newsId: '1001', commentId: '1', liked: true, likes: 1 });

describe('a handler', () => {
  test('gets the body with defaults filled in', async () => {
    const handler = mock('listImportantNews', emptyPage);
    await open({ listImportantNews: handler }).post(list, { unknown: 1 });
    expect(handler.mock.lastCall?.[0]).toMatchObject({ body: { pageSize: 20 } });
  });

  test('gets query parameters as typed values', async () => {
    const handler = mock('listSectionNews', emptyPage);
    const { app } = open({ listSectionNews: handler });
    await app.inject('/gateway/getNewsSectionLabelNewsPage?sectionId=shandong&pageSize=5');
    expect(handler.mock.lastCall?.[0].query).toEqual({ sectionId: 'shandong', pageSize: 5 });
  });

  test('gets only the headers of the contract, in its spelling', async () => {
    const handler = mock('listHeadlineNews', emptyPage);
    const { post } = open({ listHeadlineNews: handler });
    await post(
      '/gateway/getheadlinenewslisttwo.do',
      {},
      { 'Client-Id': 'h5', 'DEVICE-ID': 'd', version: '1', x: 'y' },
    );
    expect(handler.mock.lastCall?.[0].headers).toEqual({ 'client-id': 'h5', 'device-id': 'd', version: '1' });
  });

  test('gets the device, and the reader of a valid token', async () => {
    const handler = mock('listImportantNews', emptyPage);
    const { post } = open({ listImportantNews: handler });
    await post(list, { ak: 'device' }, { token: 'alive' });
    expect(handler.mock.lastCall?.[1]).toMatchObject({ device: 'device', reader: { id: 'r1', name: '甲' } });
    await post(list, { ak: '' }, { token: 'dead' });
    expect(handler.mock.lastCall?.[1]).toEqual({
      requestId: expect.any(String),
      address: '127.0.0.1',
      origin: 'http://localhost',
    });
  });

  test('may respond with another code at HTTP 200', async () => {
    const response = { code: 500 as const, msg: '登录已失效', data: {} };
    const { post } = open({ getTokenInfo: async () => new Reply(response) });
    const { statusCode, json } = await post('/gateway/x/account/token-info', { token: 't' });
    expect([statusCode, json()]).toEqual([200, response]);
  });

  test('that is missing fails the start', () => {
    const options = {
      handlers: {},
      readerOfToken: async () => undefined,
      clientCredentials: [],
      checkResponses: true,
      writes: { problem: undefined, report: () => {} },
      onWrite: () => {},
      cache: createResponseCache(() => undefined),
      siteOrigin: createSiteOrigin(undefined),
      respondDirectly: () => {},
    };
    const operations = loadContract();
    expect(() => registerOperations(fastify(), { ...options, operations })).toThrow(/has no handler/);
  });
});

describe('a response', () => {
  test('off the contract is a 500 that names the field in the log only', async () => {
    // untyped, as a database might return it
    const row = JSON.parse('{ "list": [{ "id": 7 }] }');
    const { post, lines } = open({ listImportantNews: async () => row });
    const response = await post(list, {});
    expect([response.statusCode, response.json().data]).toEqual([500, { requestId: expect.any(String) }]);
    expect(response.body).not.toContain('list');
    expect(lines.join('')).toMatch(/listImportantNews responds off the contract: response\/data\/list\/0/);
  });

  test('omits fields that the contract does not define', async () => {
    const more = { list: [], secret: 'of the database' };
    const { post } = open({ listImportantNews: async () => more });
    expect((await post(list, {})).json()).toEqual({ code: 200, msg: 'ok', data: { list: [] } });
  });
});

describe('a write', () => {
  const body = { newsId: '1001', clientId: 'c0000001' };

  test('is reported only after it succeeded', async () => {
    const { post, onWrite } = open({ likeNews: liked, listImportantNews: emptyPage });
    await post(list, {});
    await post(like, body);
    await post(like, {}, { token: 'alive' });
    expect(onWrite).not.toHaveBeenCalled();
    expect((await post(like, body, { token: 'alive' })).statusCode).toBe(200);
    expect(onWrite).toHaveBeenCalledTimes(1);
  });

  test('that only counts is not reported', async () => {
    const countNewsRead = mock('countNewsRead', async () => ({ newsId: '1001', reads: 1 }));
    const countShareView = mock('countShareView', async () => ({ newsId: '1001', views: 1 }));
    const { post, onWrite } = open({ countNewsRead, countShareView });
    expect((await post('/gateway/x/news/news-read', body)).statusCode).toBe(200);
    expect((await post('/gateway/newsshare/addShareViewcount.do', body)).statusCode).toBe(200);
    expect([countNewsRead.mock.calls.length, countShareView.mock.calls.length]).toEqual([1, 1]);
    expect(onWrite).not.toHaveBeenCalled();
  });

  test('by GET is reported, is not stored by caches and is not done by HEAD', async () => {
    const handler = mock('praisePublicComment', liked);
    const { app, onWrite } = open({ praisePublicComment: handler });
    const url = '/gateway/comment/public/praise?commentId=1&clientId=c0000001';
    const headers = { token: 'alive' };
    const head = await app.inject({ method: 'HEAD', url, headers });
    expect([head.statusCode, handler.mock.calls.length]).toEqual([404, 0]);
    const done = await app.inject({ url, headers });
    expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(onWrite).toHaveBeenCalledTimes(1);
  });
});

test('authorisation is checked before validation', async () => {
  const { post } = open({ likeNews: liked });
  expect((await post(like, { newsId: 7 })).statusCode).toBe(401);
  expect((await post(like, { newsId: 7 }, { token: 'alive' })).statusCode).toBe(400);
});

describe('an operation for clients with a credential', () => {
  const signedIn = {
    token: 't',
    expiresAt: '2026-11-03 08:00:00',
    user: { name: '甲', headImg: '', userType: 0, userDes: '' },
  } as const;
  const encrypted = { key: 'AAAA', data: 'AAAA' };
  const login = (authorization?: string) =>
    open({ signInBySms: mock('signInBySms', async () => signedIn) }).post(
      '/gateway/auth/sms/login',
      { phone: encrypted, code: '123456' },
      {
        'client-type': '3',
        'app-name': 'share',
        'app-version': '9.8.6',
        ...(authorization !== undefined && { authorization }),
      },
    );
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

  test.each(['h5:secret', 'app:other'])('accepts %s', async (credential) => {
    expect((await login(basic(credential))).statusCode).toBe(200);
  });

  test.each([
    undefined,
    '',
    'Basic',
    'Basic %%%',
    'Bearer h5:secret',
    basic(''),
    basic('h5'),
    basic('h5:'),
    basic('h5:secret2'),
  ])('rejects %j', async (authorization) => {
    const response = await login(authorization);
    expect([response.statusCode, response.json().code]).toEqual([401, 401]);
  });
});

describe('an internal request', () => {
  test('is answered from the second one on without the server, and equally', async () => {
    const handler = mock('listImportantNews', async () => ({ list: [], secret: 'of the database' }));
    const { app, postInternally } = open({ listImportantNews: handler });
    const inject = vi.spyOn(app, 'inject');
    const ask = async () => {
      const response = await postInternally(`${list}?timestamp=1`, { pageSize: 5 }, { Token: 'alive' });
      return [response.status, response.headers['content-type'], response.body];
    };
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(first[2]).toBe('{"code":200,"msg":"ok","data":{"list":[]}}');
    expect(inject).toHaveBeenCalledTimes(1);
    const [injected, direct] = handler.mock.calls.map(([input, context]) => [
      input,
      { ...context, requestId: '' },
    ]);
    expect(direct).toEqual(injected);
    expect(handler.mock.lastCall?.[1].requestId).toBe('page');
  });

  test('gets the response of the server if it is invalid or fails', async () => {
    let isFailing = false;
    const listImportantNews = async () => {
      if (isFailing) throw new Error('the database is gone');
      return { list: [] };
    };
    const { postInternally, lines } = open({ listImportantNews });
    expect((await postInternally(list, {})).status).toBe(200);
    const invalid = await postInternally(list, { pageSize: 'many' });
    expect([invalid.status, JSON.parse(invalid.body)]).toMatchObject([400, { data: { fields: [{}] } }]);
    isFailing = true;
    expect((await postInternally(list, {})).status).toBe(500);
    expect(lines).toHaveLength(1);
  });

  test('goes through the server for a fault and for a write', async () => {
    const { app, postInternally } = open({ listImportantNews: emptyPage, likeNews: liked });
    const inject = vi.spyOn(app, 'inject');
    const write = { newsId: '1001', clientId: 'c0000001' };
    for (const body of [{}, { ak: 'fault' }, { ak: 'fault' }]) await postInternally(list, body);
    for (let count = 0; count < 2; count += 1) await postInternally(like, write, { token: 'alive' });
    expect(inject).toHaveBeenCalledTimes(5);
  });
});
