import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openTestHandlers, story, type TestHandlers } from '../../../http/testing/test-handlers.ts';
import { addSpecialStories, insertSpecialTopic } from '../special-topic/special-topic-store.ts';

let gateway: TestHandlers;

beforeAll(async () => {
  gateway = await openTestHandlers();
  const { db } = gateway;
  await gateway.addStories(
    ...[10, 20, 30, 40, 50, 60, 70].map((minutes) => story(`e${minutes}`, minutes, { labels: ['桥'] })),
    story('both', 15, { labels: ['桥'] }),
    story('topic', 5, { kind: 'special' }),
    story('t1', 100),
    story('t2', 90, { kind: 'atlas' }),
    story('alone', 1, { labels: ['别的'] }),
  );
  await db
    .insertInto('hot_events')
    .values({
      id: 'h1',
      title: '一座桥通车',
      summary: '',
      label: '桥',
      heat: 1,
      trend: 'up',
      curve_json: '[]',
      updated_at: '2026-11-03 08:00:00',
    })
    .execute();
  await db.transaction().execute(async (transaction) => {
    await insertSpecialTopic(transaction, { newsId: 'topic', style: 'plain', lead: '', labels: [] });
    await addSpecialStories(transaction, 'topic', '进展', ['t1', 't2', 'both']);
  });
});
afterAll(() => gateway.close());

const background = async (newsId: string) =>
  (await call(gateway.handlers, 'getArticle', { body: { newsId } })).background;

test('a story of a hot event has the last five stories before it, oldest first', async () => {
  expect(await background('e10')).toMatchObject({ kind: 'event', id: 'h1', title: '一座桥通车' });
  expect((await background('e10'))?.stories.map(({ id }) => id)).toEqual([
    'e50',
    'e40',
    'e30',
    'e20',
    'both',
  ]);
});

test('the first story of an event names it without other stories', async () => {
  expect(await background('e70')).toEqual({ kind: 'event', id: 'h1', title: '一座桥通车', stories: [] });
});

test('a story of a special topic has the topic’s stories before it, unless it belongs to a hot event', async () => {
  expect(await background('t2')).toEqual({
    kind: 'special',
    id: 'topic',
    title: '标题topic',
    stories: [{ id: 't1', kind: 'article', title: '标题t1', publishedAt: '2026-11-03 06:20:00' }],
  });
  expect(await background('both')).toMatchObject({ kind: 'event', id: 'h1' });
});

test('a story of neither has none', async () => {
  expect(await background('alone')).toBeUndefined();
});
