import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  start,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { type ImportedStory, saveImportedStory } from './import-store.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

const imported: ImportedStory = {
  sourceKey: 'https://example.com/feed.xml',
  itemKey: 'guid-1',
  kind: 'article',
  title: '海上风电并网',
  summary: '摘要',
  source: '示例新闻',
  publishedAt: new Date('2026-11-02T23:30:00Z'),
  sectionId: 'economy',
  labels: ['风电', '风电', '能源'],
  covers: [],
  body: '<p>风机转起来了。</p>',
  originUrl: 'https://example.com/1',
};
const save = (change: Partial<ImportedStory> = {}) =>
  saveImportedStory(gateway.db, { ...imported, ...change }, start);
const search = async (query: string) => {
  const page = await call(gateway.handlers, 'searchNews', { body: { query } });
  return page.list;
};

test('a story is new the first time, then unchanged', async () => {
  expect(await save()).toBe('new');
  expect(await save()).toBe('unchanged');
  const [card] = await search('风机');
  expect(card).toMatchObject({
    title: '海上风电并网',
    publishedAt: '2026-11-03 07:30:00',
    sectionId: 'economy',
    labels: ['风电', '能源'],
    cardStyle: 'text',
  });
});

test('a changed story is updated: new words are found, old ones are not, counts are kept', async () => {
  const [before] = await search('风机');
  const newsId = before?.id ?? '';
  await call(gateway.handlers, 'countNewsRead', { body: { newsId, clientId: clientId() } });
  expect(await save({ body: '<p>第二座升压站建成。</p>', labels: ['能源'] })).toBe('updated');
  expect(await search('风机')).toEqual([]);
  expect(await search('升压站')).toMatchObject([{ id: newsId, labels: ['能源'], counts: { reads: 1 } }]);
  const labelled = await call(gateway.handlers, 'listLabelNews', { body: { label: '风电' } });
  expect(labelled).toEqual({ list: [] });
  const article = await call(gateway.handlers, 'getArticle', { body: { newsId } });
  expect(article).toMatchObject({ body: '<p>第二座升压站建成。</p>', originUrl: 'https://example.com/1' });
});

test('the same item key in another feed is another story', async () => {
  expect(await save({ sourceKey: 'https://example.org/other.xml' })).toBe('new');
});

test('the card style depends on the kind and the pictures', async () => {
  const picture = { url: '/media/p.webp', width: 4, height: 3, color: '#000000', alt: '' };
  const styleOf = async (itemKey: string, change: Partial<ImportedStory>) => {
    await save({ itemKey, title: `卡片${itemKey}`, ...change });
    const [card] = await search(`卡片${itemKey}`);
    return [card?.cardStyle, card?.covers.length, card?.duration];
  };
  expect(await styleOf('甲', { covers: [picture] })).toEqual(['thumb', 1, undefined]);
  expect(await styleOf('乙', { covers: [picture, picture, picture, picture] })).toEqual([
    'three',
    3,
    undefined,
  ]);
  const media = { url: '/media/a.m4a', duration: 61 };
  expect(await styleOf('丙', { kind: 'audio', media })).toEqual(['audio', 0, 61]);
  expect(await styleOf('丁', { kind: 'video', covers: [picture], media })).toEqual(['video', 1, 61]);
  expect(await styleOf('戊', { kind: 'video', media })).toEqual(['text', 0, 61]);
});

test('a story that cannot be written leaves no rows', async () => {
  await expect(save({ itemKey: 'lost', sectionId: 'nowhere', title: '无处安放' })).rejects.toThrow();
  expect(await search('无处安放')).toEqual([]);
  expect(await save({ itemKey: 'lost', title: '无处安放' })).toBe('new');
});

test('two concurrent imports of a new story write it once', async () => {
  const results = await Promise.all([1, 2, 3].map(() => save({ itemKey: 'at-once', title: '同时到达' })));
  expect(results.toSorted()).toEqual(['new', 'unchanged', 'unchanged']);
  expect(await search('同时到达')).toHaveLength(1);
});
