import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mergeStoryLists, type ListedStory, type MergedTime } from '../../../../src/lib/story/story-lists.ts';
import {
  call,
  clientId,
  openTestHandlers,
  story,
  type SignedIn,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { withdrawStory } from '../story/story-store.ts';

let gateway: TestHandlers;
let me: SignedIn;
let other: SignedIn;
beforeEach(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(...['a', 'b', 'c', 'd'].map((id, index) => story(id, index)));
  me = await gateway.signIn('林');
  other = await gateway.signIn('陈');
});
afterEach(() => gateway.close());

const save = (newsId: string, reader = me, isSet = true) =>
  call(gateway.handlers, 'saveNews', { body: { newsId, save: isSet, clientId: clientId() } }, reader);
const read = (newsId: string, reader = me) =>
  call(gateway.handlers, 'countNewsRead', { body: { newsId, clientId: clientId() } }, reader);
const saved = (body = {}, reader = me) => call(gateway.handlers, 'listSavedNews', { body }, reader);
const history = (body = {}, reader = me) => call(gateway.handlers, 'listReadNews', { body }, reader);
const withdraw = (newsId: string) =>
  gateway.db.transaction().execute((transaction) => withdrawStory(transaction, newsId));

describe('saved stories', () => {
  test('are listed latest first, in pages, for their reader only', async () => {
    for (const [index, id] of ['a', 'b', 'c'].entries()) {
      gateway.moveTo(index + 1);
      await save(id);
    }
    await save('d', other);
    const first = await saved({ pageSize: 2 });
    expect(first).toMatchObject({
      total: 3,
      list: [
        { newsId: 'c', title: '标题c', at: '2026-11-03 08:03:00', card: { id: 'c' } },
        { newsId: 'b', at: '2026-11-03 08:02:00' },
      ],
    });
    const second = await saved({ pageSize: 2, cursor: first.nextCursor });
    expect(second).toMatchObject({ total: 3, list: [{ newsId: 'a' }] });
    expect(second).not.toHaveProperty('nextCursor');
  });

  test('that were withdrawn keep their position and title, and can be removed', async () => {
    await save('a');
    await save('b');
    expect(await withdraw('a')).toBe('标题a');
    expect(await withdraw('a')).toBeUndefined();
    expect(
      await gateway.db.selectFrom('news_terms').select('term').where('news_id', '=', 'a').execute(),
    ).toEqual([]);
    const { list } = await saved();
    expect(list.find(({ newsId }) => newsId === 'a')).toEqual({
      newsId: 'a',
      title: '标题a',
      at: '2026-11-03 08:00:00',
    });
    await expect(save('a')).rejects.toMatchObject({ code: 404 });
    expect(await save('a', me, false)).toEqual({ newsId: 'a', saved: false });
    expect(await saved()).toMatchObject({ total: 1, list: [{ newsId: 'b' }] });
  });

  test('require a signed-in reader', async () => {
    await expect(call(gateway.handlers, 'listSavedNews', { body: {} })).rejects.toMatchObject({ code: 401 });
    await expect(call(gateway.handlers, 'listReadNews', { body: {} })).rejects.toMatchObject({ code: 401 });
  });
});

describe('the history', () => {
  test('has a row for each story, with the time of the last read', async () => {
    await read('a');
    gateway.moveTo(1);
    await read('b');
    gateway.moveTo(2);
    await read('a');
    expect(await history()).toMatchObject({
      total: 2,
      list: [
        { newsId: 'a', at: '2026-11-03 08:02:00', card: { title: '标题a' } },
        { newsId: 'b', at: '2026-11-03 08:01:00' },
      ],
    });
  });

  test('can be cleared for one story or entirely, for its reader only', async () => {
    for (const id of ['a', 'b', 'c']) await read(id);
    await read('a', other);
    const remove = (newsId?: string) =>
      call(
        gateway.handlers,
        'removeReadNews',
        { body: { clientId: clientId(), ...(newsId !== undefined && { newsId }) } },
        me,
      );
    expect(await remove('a')).toEqual({ removed: 1 });
    expect(await remove('a')).toEqual({ removed: 0 });
    expect((await history()).total).toBe(2);
    expect(await remove()).toEqual({ removed: 2 });
    expect(await history()).toEqual({ list: [], total: 0 });
    expect((await history({}, other)).total).toBe(1);
  });
});

describe('merging a device’s lists', () => {
  const merge = (savedThere: ListedStory[], readThere: ListedStory[], id = clientId()) =>
    call(
      gateway.handlers,
      'mergeDeviceLists',
      { body: { saved: rows(savedThere), read: rows(readThere), clientId: id } },
      me,
    );
  const rows = (list: readonly ListedStory[]) => list.map(({ id: newsId, at }) => ({ newsId, at }));
  const kept = (id: string, at: string): ListedStory => ({ id, title: `标题${id}`, at: `2026-11-03 ${at}` });

  test('equals the merge of the page, and is idempotent', async () => {
    const list = fc.array(
      fc
        .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 6 }))
        .map(([id, hour]) => kept(id, `0${hour}:00:00`)),
      { maxLength: 6 },
    );
    const listed = async (time: MergedTime) =>
      (await (time === 'earliest' ? saved() : history())).list.map(({ newsId, title, at }) => ({
        id: newsId,
        title,
        at,
      }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(list, list), { maxLength: 3 }), async (devices) => {
        await gateway.db.deleteFrom('saved_stories').execute();
        await gateway.db.deleteFrom('news_reads').execute();
        let [saves, reads]: [ListedStory[], ListedStory[]] = [[], []];
        for (const [savedThere, readThere] of devices) {
          await merge(savedThere, readThere);
          await merge(savedThere, readThere);
          saves = mergeStoryLists(saves, savedThere, 'earliest');
          reads = mergeStoryLists(reads, readThere, 'latest');
        }
        expect(await listed('earliest')).toEqual(saves);
        expect(await listed('latest')).toEqual(reads);
      }),
      { numRuns: 30 },
    );
  });

  test('merges stories that exist and returns how many', async () => {
    await withdraw('d');
    expect(await merge([kept('a', '07:00:00'), kept('d', '07:00:00')], [kept('nobody', '07:00:00')])).toEqual(
      {
        saved: 1,
        read: 0,
      },
    );
    expect(await merge([], [])).toEqual({ saved: 0, read: 0 });
  });

  test('replaces times in the future and invalid ones', async () => {
    await merge([kept('a', '23:00:00'), { ...kept('b', ''), at: '0000-99-99 99:99:99' }], []);
    expect((await saved()).list.map(({ at }) => at)).toEqual(['2026-11-03 08:00:00', '2026-11-03 08:00:00']);
  });

  test('responds to a repeat with the first response', async () => {
    const id = clientId();
    expect(await merge([kept('a', '07:00:00')], [], id)).toEqual({ saved: 1, read: 0 });
    await save('a', me, false);
    expect(await merge([kept('a', '07:00:00')], [], id)).toEqual({ saved: 1, read: 0 });
    expect((await saved()).total).toBe(0);
  });
});

test('cards are returned in the requested order, without missing stories', async () => {
  const cards = await call(gateway.handlers, 'listNewsCards', { body: { newsIds: ['c', 'x', 'a'] } });
  expect(cards.list.map(({ id }) => id)).toEqual(['c', 'a']);
  expect(await call(gateway.handlers, 'listNewsCards', { body: { newsIds: [] } })).toEqual({ list: [] });
});
