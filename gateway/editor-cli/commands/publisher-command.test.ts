import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPublishers } from '../../domains/news/publisher/publisher-store.ts';
import { call, openTestHandlers, story, type TestHandlers } from '../../http/testing/test-handlers.ts';
import { runEditorCli } from '../test-editor-cli.ts';

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

const cli = (...args: readonly string[]) => runEditorCli(gateway.database.location, args);
const stories = async () =>
  (await call(gateway.handlers, 'listPublisherStories', { body: { publisherId: 'p1' } })).list.map(
    ({ id }) => id,
  );

test('assigns stories to a publisher and removes them, visibly to readers', async () => {
  expect((await cli('publisher', 'list')).printed).toEqual(['p1 V机构 讲解团 0 人关注 (followers)']);
  expect(await cli('publisher', 'give', 'p1', 's1', 's2')).toMatchObject({ code: 0 });
  expect(await stories()).toEqual(['s1', 's2']);
  expect((await cli('publisher', 'take', 's1')).printed).toEqual(['移出 1 篇 (removed)']);
  expect(await stories()).toEqual(['s2']);
});

test('assigns nothing when one of the stories does not exist', async () => {
  const before = await stories();
  expect((await cli('publisher', 'give', 'p1', 's1', 'none')).errorText).toContain('none');
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
])('rejects %j and prints the usage', async (args: readonly string[]) => {
  const { code, errorText } = await cli('publisher', ...args);
  expect(code).toBe(1);
  expect(errorText).toContain('publisher list');
});
