import { expect, test } from 'vitest';
import { readFeed } from './read-feed.ts';

const feed = (title: string, description = '<![CDATA[<p onclick="x()">一</p>]]>') => ({
  bytes: Buffer.from(
    `<rss version="2.0"><channel><title>源</title><item><guid>1</guid><title>${title}</title><description>${description}</description></item></channel></rss>`,
  ),
});

test('a feed is decoded, parsed and cleaned', async () => {
  expect(await readFeed(feed('题'))).toEqual({
    title: '源',
    items: [
      expect.objectContaining({
        key: '1',
        title: '题',
        summary: '一',
        body: { html: '<p>一</p>', pictures: [], posters: [] },
      }),
    ],
  });
});

test('what is no feed is refused with its reason', async () => {
  await expect(readFeed({ bytes: Buffer.from('hello') })).rejects.toThrow(
    'this is not an RSS, Atom or JSON feed',
  );
});

test('reading ends at the limits of time and memory, and says which', async () => {
  await expect(readFeed(feed('题'), { timeoutMs: 1 })).rejects.toThrow(
    /longer than the limit of 0\.001 s; ask its publisher/,
  );
  await expect(
    readFeed(feed('</title></item>' + '<item><title>x</title></item>'.repeat(90_000) + '<item><title>'), {
      memoryMb: 24,
    }),
  ).rejects.toThrow(/more memory than the limit of 24 MB; ask its publisher/);
});
