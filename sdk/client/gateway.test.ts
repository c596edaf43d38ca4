import { afterEach, describe, expect, test, vi } from 'vitest';
import { getTokenInfo } from '../generated/operations/account.ts';
import { addComment, addNewsComment, addReply, praiseNewsComment } from '../generated/operations/comments.ts';
import { countNewsRead, listHeadlineNews, listSections, searchNews } from '../generated/operations/news.ts';
import { sendUploadChunk } from '../generated/operations/uploads.ts';
import { GatewayError } from './gateway-error.ts';
import { createGateway } from './gateway.ts';
import { response, envelope, failureOf, testGateway } from './gateway.test-support.ts';
import { waitFor } from './retry.ts';

const sections = () => response(envelope({ list: [] }));
const unreachable = () => Promise.reject(new TypeError('fetch failed'));
const clientId = 'aaaaaaaa-0000-4000-8000-000000000001';
const comment = { newsId: '7', body: '好', clientId };

afterEach(() => vi.useRealTimers());

describe('a request', () => {
  test('of a GET has its path, its query and a timestamp, and no body', async () => {
    const { gateway, sent } = testGateway(sections);
    await gateway.call(listSections, { query: { cityId: 'jinan' } });
    expect(sent[0]?.method).toBe('GET');
    expect(sent[0]?.url.href).toBe(
      'http://gateway.test/gateway/getNewsSection?cityId=jinan&timestamp=1700000000000',
    );
    expect(sent[0]?.body).toBeUndefined();
  });

  test('of a POST is JSON and identifies the device', async () => {
    const { gateway, sent } = testGateway(() => response(envelope({ list: [], total: 0 })));
    await gateway.call(searchNews, { body: { query: '泉城' } });
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.body).toEqual({ query: '泉城', ak: 'device-1', userAgent: 'reader/1' });
  });

  test('with bytes sends them unchanged, without device fields', async () => {
    const progress = { state: 'open', received: 3, size: 9 };
    const { gateway, sent } = testGateway(() => response(envelope(progress)));
    const query = { uploadId: 'u1', offset: 0 };
    const bytes = new TextEncoder().encode('abc');
    expect(await gateway.data(sendUploadChunk, { query, bytes })).toEqual(progress);
    expect(sent[0]?.headers.get('content-type')).toBe('application/octet-stream');
    expect(sent[0]?.body).toBe('abc');
  });

  test('of a program without page, device and reader has only the timestamp beside its input', async () => {
    const { gateway, sent } = testGateway(() => response(envelope({ list: [], total: 0 })));
    const sentBare: Request[] = [];
    const bare = createGateway({
      origin: 'http://gateway.test',
      fetch: async (input, init) => {
        sentBare.push(new Request(input, init));
        return response(envelope({ list: [], total: 0 }));
      },
      now: () => 1_700_000_000_000,
    });
    await gateway.call(searchNews, { body: { query: '泉城' } });
    await bare.call(searchNews, { body: { query: '泉城' } });
    expect(sentBare[0]?.url).toBe(sent[0]?.url.href);
    expect(await sentBare[0]?.json()).toEqual({ query: '泉城' });
  });

  test("has a POST body's tokenID in its query too", async () => {
    const { gateway, sent } = testGateway(() => response(envelope({ list: [], total: 0 })));
    await gateway.call(searchNews, { body: { query: '泉城', tokenID: 't-1' } });
    expect(sent[0]?.url.searchParams.get('tokenID')).toBe('t-1');
    expect(sent[0]?.body).toMatchObject({ tokenID: 't-1' });
  });

  test("has the operation's headers", async () => {
    const { gateway, sent } = testGateway(sections);
    const headers = { 'client-id': 'h5', 'device-id': 'device-1', version: '1.0' };
    await gateway.call(listHeadlineNews, { headers });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject(headers);
  });

  test('of a share page has its name in the header and its reader in the body', async () => {
    const page = () => ({ sharePath: 'newsShare', queryToken: 'page-token', openId: 'o-1' });
    const { gateway, sent } = testGateway(() => response(envelope({ list: [], total: 0 })), { page });
    await gateway.call(searchNews, { body: { query: '泉城' } });
    expect(sent[0]?.headers.get('source_channel')).toBe('newsShare');
    expect(sent[0]?.headers.has('token')).toBe(false);
    expect(sent[0]?.body).toMatchObject({ openId: 'o-1', unionId: '' });
  });

  test("has the signed-in reader's token", async () => {
    const { gateway, sent } = testGateway(sections, { userToken: () => 'user-token' });
    await gateway.call(listSections, {});
    expect(sent[0]?.headers.get('token')).toBe('user-token');
  });
});

