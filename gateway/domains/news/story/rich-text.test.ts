import { expect, test } from 'vitest';
import { hostileTexts } from '../../../../e2e/fixtures/hostile-texts.ts';
import { renderBlocks, richTextTags } from './rich-text.ts';

const picture = { url: '/media/demo/a.webp', width: 1600, height: 900, color: '#336699', alt: '泰山' };
const pictures = new Map([['taishan', picture]]);

test('blocks are written with the allowed tags', () => {
  const html = renderBlocks(
    [
      { p: '第一段' },
      { h: '小标题' },
      { quote: '水是活的', by: '老人' },
      { img: 'taishan', caption: '日出' },
      { list: ['一', '二'] },
      {
        table: [
          ['项', '数'],
          ['甲', '1'],
        ],
      },
      { list: ['先', '后'], ordered: true },
      {
        table: [
          ['站', '时'],
          ['甲', '8:00'],
        ],
        caption: '时刻表',
      },
      { vote: 'v1' },
      { audio: { url: '/media/demo/a.m4a', duration: 40, title: '早新闻' } },
      {
        video: {
          url: '/media/demo/a.mp4',
          duration: 12,
          bytes: 4096,
          width: 360,
          height: 640,
          poster: '/media/demo/a.webp',
          qualities: [
            { url: '/media/demo/a.mp4', lines: 360 },
            { url: '/media/demo/b.mp4', lines: 240 },
          ],
          captions: '/media/demo/a.vtt',
        },
      },
    ],
    pictures,
  );
  expect(html.split('\n')).toEqual([
    '<p>第一段</p>',
    '<h2>小标题</h2>',
    '<blockquote><p>水是活的</p><cite>老人</cite></blockquote>',
    '<figure><img src="/media/demo/a.webp" alt="日出" width="1600" height="900" data-color="#336699"><figcaption>日出</figcaption></figure>',
    '<ul><li>一</li><li>二</li></ul>',
    '<table><thead><tr><th>项</th><th>数</th></tr></thead><tbody><tr><td>甲</td><td>1</td></tr></tbody></table>',
    '<ol><li>先</li><li>后</li></ol>',
    '<table><caption>时刻表</caption><thead><tr><th>站</th><th>时</th></tr></thead><tbody><tr><td>甲</td><td>8:00</td></tr></tbody></table>',
    '<figure data-vote="v1"></figure>',
    '<figure data-audio="/media/demo/a.m4a" data-duration="40" data-title="早新闻"></figure>',
    '<figure data-video="/media/demo/a.mp4" data-poster="/media/demo/a.webp" data-duration="12" data-bytes="4096" data-width="360" data-height="640" data-qualities="/media/demo/a.mp4 360, /media/demo/b.mp4 240" data-captions="/media/demo/a.vtt"></figure>',
  ]);
  for (const [, tag = '', attributes = ''] of html.matchAll(/<(\w+)([^>]*)>/g)) {
    const allowed = richTextTags[tag];
    expect(allowed).toBeDefined();
    for (const [, name] of attributes.matchAll(/ ([\w-]+)=/g)) expect(allowed).toContain(name);
  }
});

test('text that looks like markup stays text', () => {
  expect(renderBlocks([{ p: '<img src=x onerror=alert(1)> & "quoted"' }], pictures)).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;</p>',
  );
});

test('an unknown picture is named in the error', () => {
  expect(() => renderBlocks([{ img: 'nowhere' }], pictures)).toThrow(/nowhere/);
});

test.each(hostileTexts)('%j is text in a paragraph, a caption and a table', (text) => {
  const image = { url: '/media/demo/a.webp', width: 4, height: 3, color: '#336699', alt: text };
  const html = renderBlocks(
    [{ p: text }, { img: 'a', caption: text }, { table: [[text]], caption: text }],
    new Map([['a', image]]),
  );
  const tag = /<\/?([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>/g;
  const tags = [...html.matchAll(tag)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: [...attributes.matchAll(/ ([a-z-]+)="/g)].map(([, attribute]) => attribute),
  }));
  expect(html.replaceAll(tag, '')).not.toMatch(/[<>]/);
  for (const { name, attributes } of tags)
    expect(richTextTags[name]).toEqual(expect.arrayContaining(attributes));
});
