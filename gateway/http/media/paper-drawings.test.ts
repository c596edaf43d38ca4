import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function drawing() {
  const { data } = (await server.get('/gateway/x/paper/issue')).json();
  return data as { date: string; pages: { drawing: { url: string } }[] };
}

test('a page of the paper is an immutable SVG that cannot run scripts', async () => {
  const { pages } = await drawing();
  const response = await server.get(pages[0]?.drawing.url ?? '');
  expect(response.statusCode).toBe(200);
  expect(response.body).toMatch(/^<svg [^]*齐鲁晚报[^]*<\/svg>$/);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('a page of a withdrawn issue is gone', async () => {
  const { date, pages } = await drawing();
  const url = pages[1]?.drawing.url ?? '';
  await server.database.db
    .updateTable('paper_issues')
    .set({ state: 'withdrawn' })
    .where('date', '=', date)
    .execute();
  expect((await server.get(url)).statusCode).toBe(404);
});

test.each(['none.svg', `${'0'.repeat(32)}.svg`, `${'0'.repeat(32)}.png`, '..%2fx.svg', ''])(
  '%s is none',
  async (file) => {
    expect((await server.get(`/media/paper/${file}`)).statusCode).toBe(404);
  },
);
