import { expect, test } from 'vitest';
import { cleanFeed } from './clean-feed.ts';

const item = (html: string, key = '1', link = '') =>
  `<item><guid>${key}</guid><title>题</title><link>${link}</link><description><![CDATA[${html}]]></description></item>`;
const read = (items: string, title = '源') =>
  cleanFeed({
    bytes: Buffer.from(`<rss version="2.0"><channel><title>${title}</title>${items}</channel></rss>`),
  });
const address = (length: number) => `https://a.example/${'l'.repeat(length)}/`;

test.each([
  [
    'its markup is too long',
    item(`<p title="${'x'.repeat(500_000)}">字</p>`),
    '500000 characters with its markup',
  ],
  [
    'its links are too long',
    item('<a href="x">y</a>'.repeat(300), '1', address(1900)),
    '500000 characters with its links',
  ],
  ['its text is too long', item('字'.repeat(100_001)), 'its text has more than 100000 characters'],
  [
    'its text is too long in normal form',
    item('\ufdfa'.repeat(6000)),
    'its text has more than 100000 characters',
  ],
  [
    'it has too many pictures',
    item('<img src="https://a.example/1.png">'.repeat(201)),
    '201 pictures, the limit is 200',
  ],
  ['its id is too long', item('字', 'k'.repeat(801)), 'its id has more than 800 characters'],
])('an item is skipped when %s, and the next one is not', (_name, first, reason) => {
  const { items } = read(first + item('下', '2'));
  expect(items).toEqual([
    { item: '题', reason: expect.stringContaining(reason) },
    expect.objectContaining({ key: '2' }),
  ]);
});

test('an item at the limits is kept', () => {
  const html = `<p>${'字'.repeat(100_000)}</p>${'<img src="https://a.example/1.png">'.repeat(200)}`;
  expect(read(item(html, 'k'.repeat(800))).items).toEqual([expect.objectContaining({ title: '题' })]);
});

test('a feed is refused with too many items, or too many characters together', () => {
  expect(() => read(item('字').repeat(2001))).toThrow('the feed has 2001 entries, the limit is 2000; ask');
  const links = item('<a href="x">y</a>'.repeat(200), '1', address(1900));
  expect(() => read(links.repeat(25))).toThrow('more than 8000000 characters together');
});

test('titles are cut', () => {
  const { title, items } = read('<item><title>' + '长'.repeat(1000) + '</title></item>', '源'.repeat(1000));
  expect(title).toHaveLength(80);
  expect(items).toEqual([expect.objectContaining({ title: `${'长'.repeat(79)}…` })]);
});
