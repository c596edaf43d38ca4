import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, storyOf, type TestServer } from '../testing/test-server.ts';

const origin = 'https://news.example';
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ siteOrigin: origin });
  await server.addStories(
    storyOf('new', { title: '涨水 <& 出门', publishedAt: '2026-11-03 07:00:00' }),
    storyOf('yesterday', { publishedAt: '2026-11-01 08:00:01' }),
    storyOf('older', { publishedAt: '2026-11-01 07:59:59' }),
    storyOf('december', { publishedAt: '2025-12-31 23:59:59' }),
    storyOf('ancient', { publishedAt: '0012-01-01 00:00:00' }),
  );
});
afterAll(() => server.close());

async function locationsOf(path: string): Promise<string[]> {
  const { body, statusCode, headers } = await server.get(path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(XMLValidator.validate(body)).toBe(true);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
}

test('robots.txt names the sitemaps, whose index leads to every story', async () => {
  const robots = (await server.get('/robots.txt')).body;
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  const index = await locationsOf('/sitemap.xml');
  expect(index).toEqual(
    ['pages', 'news', '2026-11', '2025-12', '0012-01'].map((name) => `${origin}/sitemaps/${name}.xml`),
  );
  const stories = await Promise.all(
    index.slice(2).map((address) => locationsOf(address.slice(origin.length))),
  );
  expect(stories.flat()).toEqual(
    ['new', 'yesterday', 'older', 'december', 'ancient'].map((id) => `${origin}/new/general/${id}`),
  );
});

test('the news sitemap has the titles of the last 48 hours', async () => {
  expect(await locationsOf('/sitemaps/news.xml')).toEqual([
    `${origin}/new/general/new`,
    `${origin}/new/general/yesterday`,
  ]);
  const { body, headers } = await server.get('/sitemaps/news.xml');
  const parsed: unknown = new XMLParser().parse(body);
  expect(parsed).toMatchObject({
    urlset: {
      url: [
        {
          'news:news': {
            'news:publication': { 'news:name': '齐鲁晚报', 'news:language': 'zh-cn' },
            'news:publication_date': '2026-11-03T07:00:00+08:00',
            'news:title': '涨水 <& 出门',
          },
        },
        {},
      ],
    },
  });
  const again = await server.get('/sitemaps/news.xml', { 'if-none-match': String(headers['etag']) });
  expect(again.statusCode).toBe(304);
});

test('the pages of the site include the channels', async () => {
  const pages = await locationsOf('/sitemaps/pages.xml');
  expect(pages).toEqual(expect.arrayContaining([`${origin}/new/`, `${origin}/new/?channel=culture`]));
  expect(new Set(pages).size).toBe(pages.length);
});

test('a sitemap without stories does not exist', async () => {
  for (const name of [
    '2026-10.xml',
    '2026-11-2.xml',
    '2026-13.xml',
    '2026-11-0.xml',
    'other',
    '2026-11-99999.xml',
  ])
    expect((await server.get(`/sitemaps/${name}`)).statusCode, name).toBe(404);
});
