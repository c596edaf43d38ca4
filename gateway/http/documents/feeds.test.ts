import type { AddressInfo } from 'node:net';
import { parseFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { runImport } from '../../import/run-import.ts';
import { openTestServer, storyOf, type TestServer } from '../testing/test-server.ts';

const picture = {
  url: '/media/demo/pictures/taishan-sunrise.jpg',
  width: 1600,
  height: 900,
  color: '#123456',
  alt: '日出',
};
const title = '泰山 < 云海 & “日出”';
let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await openTestServer();
  await server.addStories(
    storyOf('f1', {
      title,
      reporter: '王晓岚',
      covers: [picture],
      cardStyle: 'thumb',
      labels: ['泰山', '日出'],
      cityId: '143',
      body:
        `<p>登顶 &lt;极顶&gt;，<a href="https://example.com/a?b=1&amp;c=2">一条链接</a>。</p>` +
        `<figure><img src="${picture.url}" alt="日出"><figcaption>云海</figcaption></figure>` +
        `<figure data-audio="/media/demo/clips/episode-2001.m4a" data-duration="9" data-title="听"></figure>` +
        `<figure data-vote="v1"></figure>`,
    }),
    storyOf('f2', { sectionId: 'culture', publishedAt: '2026-11-03 06:00:00' }),
  );
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.get(path, { host: origin.slice('http://'.length), ...headers });

test.each(['rss', 'atom', 'json'])('%s: a story is imported again as it was published', async (ending) => {
  const target: TestDatabase = await openTestDatabase();
  try {
    const { dataDir, databaseUrl } = target.location;
    const printed: string[] = [];
    const terminal = {
      print: (line: string) => printed.push(line),
      complain: (line: string) => printed.push(line),
      progress: () => {},
      env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    };
    const address = `${origin}/feeds/headline.${ending}`;
    expect(
      await runImport(['--private-host', new URL(origin).host, address], terminal),
      printed.join('\n'),
    ).toBe(0);
    expect(printed.join('\n')).toContain('2 new');
    const story = await target.db
      .selectFrom('news')
      .innerJoin('news_bodies', 'news_bodies.news_id', 'news.id')
      .selectAll()
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    expect(story).toMatchObject({
      summary: '摘要',
      published_at: '2026-11-03 07:00:00',
      origin_url: `${origin}/new/general/f1`,
      reporter: '王晓岚',
    });
    expect(story.labels_json).toContain('泰山');
    expect(story.body).toContain('<p>登顶 &lt;极顶&gt;，<a href="https://example.com/a?b=1&amp;c=2"');
    expect(story.body).toMatch(/<img [^>]*src="\/media\/[^"]+"/);
    expect(story.body).toContain(`data-audio="${origin}/media/demo/clips/episode-2001.m4a"`);
    expect(story.body).not.toContain('vote');
  } finally {
    await target.close();
  }
});

test('each format is what it says, and links to its page and to itself', async () => {
  for (const [ending, type] of [
    ['rss', 'application/rss+xml; charset=utf-8'],
    ['atom', 'application/atom+xml; charset=utf-8'],
    ['json', 'application/feed+json; charset=utf-8'],
  ]) {
    const response = await get(`/feeds/culture.${ending}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.body).toContain(`${origin}/new/?channel=culture`);
    expect(response.body).toContain(`${origin}/feeds/culture.${ending}`);
    const { format } = parseFeed(response.body);
    expect(format).toBe(ending);
    expect(response.body).toContain('标题f2');
    expect(response.body).not.toContain('日出');
  }
});

test('the edition of a city has a feed; unknown channels and formats have none', async () => {
  expect((await get('/feeds/city-143.rss')).body).toContain('日出');
  expect((await get('/feeds/city-135.rss')).body).not.toContain('日出');
  for (const path of [
    'city-999.rss',
    'nothing.rss',
    'local.rss',
    'headline.xml',
    'headline.constructor',
    'headline',
  ])
    expect((await get(`/feeds/${path}`)).statusCode, path).toBe(404);
});

test('a reader that has the newest version gets no content', async () => {
  const { headers } = await get('/feeds/headline.atom');
  expect(headers['cache-control']).toBe('public, max-age=300');
  const etag = String(headers['etag']);
  const again = await get('/feeds/headline.atom', { 'if-none-match': `"other", W/${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
