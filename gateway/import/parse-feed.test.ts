import { describe, expect, test } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const rss2 = `<?xml version="1.0"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
  <channel><title>泉城快讯</title>
    <item>
      <guid isPermaLink="false">s-1</guid><title>趵突泉水位回升 &amp; 喷涌</title><link>https://feed.example/1</link>
      <description>水位升至 29 米</description><content:encoded><![CDATA[<p>全文</p>]]></content:encoded>
      <dc:creator>王记者</dc:creator><category>济南</category><category>泉水</category><category>济南</category>
      <pubDate>Tue, 03 Nov 2026 08:30:00 +0800</pubDate>
      <media:content url="https://feed.example/1.jpg" medium="image" width="800"/>
      <media:thumbnail url="https://feed.example/1-small.jpg"/>
    </item>
    <item>
      <title>早新闻</title><link>https://feed.example/2</link><itunes:duration>2:05</itunes:duration>
      <enclosure url="https://feed.example/2.mp3" type="audio/mpeg" length="1"/>
    </item>
    <item><title>短片</title><media:group><media:content url="https://feed.example/3.mp4" type="video/mp4" duration="12"/></media:group></item>
  </channel>
</rss>`;

describe('RSS 2.0', () => {
  const { title, items } = parseFeed(rss2);
  const [story, audio, video] = items;

  test('reads id, text, author, distinct labels, date and pictures of an entry', () => {
    expect(title).toBe('泉城快讯');
    expect(story).toMatchObject({
      key: 's-1',
      title: '趵突泉水位回升 & 喷涌',
      link: 'https://feed.example/1',
      html: '<p>全文</p>',
      summary: '水位升至 29 米',
      author: '王记者',
      categories: ['济南', '泉水'],
      date: 'Tue, 03 Nov 2026 08:30:00 +0800',
      media: [],
    });
    expect(story?.pictures.map((picture) => picture.url)).toEqual([
      'https://feed.example/1.jpg',
      'https://feed.example/1-small.jpg',
    ]);
  });

  test('reads an enclosure as audio with its duration in seconds', () => {
    expect(audio?.media).toEqual([{ url: 'https://feed.example/2.mp3', type: 'audio/mpeg', duration: 125 }]);
    expect(audio?.key).toBe('https://feed.example/2');
  });

  test('reads media in a group as video', () => {
    expect(video?.media).toEqual([{ url: 'https://feed.example/3.mp4', type: 'video/mp4', duration: 12 }]);
    expect(video?.pictures).toEqual([]);
  });
});

test('RSS 0.91 with its document type is accepted', () => {
  const feed =
    parseFeed(`<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd">
    <rss version="0.91"><channel><title>旧站</title><item><title>一</title><link>http://feed.example/a</link></item></channel></rss>`);
  expect(feed.items.map((item) => item.key)).toEqual(['http://feed.example/a']);
});

test('RSS 1.0 reads date, author and labels from Dublin Core', () => {
  const feed =
    parseFeed(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="c"><title>旧闻</title></channel>
    <item rdf:about="https://feed.example/r1"><title>麦收</title><link>https://feed.example/r1</link><dc:date>2026-06-01T08:00:00+08:00</dc:date><dc:creator>李记者</dc:creator><dc:subject>农业</dc:subject></item></rdf:RDF>`);
  expect(feed.items[0]).toMatchObject({
    key: 'https://feed.example/r1',
    author: '李记者',
    categories: ['农业'],
    date: '2026-06-01T08:00:00+08:00',
  });
});

test('Atom reads the page from the alternate link and audio from the enclosure link', () => {
  const feed =
    parseFeed(`<feed xmlns="http://www.w3.org/2005/Atom"><title>原子</title><entry><id>tag:feed.example,2026:1</id><title type="html">标题</title>
    <link rel="alternate" href="https://feed.example/a1"/><link rel="enclosure" type="audio/mpeg" href="https://feed.example/a1.mp3"/>
    <updated>2026-11-03T00:30:00Z</updated><category term="rural" label="乡村"/><summary>摘要</summary></entry></feed>`);
  expect(feed.items[0]).toMatchObject({
    key: 'tag:feed.example,2026:1',
    link: 'https://feed.example/a1',
    categories: ['乡村'],
    html: '摘要',
    date: '2026-11-03T00:30:00Z',
  });
  expect(feed.items[0]?.media[0]?.url).toBe('https://feed.example/a1.mp3');
});

test('JSON Feed converts plain text to paragraphs and escapes it', () => {
  const feed = parseFeed(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'J',
      items: [
        {
          id: '7',
          title: '题',
          content_text: '一 <b>\n\n二',
          image: 'https://feed.example/7.png',
          tags: ['城事'],
        },
      ],
    }),
  );
  expect(feed.items[0]).toMatchObject({
    key: '7',
    html: '<p>一 &lt;b&gt;</p><p>二</p>',
    categories: ['城事'],
    pictures: [{ url: 'https://feed.example/7.png' }],
  });
});

test('a URL that is not http(s) is dropped from pictures, media and links', () => {
  const feed = parseFeed(
    '<rss version="2.0"><channel><title>x</title><item><title>t</title><link>javascript:alert(1)</link><enclosure url="file:///etc/passwd" type="audio/mpeg" length="1"/></item></channel></rss>',
  );
  expect(feed.items[0]).toMatchObject({ key: 't', link: '', media: [], pictures: [] });
});

describe('rejected input', () => {
  const laughs =
    '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>';
  const outside =
    '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&f;</title></channel></rss>';
  test.each([
    ['entity expansion', laughs, 'entities'],
    ['entities that read files', outside, 'entities'],
    ['a web page', '<!doctype html><html><body>你好</body></html>', 'web page'],
    ['XML that breaks off', '<rss version="2.0"><channel><title>x</title><item><title>半', 'not well-formed'],
    ['crossed tags', '<rss version="2.0"><channel><title>x</channel></title></rss>', 'not well-formed'],
    ['other JSON', '{"hello": 1}', 'JSON Feed'],
    ['plain text', 'hello', 'not an RSS, Atom or JSON feed'],
  ])('%s, in one sentence', (_name, text, sentence) => {
    expect(() => parseFeed(text)).toThrow(sentence);
  });
});
