import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, openTestHandlers, story, type TestHandlers } from '../../../http/testing/test-handlers.ts';
import { addSpecialStories, insertSpecialTopic } from './special-topic-store.ts';
import { updateStory, withdrawStory } from '../story/story-store.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  const many = Array.from({ length: 12 }, (_, at) => story(`a${at}`, at + 1, { cityId: '135' }));
  await gateway.addStories(
    story('topic', 100, { kind: 'special' }),
    story('empty', 100, { kind: 'special' }),
    ...many,
    story('b0', 3, { cityId: '136' }),
    // same second: ordered by id
    story('b1', 3),
  );
  const picture = { url: '/media/a.webp', width: 1600, height: 900, color: '#123456', alt: '大河' };
  await gateway.db.transaction().execute(async (transaction) => {
    await insertSpecialTopic(transaction, {
      newsId: 'topic',
      style: 'plain',
      lead: '导语\n第二段',
      picture,
      labels: ['两岸', '桥', '空'],
    });
    await insertSpecialTopic(transaction, { newsId: 'empty', style: 'timeline', lead: '', labels: [] });
    const ids = many.map(({ id }) => id);
    await addSpecialStories(transaction, 'topic', '桥', ids);
    await addSpecialStories(transaction, 'topic', '两岸', ['b0', 'b1']);
  });
});
afterAll(() => gateway.close());

const topic = (newsId: string) => call(gateway.handlers, 'getSpecialTopic', { body: { newsId } });
const sections = (by?: 'label' | 'city', newsId = 'topic') =>
  call(gateway.handlers, 'listSpecialSections', { body: { newsId, ...(by && { by }) } });
const ids = ({ list }: { list: readonly { id: string }[] }) => list.map(({ id }) => id).join(' ');

describe('a special topic', () => {
  test('has its description, its number of stories and the time of the latest', async () => {
    expect(await topic('topic')).toMatchObject({
      id: 'topic',
      style: 'plain',
      lead: '导语\n第二段',
      total: 14,
      updatedAt: '2026-11-03 07:59:00',
      picture: { url: '/media/a.webp' },
      shareCard: { title: '标题topic', description: '摘要topic', image: '/media/a.webp' },
    });
    const { total, updatedAt, picture } = await topic('empty');
    expect([total, updatedAt, picture]).toEqual([0, undefined, undefined]);
  });

  test('that is unknown, or an ordinary story, is a 404 in every call', async () => {
    for (const newsId of ['nowhere', 'a1']) {
      await expect(topic(newsId)).rejects.toMatchObject({ code: 404 });
      await expect(sections('label', newsId)).rejects.toMatchObject({ code: 404 });
      await expect(sections('city', newsId)).rejects.toMatchObject({ code: 404 });
      const body = { newsId };
      await expect(call(gateway.handlers, 'listSpecialTimeline', { body })).rejects.toMatchObject({
        code: 404,
      });
      const more = { newsId, label: '桥' };
      await expect(call(gateway.handlers, 'listLabelNews', { body: more })).rejects.toMatchObject({
        code: 404,
      });
    }
  });
});

describe('its sections', () => {
  test('are in editorial order with eight stories each, without empty ones', async () => {
    const { list } = await sections();
    expect(list.map(({ label, total }) => [label, total])).toEqual([
      ['两岸', 2],
      ['桥', 12],
    ]);
    expect(list.map(ids)).toEqual(['b1 b0', 'a0 a1 a2 a3 a4 a5 a6 a7']);
    expect(list.map(({ nextCursor }) => nextCursor !== undefined)).toEqual([false, true]);
  });

  test('continue after their first stories without gaps or repeats', async () => {
    const { list } = await sections();
    const cursor = list[1]?.nextCursor ?? '';
    const more = (from: string) =>
      call(gateway.handlers, 'listLabelNews', {
        body: { newsId: 'topic', label: '桥', cursor: from, pageSize: 3 },
      });
    const second = await more(cursor);
    expect(ids(second)).toBe('a8 a9 a10');
    expect(ids(await more(second.nextCursor ?? ''))).toBe('a11');
  });

  test('by city are all cities, also empty ones, then the province', async () => {
    const { list } = await sections('city');
    expect(list).toHaveLength(18);
    expect(list.slice(0, 3).map(({ label, cityId, total }) => [label, cityId, total])).toEqual([
      ['济南', '135', 12],
      ['青岛', '136', 1],
      ['淄博', '137', 0],
    ]);
    expect(list.at(-1)).toMatchObject({ label: '全省', total: 1, list: [{ id: 'b1' }] });
    expect(list.at(-1)?.cityId).toBeUndefined();
    const more = (label: string, cursor?: string) =>
      call(gateway.handlers, 'listLabelNews', {
        body: { newsId: 'topic', by: 'city', label, ...(cursor !== undefined && { cursor }) },
      });
    expect(ids(await more('济南', list[0]?.nextCursor))).toBe('a8 a9 a10 a11');
    expect(ids(await more('全省'))).toBe('b1');
    await expect(more('杭州')).rejects.toMatchObject({ code: 404 });
  });
});

describe('its timeline', () => {
  test('begins with the newest or the oldest story; a cursor is valid for one order only', async () => {
    const timeline = (order: 'newest' | 'oldest', cursor?: string) =>
      call(gateway.handlers, 'listSpecialTimeline', {
        body: { newsId: 'topic', order, pageSize: 5, ...(cursor !== undefined && { cursor }) },
      });
    const newest = await timeline('newest');
    expect(ids(newest)).toBe('a0 a1 b1 b0 a2');
    expect(ids(await timeline('newest', newest.nextCursor))).toBe('a3 a4 a5 a6 a7');
    expect(ids(await timeline('oldest'))).toBe('a11 a10 a9 a8 a7');
    await expect(timeline('oldest', newest.nextCursor)).rejects.toMatchObject({ code: 400 });
  });
});

describe('a story in a topic', () => {
  test('moves when editors change it, and is removed when it is withdrawn', async () => {
    const moved = story('a11', 0, { cityId: '137' });
    await gateway.db.transaction().execute((transaction) => updateStory(transaction, moved));
    expect((await sections('city')).list[2]).toMatchObject({ total: 1, list: [{ id: 'a11' }] });
    expect(ids((await sections()).list[1] ?? { list: [] })).toMatch(/^a11 a0 /);
    await gateway.db.transaction().execute((transaction) => withdrawStory(transaction, 'a11'));
    expect((await topic('topic')).total).toBe(13);
  });

  test('is in one section: added with another label, it moves', async () => {
    await gateway.db
      .transaction()
      .execute((transaction) => addSpecialStories(transaction, 'topic', '新篇', ['b0', 'unknown']));
    expect((await sections()).list.map(({ label, total }) => [label, total])).toEqual([
      ['两岸', 1],
      ['桥', 11],
      ['新篇', 1],
    ]);
  });
});
