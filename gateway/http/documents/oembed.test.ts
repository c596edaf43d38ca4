import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, storyOf, type TestServer } from '../testing/test-server.ts';

const origin = 'https://news.example';
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ siteOrigin: origin });
  await server.addStories(
    storyOf('s1', {
      title: '“<script>” & 泉水',
      covers: [{ url: '/media/a.webp', width: 1600, height: 900, color: '#123456', alt: '' }],
    }),
    storyOf('v1', {
      kind: 'video',
      cardStyle: 'video',
      covers: [{ url: '/media/v.webp', width: 1280, height: 720, color: '#123456', alt: '' }],
      media: { url: '/media/v.mp4', duration: 12 },
      body: '<figure data-video="/media/v.mp4" data-poster="/media/v.webp" data-duration="12" data-width="640" data-height="360"></figure>',
    }),
  );
});
afterAll(() => server.close());

const oembed = (page: string, more = '') =>
  server.get(`/oembed?url=${encodeURIComponent(origin + page)}${more}`);

test('a story is a quotation, whose text is escaped', async () => {
  const response = await oembed('/new/general/s1?token=secret');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['access-control-allow-origin']).toBe('*');
  const body: unknown = response.json();
  expect(body).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: '“<script>” & 泉水',
    provider_name: '齐鲁晚报',
    thumbnail_url: `${origin}/media/a.webp`,
    html: expect.stringContaining(`<a href="${origin}/new/general/s1">“&lt;script&gt;” &amp; 泉水</a>`),
  });
  expect(response.body).not.toContain('secret');
});

test('a video is a player within the requested size', async () => {
  const body: unknown = (await oembed('/new/video/v1', '&maxwidth=320&maxheight=1000')).json();
  expect(body).toMatchObject({
    type: 'video',
    width: 320,
    height: 180,
    html: `<video controls preload="none" src="${origin}/media/v.mp4" poster="${origin}/media/v.webp" width="320" height="180"></video>`,
  });
  expect(body).not.toHaveProperty('thumbnail_url');
});

test('other pages and sites are not embedded, nor in other formats', async () => {
  for (const page of ['/new/my', '/new/general/none', '/new/video/none', '/new/general/', '/other'])
    expect((await oembed(page)).statusCode, page).toBe(404);
  const foreign = `/oembed?url=${encodeURIComponent('https://other.example/new/general/s1')}`;
  expect((await server.get(foreign)).statusCode).toBe(404);
  expect((await server.get('/oembed')).statusCode).toBe(400);
  expect((await server.get('/oembed?url=nothing')).statusCode).toBe(400);
  expect((await oembed('/new/general/s1', '&format=xml')).statusCode).toBe(501);
});
