import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shanghaiTime } from '../../db/time.ts';
import {
  call,
  minute,
  openTestHandlers,
  start,
  story,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { insertPublishers } from '../news/publisher/publisher-store.ts';
import { withdrawStory } from '../news/story/story-store.ts';
import { addToCollection, removeFromCollections, insertCollection } from './video-store.ts';

let gateway: TestHandlers;
const at = (minutes: number) => shanghaiTime(new Date(start.getTime() + minutes * minute));
const cover = (name: string) => ({
  url: `/media/${name}.jpg`,
  width: 16,
  height: 9,
  color: '#123456',
  alt: name,
});

const names = Array.from({ length: 40 }, (_, index) => `v${String(index).padStart(2, '0')}`);

beforeEach(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(
    ...names.map((id, index) =>
      story(id, index, {
        kind: 'video',
        media: { url: `/media/${id}.mp4`, duration: 9 },
        covers: [cover(id)],
        cardStyle: 'video',
      }),
    ),
    story('words', 0),
  );
  await write(async (transaction) => {
    await insertPublishers(transaction, [
      {
        id: 'p1',
        kind: 'organisation',
        name: '号一',
        head_img: '/media/p1.webp',
        summary: '一句话',
        introduction: '一段话',
        since: at(0),
      },
    ]);
    await insertCollection(transaction, { id: 'own', title: '自家合集', summary: '说明', now: at(0) });
    await insertCollection(transaction, {
      id: 'theirs',
      title: '号的合集',
      summary: '',
      publisherId: 'p1',
      cover: cover('own'),
      now: at(0),
    });
    await insertCollection(transaction, { id: 'empty', title: '空合集', summary: '', now: at(9) });
    await addToCollection(transaction, 'own', ['v02', 'v01', 'words', 'none'], at(1));
    await addToCollection(transaction, 'theirs', ['v05'], at(2));
  });
});
afterEach(() => gateway.close());

type Transaction = Parameters<typeof insertCollection>[0];
const write = <Result>(act: (transaction: Transaction) => Promise<Result>) =>
  gateway.db.transaction().execute(act);
const collection = (collectionId: string) =>
  call(gateway.handlers, 'getVideoCollection', { body: { collectionId } });
const videos = async (collectionId: string, body: object = {}) =>
  (
    await call(gateway.handlers, 'listCollectionVideos', { body: { collectionId, pageSize: 50, ...body } })
  ).list.map(({ id }) => id);
const around = (newsId: string) => call(gateway.handlers, 'getCollectionOfVideo', { body: { newsId } });

describe('collections', () => {
  test('have title, publisher, and their own cover or that of their first video', async () => {
    expect(await collection('own')).toEqual({
      id: 'own',
      title: '自家合集',
      summary: '说明',
      cover: cover('v02'),
      updatedAt: at(1),
      total: 2,
    });
    expect(await collection('theirs')).toMatchObject({
      cover: cover('own'),
      publisher: { id: 'p1', kind: 'organisation', name: '号一', headImg: '/media/p1.webp' },
    });
    expect(await collection('empty')).not.toHaveProperty('cover');
    await expect(collection('none')).rejects.toMatchObject({ code: 404 });
  });

  test('are listed last updated first, without empty ones, page by page', async () => {
    const list = (body: object) => call(gateway.handlers, 'listVideoCollections', { body });
    const first = await list({ pageSize: 1 });
    expect(first.list.map(({ id }) => id)).toEqual(['theirs']);
    const second = await list({ pageSize: 1, cursor: first.nextCursor });
    expect(second.list.map(({ id }) => id)).toEqual(['own']);
    expect(second).not.toHaveProperty('nextCursor');
    await write((transaction) => addToCollection(transaction, 'own', ['v09'], at(3)));
    expect((await list({})).list.map(({ id }) => id)).toEqual(['own', 'theirs']);
  });

  test('can be listed for one publisher', async () => {
    const list = (publisherId: string) =>
      call(gateway.handlers, 'listPublisherCollections', { body: { publisherId } });
    expect((await list('p1')).list.map(({ id }) => id)).toEqual(['theirs']);
    await write((transaction) => removeFromCollections(transaction, ['v05']));
    expect((await list('p1')).list).toEqual([]);
    await expect(list('none')).rejects.toMatchObject({ code: 404 });
  });
});

describe('videos of a collection', () => {
  test('are in the order they were added, page by page', async () => {
    await write((transaction) => addToCollection(transaction, 'own', names.slice(10, 15), at(3)));
    const whole = ['v02', 'v01', 'v10', 'v11', 'v12', 'v13', 'v14'];
    expect(await videos('own')).toEqual(whole);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const body = { collectionId: 'own', pageSize: 3, ...(cursor !== undefined && { cursor }) };
      const page = await call(gateway.handlers, 'listCollectionVideos', { body });
      found.push(...page.list.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(found).toEqual(whole);
    expect(await videos('empty')).toEqual([]);
    await expect(videos('none')).rejects.toMatchObject({ code: 404 });
  });

  test('are in one collection at most, and move to the end when added again', async () => {
    await write((transaction) => addToCollection(transaction, 'theirs', ['v01', 'v01'], at(3)));
    expect(await videos('own')).toEqual(['v02']);
    expect(await videos('theirs')).toEqual(['v05', 'v01']);
    await write((transaction) => addToCollection(transaction, 'theirs', ['v05'], at(4)));
    expect(await videos('theirs')).toEqual(['v01', 'v05']);
  });

  test('are counted without gaps after one is withdrawn', async () => {
    await write((transaction) => addToCollection(transaction, 'own', ['v20', 'v21'], at(3)));
    await write((transaction) => withdrawStory(transaction, 'v01'));
    expect((await around('v21')).collection).toEqual({ id: 'own', title: '自家合集', place: 3, total: 3 });
  });

  test('are listed around a video, ten before it and twenty after', async () => {
    await write((transaction) => addToCollection(transaction, 'theirs', names, at(3)));
    const { collection: place, list } = await around('v15');
    expect(place).toMatchObject({ id: 'theirs', place: 16, total: 40 });
    expect(list.map(({ id }) => id)).toEqual(names.slice(5, 36));
    expect((await around('v00')).list[0]?.id).toBe('v00');
  });

  test('are not listed for a video without a collection', async () => {
    expect(await around('v30')).toEqual({ list: [] });
    await expect(around('words')).rejects.toMatchObject({ code: 404 });
  });
});