describe('the URL of a call', () => {
  test.each([
    ['/gateway/newscomment/news_comment_add_lev1.do', addNewsComment],
    ['/gw/add_lev1', addComment],
  ])('%s', async (path, operation) => {
    const { gateway, sent } = testGateway(() => response('', 500));
    await failureOf(gateway.call(operation, { body: comment }));
    expect(sent[0]?.url.pathname).toBe(path);
  });

  test('can be overridden for a server of the contract', async () => {
    const { gateway, sent } = testGateway(() => response('', 500), {
      servers: { '/gw': 'https://gw.test/plain' },
    });
    await failureOf(gateway.call(addReply, { body: { ...comment, parentId: '3' } }));
    await failureOf(gateway.call(praiseNewsComment, { body: { commentId: '3', like: true, clientId } }));
    await failureOf(gateway.call(addNewsComment, { body: comment }));
    expect(sent.map(({ url }) => url.origin + url.pathname)).toEqual([
      'https://gw.test/plain/add_lev2',
      'https://gw.test/plain/newscomment_praise.do',
      'http://gateway.test/gateway/newscomment/news_comment_add_lev1.do',
    ]);
  });

  test('is requested with the current global fetch by default', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => sections());
    const gateway = createGateway({
      origin: 'http://gateway.test',
      page: () => ({}),
      device: () => ({ uuid: 'device-1', userAgent: 'reader/1' }),
      userToken: () => undefined,
    });
    await gateway.call(listSections, {});
    expect(fetch).toHaveBeenCalledOnce();
    fetch.mockRestore();
  });
});

describe('the result of a call', () => {
  test('is the response body', async () => {
    const { gateway, failures } = testGateway(sections);
    await expect(gateway.call(listSections, {})).resolves.toEqual({
      code: 200,
      msg: 'ok',
      data: { list: [] },
    });
    expect(failures).toEqual([]);
  });

  test('is `data` alone with data()', async () => {
    const { gateway } = testGateway(sections);
    await expect(gateway.data(listSections, {})).resolves.toEqual({ list: [] });
  });

  test('is a normal response for code 500 of token-info', async () => {
    const { gateway } = testGateway(() => response(envelope({}, 500, 'token invalid')));
    const { code } = await gateway.call(getTokenInfo, { body: { token: 'dead' } });
    expect(code).toBe(500);
  });
});

