import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openTestHandlers, story, type TestHandlers } from '../../../http/testing/test-handlers.ts';
import { updateStory, withdrawStory } from '../story/story-store.ts';

let gateway: TestHandlers;

beforeAll(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(
    story('1', 10, { reporter: '王晓岚 孔令晨', editor: '李文静' }),
    story('2', 20, { reporter: '王晓岚', editor: '王晓岚' }),
    story('3', 30, { reporter: '滕安', editor: '王晓岚' }),
    story('4', 40, { reporter: '滕安、李文静' }),
  );
});
afterAll(() => gateway.close());

const news = (body: { name: string; pageSize?: number; cursor?: string }) =>
  call(gateway.handlers, 'listReporterNews', { body });
const ids = ({ list }: { list: readonly { id: string }[] }) => list.map(({ id }) => id).join(' ');

test('a reporter’s stories are listed newest first, in pages, those that they edited too', async () => {
  const first = await news({ name: '王晓岚', pageSize: 2 });
  expect(first).toMatchObject({ name: '王晓岚', duty: 'reporter', total: 3 });
  expect(ids(first)).toBe('1 2');
  const next = await news({ name: '王晓岚', pageSize: 2, cursor: first.nextCursor ?? '' });
  expect([ids(next), next.nextCursor]).toEqual(['3', undefined]);
});

test('the newest story decides whether a name is a reporter’s or an editor’s', async () => {
  expect(await news({ name: ' 李文静 ' })).toMatchObject({ name: '李文静', duty: 'editor', total: 2 });
});

test('a name without stories is a 404', async () => {
  await expect(news({ name: '王晓' })).rejects.toMatchObject({ code: 404 });
});

test('a corrected byline moves a story, and a withdrawn story is in no list', async () => {
  await gateway.db.transaction().execute(async (transaction) => {
    await updateStory(transaction, story('3', 30, { reporter: '秦岳' }));
    await withdrawStory(transaction, '4');
  });
  expect(ids(await news({ name: '秦岳' }))).toBe('3');
  await expect(news({ name: '滕安' })).rejects.toMatchObject({ code: 404 });
});
