import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, storyOf, type TestServer } from '../../http/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.addStories(storyOf('1001', { body: '<p>趵突泉位于济南市历下区，泉水一年四季恒定。</p>' }));
});
afterAll(() => server.close());

describe.each(['copies', 'text-check'])('%s', (path) => {
  const post = (text: unknown) => server.post(`/gateway/x/tech-support/${path}`, { text });

  test('accepts up to 5000 characters', async () => {
    expect((await post('泉'.repeat(5000))).statusCode).toBe(200);
    const response = await post('泉'.repeat(5001));
    expect(response.statusCode).toBe(400);
    expect(response.json().data.fields).toMatchObject([{ path: 'body.text', rule: 'maxLength' }]);
  });

  test('rejects a megabyte before reading it', async () => {
    expect((await post('x'.repeat(1_000_000))).statusCode).toBe(413);
  });

  test.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '\u202eمرحبا\u2066 שלום',
    '👨‍👩‍👧‍👦🏳️‍🌈😀'.repeat(100),
    '\ud800 一半的字符 \udc00',
    '\u0000\u0001 控制字符',
    "'; drop table news; --",
    '𠮷野家𠮷野家𠮷野家𠮷野家𠮷野家',
  ])('answers %j', async (text) => {
    expect((await post(text)).statusCode).toBe(200);
  });

  test.each(['', '  ', null, 7, ['泉']])('rejects %j and names the field', async (text) => {
    const response = await post(text);
    expect(response.statusCode).toBe(400);
    expect(response.json().data.fields[0]).toMatchObject({ path: 'body.text' });
  });
});
