import { describe, expect, test } from 'vitest';
import { likeNews } from '../generated/operations/news.ts';
import { response, envelope, failureOf, testGateway } from './gateway.test-support.ts';

const input = { body: { newsId: '7', like: true, clientId: 'aaaaaaaa-0000-4000-8000-000000000001' } };
const fail = async (respond: () => Response) => {
  const { gateway } = testGateway(respond);
  return failureOf(gateway.call(likeNews, input));
};

describe('a response with a status other than 200', () => {
  test.each([201, 204, 302, 400, 401, 403, 404, 409, 413, 422, 429, 500])(
    'rejects the call at %i',
    async (status) => {
      const { failure } = await fail(() => new Response(status === 204 ? null : '', { status }));
      expect(failure).toEqual({ kind: 'http', status });
    },
  );

  test('rejects even if its body reports success', async () => {
    const error = await fail(() => response(envelope({ newsId: '7', likes: 1, liked: true }), 201));
    expect(error.failure).toEqual({ kind: 'http', status: 201, code: 200, msg: 'ok' });
  });

  test("names the operation and passes on the gateway's message and fields", async () => {
    const fields = [{ path: 'body.newsId', rule: 'required', message: '请选择新闻' }];
    const error = await fail(() => response(envelope({ fields }, 400, '参数有误'), 400));
    expect(error.operation).toBe('likeNews');
    expect(error.message).toBe('likeNews: http 400');
    expect(error.status).toBe(400);
    expect(error.failure).toEqual({ kind: 'http', status: 400, code: 400, msg: '参数有误', fields });
  });

  test('skips invalid fields', async () => {
    const fields = [null, 'x', { path: 'a' }, { path: 'a', rule: 'b', message: 3 }];
    const { failure } = await fail(() => response(envelope({ fields }, 400, '参数有误'), 400));
    expect(failure).toMatchObject({ fields: [] });
  });

  test('passes on Retry-After', async () => {
    const { failure } = await fail(() => response(envelope({}, 429, '太频繁'), 429, { 'retry-after': '12' }));
    expect(failure).toEqual({ kind: 'http', status: 429, code: 429, msg: '太频繁', retryAfter: 12 });
  });

  test.each(['', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT', '-3'])(
    'ignores the Retry-After "%s"',
    async (value) => {
      const { failure } = await fail(() => response('', 429, { 'retry-after': value }));
      expect(failure).toEqual({ kind: 'http', status: 429 });
    },
  );

  test.each([
    '<html>Bad gateway</html>',
    '{"msg":',
    '[]',
    '{"msg":7}',
    '{"msg":"code-less"}',
    '{"data":{"fields":[]}}',
  ])('does not need a body of the contract: %s', async (body) => {
    expect((await fail(() => response(body, 502))).failure).toEqual({ kind: 'http', status: 502 });
  });
});
