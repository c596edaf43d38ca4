import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '../../../contract/schemas.ts';
import { call, openTestHandlers, story, type TestHandlers } from '../../../http/testing/test-handlers.ts';

let gateway: TestHandlers;

beforeAll(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(
    story('n1', 10, { cityId: '135', labels: ['黄河', '生态'], important: true }),
    story('n2', 20, { sectionId: 'culture', cityId: '136', labels: ['黄河'] }),
    // same second: ordered by id
    story('n3', 30, { sectionId: 'culture', cityId: '135', labels: ['黄河'] }),
    story('n4', 30, { sectionId: 'culture', important: true }),
    story('n5', 30, { sectionId: 'sports', cityId: '135', labels: ['黄河'] }),
    story('n6', 40, {
      kind: 'video',
      cardStyle: 'video',
      covers: [{ url: '/media/a.webp', width: 1600, height: 900, color: '#123456', alt: '大海' }],
      media: { url: '/media/a.mp4', duration: 12 },
    }),
    story('n7', 50, { kind: 'live', cardStyle: 'live', liveState: 'preview' }),
  );
});
afterAll(() => gateway.close());

const ids = ({ list }: Schemas['NewsList']) => list.map(({ id }) => id).join(' ');
const section = (query: {
  sectionId: string;
  label?: string;
  cityId?: string;
  cursor?: string;
  pageSize?: number;
}) => call(gateway.handlers, 'listSectionNews', { query });
const headline = (body: { cursor?: string; pageSize?: number }) =>
  call(gateway.handlers, 'listHeadlineNews', { body });

describe('a section', () => {
  test('headline is all stories, newest first, and by id within a second', async () => {
    expect(ids(await section({ sectionId: 'headline' }))).toBe('n1 n2 n5 n4 n3 n6 n7');
  });

  test('local is the city edition, by default of 济南', async () => {
    expect(ids(await section({ sectionId: 'local' }))).toBe('n1 n5 n3');
    expect(ids(await section({ sectionId: 'local', cityId: '136' }))).toBe('n2');
  });

  test('of a channel contains its stories', async () => {
    expect(ids(await section({ sectionId: 'culture' }))).toBe('n2 n4 n3');
  });

  test('without stories is empty; an unknown one is a 404', async () => {
    expect(ids(await section({ sectionId: 'rural' }))).toBe('');
    await expect(section({ sectionId: 'nowhere' })).rejects.toMatchObject({ code: 404 });
    await expect(section({ sectionId: 'nowhere', label: '黄河' })).rejects.toMatchObject({ code: 404 });
  });

  test('can be restricted to a label', async () => {
    expect(ids(await section({ sectionId: 'headline', label: '黄河' }))).toBe('n1 n2 n5 n3');
    expect(ids(await section({ sectionId: 'local', label: '黄河' }))).toBe('n1 n5 n3');
    expect(ids(await section({ sectionId: 'culture', label: '黄河' }))).toBe('n2 n3');
    expect(ids(await section({ sectionId: 'culture', label: '\u0000' }))).toBe('n2 n4 n3');
  });
});

describe('pages', () => {
  test('have no gaps or repeats, also within a second', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await headline({ pageSize: 2, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.list.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen.join(' ')).toBe('n1 n2 n5 n4 n3 n6 n7');
  });

  test('do not shift while stories are added', async () => {
    const first = await headline({ pageSize: 3 });
    await gateway.addStories(
      story('n9', 0, { sectionId: 'health' }),
      story('n31', 30, { sectionId: 'health' }),
    );
    const second = await headline({ pageSize: 10, cursor: first.nextCursor ?? '' });
    expect(ids(first)).toBe('n1 n2 n5');
    expect(ids(second)).toBe('n4 n31 n3 n6 n7');
    await gateway.db.deleteFrom('news').where('section_id', '=', 'health').execute();
  });

  test('of a label can be listed in both directions', async () => {
    const labelled = (order: 'newest' | 'oldest', cursor?: string) =>
      call(gateway.handlers, 'listLabelNews', {
        body: { label: '黄河', order, pageSize: 3, ...(cursor === undefined ? {} : { cursor }) },
      });
    const oldest = await labelled('oldest');
    expect(ids(oldest)).toBe('n3 n5 n2');
    expect(ids(await labelled('oldest', oldest.nextCursor))).toBe('n1');
    expect(ids(await labelled('newest'))).toBe('n1 n2 n5');
    await expect(labelled('newest', oldest.nextCursor)).rejects.toMatchObject({
      code: 400,
      fields: [{ path: 'body.cursor' }],
    });
  });

  test('an invalid cursor is a 400 that names the field', async () => {
    await expect(section({ sectionId: 'headline', cursor: 'x' })).rejects.toMatchObject({
      code: 400,
      fields: [{ path: 'query.cursor' }],
    });
  });
});

test('important news is what editors marked', async () => {
  const page = await call(gateway.handlers, 'listImportantNews', { body: {} });
  expect(ids(page)).toBe('n1 n4');
});

test("a card has the story's fields and omits missing ones", async () => {
  const { list } = await headline({});
  expect(list.find(({ id }) => id === 'n6')).toEqual({
    id: 'n6',
    kind: 'video',
    title: '标题n6',
    summary: '摘要n6',
    source: '齐鲁晚报',
    publishedAt: '2026-11-03 07:20:00',
    sectionId: 'shandong',
    labels: [],
    covers: [{ url: '/media/a.webp', width: 1600, height: 900, color: '#123456', alt: '大海' }],
    cardStyle: 'video',
    counts: { reads: 0, comments: 0, likes: 0 },
    duration: 12,
    link: { route: 'general', id: 'n6' },
  });
  expect(list.find(({ id }) => id === 'n7')).toMatchObject({ liveState: 'preview' });
});

test('the sections are 推荐, the city, then the channels', async () => {
  const sections = async (cityId?: string) => {
    const { list } = await call(gateway.handlers, 'listSections', {
      query: cityId === undefined ? {} : { cityId },
    });
    return list.map(({ name, kind }) => `${name}/${kind}`);
  };
  const channels = ['山东', '城事', '经济', '教育', '文化', '健康', '体育', '乡村'].map(
    (name) => `${name}/channel`,
  );
  expect(await sections()).toEqual(['推荐/headline', '济南/city', ...channels]);
  expect(await sections('151')).toEqual(['推荐/headline', '菏泽/city', ...channels]);
});
