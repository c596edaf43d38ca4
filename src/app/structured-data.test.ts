import { expect, test } from 'vitest';
import { dataScript, liveVideo, specialTopic, videoCollection } from './structured-data.ts';

test('no text ends the element of structured data or begins another', () => {
  const data = { headline: '</script><script>alert(1)</script><!--<script>' };
  const html = dataScript(data);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(data);
});

const page = { origin: 'https://news.example', url: 'https://news.example/new/living/share/l1' };

test('a live room is a video with the times of its broadcast, which has no end while it is live', () => {
  const room = {
    title: '看牡丹',
    summary: '',
    cover: { url: '/media/peony.jpg', width: 16, height: 9, color: '#ffffff', alt: '' },
    startsAt: '2026-04-10 09:00:00',
    beganAt: '2026-04-10 09:05:00',
    play: { url: '/media/peony.m3u8', live: true },
  } as const;
  const publication = (more: object) => liveVideo({ ...room, ...more }, page);
  expect(publication({})).toMatchObject({
    '@type': 'VideoObject',
    name: '看牡丹',
    description: '看牡丹',
    thumbnailUrl: ['https://news.example/media/peony.jpg'],
    uploadDate: '2026-04-10T09:05:00+08:00',
    contentUrl: 'https://news.example/media/peony.m3u8',
    publication: { startDate: '2026-04-10T09:05:00+08:00', isLiveBroadcast: true },
  });
  expect(publication({})).not.toHaveProperty('publication.endDate');
  expect(publication({ endedAt: '2026-04-10 11:00:00' })).toHaveProperty(
    'publication.endDate',
    '2026-04-10T11:00:00+08:00',
  );
});

const origin = 'https://news.example';

test('a special topic lists the stories that have pages, each at the page of its kind', () => {
  const topic = {
    title: '过年',
    lead: '年味',
    shareCard: { title: '过年', description: '', image: '/media/share.jpg' },
    publishedAt: '2026-02-01 08:00:00',
    updatedAt: '2026-02-02 08:00:00',
    total: 30,
  };
  const story = (id: string, kind: 'article' | 'atlas' | 'live' | 'ad') =>
    ({ title: id, kind, link: { route: 'general', id } }) as const;
  const stories = [
    story('a1', 'article'),
    story('p1', 'atlas'),
    { title: '广告', kind: 'ad', link: { route: 'outside', url: 'https://shop.example/' } },
    story('l1', 'live'),
  ] as const;
  expect(specialTopic(topic, stories, { origin, url: `${origin}/new/thematic/t1` })).toMatchObject({
    '@type': 'CollectionPage',
    name: '过年',
    description: '年味',
    image: 'https://news.example/media/share.jpg',
    datePublished: '2026-02-01T08:00:00+08:00',
    dateModified: '2026-02-02T08:00:00+08:00',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 30,
      itemListElement: [
        { position: 1, name: 'a1', url: `${origin}/new/general/a1` },
        { position: 2, name: 'p1', url: `${origin}/new/atlas/p1` },
        { position: 3, name: 'l1', url: `${origin}/new/living/share/l1` },
      ],
    },
  });
});

test('a collection without a picture names none, and is described by its title', () => {
  const collection = { id: 'c1', title: '看海', summary: '', updatedAt: '2026-02-02 08:00:00', total: 0 };
  const data = videoCollection(collection, [], { origin, url: `${origin}/new/videosCollection/c1` });
  expect(data).not.toHaveProperty('image');
  expect(data).toMatchObject({ description: '看海', mainEntity: { itemListElement: [] } });
});
