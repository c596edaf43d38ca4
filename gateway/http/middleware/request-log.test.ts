import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redactUrl } from './request-log.ts';
import { signedMediaUrl } from '../../domains/shared/signed-media-url.ts';
import { openTestServer, start, storyOf, type TestServer } from '../testing/test-server.ts';

test.each([
  ['/new/general/1?token=abc&x=1', '/new/general/1?token=…&x=1'],
  ['/gateway/a?x=1&tokenID=abc', '/gateway/a?x=1&tokenID=…'],
  ['/gateway/a?%74oken=abc', '/gateway/a?%74oken=…'],
  ['/gateway/a?TOKEN=a=b', '/gateway/a?TOKEN=…'],
  ['/new/?openid=o&unionId=u&cardId=1', '/new/?openid=…&unionId=…&cardId=…'],
  ['/new/living/qrlogin?qr=abc', '/new/living/qrlogin?qr=…'],
  ['/new/?channel=culture', '/new/?channel=culture'],
  ['/media/private/abc.secret/0f.jpg', '/media/private/…'],
  ['/media/private/abc.secret/0f.jpg?x=1&token=a', '/media/private/…?x=1&token=…'],
  ['/media/%70rivate/abc.secret/0f.jpg', '/media/private/…'],
  ['/media/priv%61te/abc%2esecret/0f.jpg', '/media/private/…'],
  ['/%6dedia/private/abc.secret/0f.jpg', '/media/private/…'],
  ['http://any.example/media/private/abc.secret/0f.jpg', '/media/private/…'],
  ['/media/uploads/0f.jpg', '/media/uploads/0f.jpg'],
  ['/media/%/0f.jpg', '/media/%/0f.jpg'],
  ['/new/?', '/new/?'],
  ['/new/', '/new/'],
])('%s is logged as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});

describe('the log of a server', () => {
  const lines: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    const logStream = { write: (line: string) => lines.push(line) };
    server = await openTestServer({ logLevel: 'debug', logStream, faultInjection: true });
    await server.addStories(storyOf('1001'));
  });
  afterAll(() => server.close());

  test('has one structured line per request, with the id of the response', async () => {
    const { headers } = await server.get('/gateway/getNewsSection?cityId=135');
    const line = lines.find((entry) => entry.includes(String(headers['x-request-id'])));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      method: 'GET',
      url: '/gateway/getNewsSection?cityId=135',
      status: 200,
      ms: expect.any(Number),
    });
  });

  test('has the stack of an error with the request id that the reader got', async () => {
    const response = await server.post('/gateway/x/news/search', { query: 'sentinel-500' });
    const { requestId } = response.json().data;
    const fault = lines.map((line) => JSON.parse(line)).find((entry) => entry.err !== undefined);
    expect(fault).toMatchObject({ level: 50, reqId: requestId, err: { type: 'Error' } });
    expect(fault.err.stack).toContain('fault-injection.ts');
  });

  test('has no address of a private picture, also of one that is not served', async () => {
    const { url } = signedMediaUrl(server.account.vault.fingerprint, `${'0f'.repeat(16)}.jpg`, start);
    const { headers } = await server.get(url);
    const line = lines.find((entry) => entry.includes(String(headers['x-request-id'])));
    expect(JSON.parse(line ?? '{}').url).toBe('/media/private/…');
    expect(lines.join('')).not.toContain(url.split('/')[3]);
  });

  test('contains neither tokens nor text that a reader wrote', async () => {
    const token = await server.signIn('甲');
    const body = '不该出现在日志里';
    const write = { newsId: '1001', body, clientId: 'c0000001', tokenID: token, ak: 'device-of-a-reader' };
    const response = await server.post(`/gw/add_lev1?tokenID=${token}`, write, {
      token,
      cookie: `wxToken=${token}`,
    });
    expect(response.statusCode).toBe(200);
    await server.post('/gw/add_lev1', { ...write, clientId: 'x' }, { token });
    await server.get(`/new/general/1001?token=${token}`);
    const log = lines.join('');
    expect(log).toContain('/gw/add_lev1?tokenID=…');
    for (const secret of [token, body, 'device-of-a-reader']) expect(log).not.toContain(secret);
  });
});
