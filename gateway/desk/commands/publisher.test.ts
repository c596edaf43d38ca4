import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPublishers } from '../../domains/news/publisher/publisher-store.ts';
import { call, openTestHandlers, story, type TestHandlers } from '../../http/testing/test-handlers.ts';
import { deskOn } from '../test-desk.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(story('s1', 1), story('s2', 2));
  await gateway.db.transaction().execute((transaction) =>
    insertPublishers(transaction, [
      {
        id: 'p1',
        kind: 'organisation',
        name: '讲解团',
        head_img: '',
        summary: '一句话',
        introduction: '一段话',
        since: '2026-01-01 08:00:00',
      },
    ]),
  );
});
afterAll(() => gateway.close());

const desk = (...words: readonly string[]) => deskOn(gateway.database.location, words);
const stories = async () =>
  (await call(gateway.handlers, 'listPublisherStories', { body: { publisherId: 'p1' } })).list.map(
    ({ id }) => id,
  );

test('stories are given to a publisher and taken again, and readers see it so', async () => {
  expect((await desk('publisher', 'list')).printed).toEqual(['p1 V机构 讲解团 0 人关注 (follow)']);
  expect(await desk('publisher', 'give', 'p1', 's1', 's2')).toMatchObject({ code: 0 });
  expect(await stories()).toEqual(['s1', 's2']);
  expect((await desk('publisher', 'take', 's1')).printed).toEqual(['移出 1 篇 (taken)']);
  expect(await stories()).toEqual(['s2']);
});

test('nothing is given when one of the stories does not exist', async () => {
  const before = await stories();
  expect((await desk('publisher', 'give', 'p1', 's1', 'none')).complained).toContain('none');
  expect(await stories()).toEqual(before);
});

test.each([
  [[]],
  [['list', 'all']],
  [['give']],
  [['give', 'p1']],
  [['give', 'none', 's1']],
  [['take']],
  [['take', 'none']],
])('refuses %j and shows how to ask', async (words: readonly string[]) => {
  const { code, complained } = await desk('publisher', ...words);
  expect(code).toBe(1);
  expect(complained).toContain('publisher list');
});