describe('a call fails', () => {
  test.each([
    ['rejected', () => response(envelope({}, 500, '系统繁忙')), 'listSections: rejected 500'],
    ['malformed', () => response('<html>'), 'listSections: malformed'],
    ['malformed', () => response('{"code":200'), 'listSections: malformed'],
    ['malformed', () => response(''), 'listSections: malformed'],
    ['malformed', () => response(envelope({ items: [] })), 'listSections: malformed'],
    ['http', () => response('', 404), 'listSections: http 404'],
    ['network', unreachable, 'listSections: network'],
  ] as const)('as %s, reported once', async (kind, respond, message) => {
    const { gateway, failures } = testGateway(respond);
    const error = await failureOf(gateway.call(listSections, {}));
    expect(error.kind).toBe(kind);
    expect(error.message).toBe(message);
    expect(error.operation).toBe('listSections');
    expect(failures).toEqual([error]);
  });

  test('as malformed if a response with a Content-Length is not JSON', async () => {
    const { gateway } = testGateway(() => response('<html>', 200, { 'content-length': '6' }));
    expect((await failureOf(gateway.call(listSections, {}))).kind).toBe('malformed');
  });

  test('as malformed if the Content-Length is 0', async () => {
    const { gateway } = testGateway(() => response('', 200, { 'content-length': '0' }));
    expect((await failureOf(gateway.call(listSections, {}))).kind).toBe('malformed');
  });

  test('with the error of page(), without a request', async () => {
    const { gateway, sent } = testGateway(sections, {
      page: () => {
        throw new RangeError('no page');
      },
    });
    await expect(gateway.call(listSections, {})).rejects.toBeInstanceOf(RangeError);
    expect(sent).toEqual([]);
  });
});

/** Never resolves; rejects like fetch when its signal fires. */
const hanging: typeof globalThis.fetch = (input) =>
  new Promise((_resolve, reject) => {
    const { signal } = new Request(input);
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

describe('the timeout of a call', () => {
  test('is 30 seconds', async () => {
    vi.useFakeTimers();
    const { gateway, failures } = testGateway(sections, { fetch: hanging });
    const failed = failureOf(gateway.call(listSections, {}));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failed).failure).toEqual({ kind: 'timeout' });
    expect(failures).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is 30 seconds including retries', async () => {
    vi.useFakeTimers();
    const slow = () =>
      new Promise<Response>((_resolve, reject) => {
        setTimeout(() => reject(new TypeError('fetch failed')), 20_000);
      });
    let calls = 0;
    const { gateway } = testGateway(sections, {
      fetch: (input) => ((calls += 1) === 1 ? slow() : hanging(input)),
      now: Date.now,
    });
    const failed = failureOf(gateway.call(listSections, {}));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await failed).failure).toEqual({ kind: 'timeout' });
    expect(calls).toBe(2);
  });

  test('includes reading the response body', async () => {
    vi.useFakeTimers();
    const { gateway } = testGateway(sections, {
      fetch: async (input) => {
        const { signal } = new Request(input);
        const body = new ReadableStream({
          start: (stream) =>
            signal.addEventListener('abort', () => stream.error(new DOMException('', 'AbortError'))),
        });
        return new Response(body);
      },
    });
    const failed = failureOf(gateway.call(listSections, {}));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await failed).kind).toBe('timeout');
  });
});

describe('an aborted call', () => {
  test('ends at once and is not retried', async () => {
    const controller = new AbortController();
    let calls = 0;
    const { gateway, failures } = testGateway(sections, {
      fetch: (input) => {
        calls += 1;
        return hanging(input);
      },
    });
    const failed = failureOf(gateway.call(listSections, {}, { signal: controller.signal }));
    controller.abort();
    const error = await failed;
    expect(error).toBeInstanceOf(GatewayError);
    expect(error.failure).toEqual({ kind: 'aborted' });
    expect(failures).toEqual([error]);
    expect(calls).toBe(1);
  });

  test('ends at once while waiting for a retry', async () => {
    const controller = new AbortController();
    const { gateway, sent } = testGateway(unreachable, {
      wait: (ms, signal) => {
        queueMicrotask(() => controller.abort());
        return waitFor(ms, signal);
      },
    });
    const error = await failureOf(gateway.call(listSections, {}, { signal: controller.signal }));
    expect(error.failure).toEqual({ kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });

  test('fails as aborted if it was aborted before it began', async () => {
    const { gateway } = testGateway(sections);
    const error = await failureOf(
      gateway.call(countNewsRead, { body: { newsId: '7', clientId } }, { signal: AbortSignal.abort() }),
    );
    expect(error.failure).toEqual({ kind: 'aborted' });
  });
});
