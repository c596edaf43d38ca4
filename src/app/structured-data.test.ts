import { expect, test } from 'vitest';
import { dataScript, liveVideo } from './structured-data.ts';

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
