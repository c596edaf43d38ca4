import { describe, expect, test } from 'vitest';
import { getTokenInfo } from '../generated/operations/account.ts';
import { praisePublicComment } from '../generated/operations/comments.ts';
import { likeNews, listSections, searchNews, countNewsRead } from '../generated/operations/news.ts';
import { response, envelope, failureOf, testGateway } from './gateway.test-support.ts';
import { mayRepeat, waitFor } from './retry.ts';

const clientId = 'aaaaaaaa-0000-4000-8000-000000000001';
const sections = () => response(envelope({ list: [] }));
const unreachable = () => Promise.reject(new TypeError('fetch failed'));
const unavailable = () => response('', 503);

describe('calls that may be retried', () => {
  const { clientId: _, ...write } = { newsId: '7', like: true, clientId };

  test.each([
    ['a GET', listSections, {}, true],
    ['a POST that only reads', searchNews, { body: { query: '泉城' } }, true],
    ['a write', countNewsRead, { body: { newsId: '7' } }, false],
    ['a write whose clientId was forgotten', likeNews, { body: write }, false],
    ['a write with a clientId', likeNews, { body: { ...write, clientId } }, true],
    ['a GET that writes', praisePublicComment, { query: { commentId: '7' } }, false],
    [
      'a GET that writes, with a clientId',
      praisePublicComment,
      { query: { commentId: '7', clientId } },
      true,
    ],
  ])('%s', (_name, operation, parts, may) => {
    expect(mayRepeat(operation, parts)).toBe(may);
  });
});

describe('a call that may be retried', () => {
  test.each([
    ['the network fails', unreachable],
    ['the gateway is unavailable', unavailable],
    ['a proxy does not reach the gateway', () => response('', 502)],
    ['a proxy waits in vain', () => response('', 504)],
    ['there were too many calls', () => response('', 429)],
  ])('is sent twice more if %s', async (_name, fail) => {
    const { gateway, sent, waits } = testGateway([fail, fail, sections]);
    await expect(gateway.data(listSections, {})).resolves.toEqual({ list: [] });
    expect(sent).toHaveLength(3);
    expect(waits).toEqual([300, 600]);
  });

  test('fails after the third attempt and is reported once', async () => {
    const { gateway, sent, failures } = testGateway(unreachable);
    const error = await failureOf(gateway.call(listSections, {}));
    expect(error.failure).toEqual({ kind: 'network' });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(sent).toHaveLength(3);
    expect(failures).toEqual([error]);
  });

  test.each([
    [0, [150, 300]],
    [0.999, [449.7, 899.4]],
  ])('has jitter in its delays: %d', async (chance, expected) => {
    const { gateway, waits } = testGateway([unreachable, unreachable, sections], { random: () => chance });
    await gateway.call(listSections, {});
    expect(waits.map((ms) => Math.round(ms * 10) / 10)).toEqual(expected);
  });

  test.each([429, 502, 503, 504])('waits for Retry-After of a %d', async (status) => {
    const busy = () => response('', status, { 'retry-after': '4' });
    const { gateway, waits } = testGateway([busy, sections]);
    await gateway.call(listSections, {});
    expect(waits).toEqual([4000]);
  });

  test('fails if Retry-After exceeds the remaining time', async () => {
    const busy = () => response('', 503, { 'retry-after': '31' });
    const { gateway, sent } = testGateway(busy);
    const error = await failureOf(gateway.call(listSections, {}));
    expect(error.failure).toEqual({ kind: 'http', status: 503, retryAfter: 31 });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['status 500', () => response('', 500)],
    ['status 400', () => response('', 400)],
    ['an error code', () => response(envelope({}, 500))],
    ['a malformed response', () => response('<html>')],
  ])('is sent once after a permanent failure: %s', async (_name, fail) => {
    const { gateway, sent } = testGateway([fail, sections]);
    await failureOf(gateway.call(listSections, {}));
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['as often as its client says', { retry: { limit: 1 } }, {}, 2],
    ['as often as the call says', { retry: { limit: 1 } }, { retry: { limit: 3 } }, 4],
    ['never', {}, { retry: { limit: 0 } }, 1],
    ['not after a status that is left out', { retry: { statuses: [502] } }, {}, 1],
  ])('is sent %s', async (_name, ofClient, ofCall, times) => {
    const { gateway, sent } = testGateway(unavailable, ofClient);
    await failureOf(gateway.call(listSections, {}, ofCall));
    expect(sent).toHaveLength(times);
  });

  test('sends the same page and reader on each attempt, with a new timestamp', async () => {
    let count = 0;
    const { gateway, sent } = testGateway([unreachable, sections], {
      page: () => ({ queryToken: `page-${(count += 1)}` }),
      now: () => (count += 1),
    });
    await gateway.call(listSections, {});
    expect(sent.map(({ headers }) => headers.get('token'))).toEqual(['page-1', 'page-1']);
    const [first, second] = sent.map(({ url }) => Number(url.searchParams.get('timestamp')));
    expect(second).toBeGreaterThan(first ?? Infinity);
  });
});

describe('a write', () => {
  const writeWithoutClientId = { ...getTokenInfo, idempotent: false };
  const fails = [
    ['the network fails', unreachable],
    ['the gateway is unavailable', unavailable],
  ] as const;

  test.each(fails)('without a clientId is sent once if %s', async (_name, fail) => {
    const { gateway, sent, failures } = testGateway(fail);
    const error = await failureOf(gateway.call(writeWithoutClientId, { body: { token: 't' } }));
    expect(sent).toHaveLength(1);
    expect(failures).toEqual([error]);
  });

  test.each(fails)('with a clientId is retried with the same clientId if %s', async (_name, fail) => {
    const { gateway, sent } = testGateway([fail, () => response(envelope({ newsId: '7', reads: 1 }))]);
    await gateway.call(countNewsRead, { body: { newsId: '7', clientId } });
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ clientId }),
      expect.objectContaining({ clientId }),
    ]);
  });

  test('by GET is retried with the same clientId', async () => {
    const { gateway, sent } = testGateway(unreachable);
    await failureOf(gateway.call(praisePublicComment, { query: { commentId: '7', clientId } }));
    expect(sent.map(({ url }) => url.searchParams.get('clientId'))).toEqual([clientId, clientId, clientId]);
  });

  test('by GET without a clientId is sent once', async () => {
    const { gateway, sent } = testGateway(unreachable);
    await failureOf(gateway.call({ ...listSections, writes: true }, {}));
    expect(sent).toHaveLength(1);
  });
});

describe('the delay before a retry', () => {
  test('ends after its time, and a later abort has no effect', async () => {
    const controller = new AbortController();
    await expect(waitFor(1, controller.signal)).resolves.toBeUndefined();
    controller.abort();
  });

  test('ends at once when the call is aborted', async () => {
    const controller = new AbortController();
    const wait = waitFor(60_000, controller.signal);
    controller.abort();
    await expect(wait).rejects.toThrow('the call was aborted');
  });

  test('does not start for an aborted call', async () => {
    await expect(waitFor(60_000, AbortSignal.abort())).rejects.toThrow('the call was aborted');
  });
});
