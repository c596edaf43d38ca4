import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallContext } from '../../contract/handler.ts';
import {
  call,
  clientId,
  openTestHandlers,
  start,
  story,
  visitor,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { shanghaiTime } from '../../db/time.ts';
import { assignStories, insertPublishers } from '../news/publisher/publisher-store.ts';
import { updateStory, withdrawStory, type Story } from '../news/story/story-store.ts';
import { addToCollection, assignToSource, insertCollection, insertSource } from './video-store.ts';

let gateway: TestHandlers;
const now = shanghaiTime(start);

const video = (id: string, minutesAgo: number, fields: Partial<Story> = {}) =>
  story(id, minutesAgo, { kind: 'video', media: { url: `/media/${id}.mp4`, duration: 9 }, ...fields });

beforeEach(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(
    ...['v1', 'v2', 'v3', 'v4', 'v5'].map((id, index) => video(id, index + 1)),
    story('words', 0),
    story('lost', 0, { kind: 'video' }),
    video('elsewhere', 2, { inStreams: false }),
  );
  await gateway.db.transaction().execute(async (transaction) => {
    await insertPublishers(transaction, [
      {
        id: 'p1',
        kind: 'personal',
        name: '号一',
        head_img: '',
        summary: '一句话',
        introduction: '一段话',
        since: now,
      },
    ]);
    await assignStories(transaction, 'p1', ['v2']);
    const collection = { title: '合集', summary: '一起看', publisherId: 'p1', now };
    await insertCollection(transaction, { ...collection, id: 'c1' });
    await addToCollection(transaction, 'c1', ['v4', 'v2', 'v1'], now);
    await insertSource(transaction, {
      id: 's1',
      name: '外站',
      summary: '别处',
      home_url: 'https://s.example/',
    });
    await assignToSource(transaction, 's1', ['elsewhere', 'words']);
  });
});
afterEach(() => gateway.close());

const feed = (body: object = {}, context: CallContext = visitor) =>
  call(gateway.handlers, 'listVideoFeed', { body }, context);
const ids = ({ list }: { readonly list: readonly { readonly id: string }[] }) => list.map(({ id }) => id);

/** All pages of a feed, and how many there were. */
async function wholeFeed(body: {
  readonly newsId?: string;
  readonly collectionId?: string;
  pageSize: number;
}) {
  const found: string[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await feed({ ...body, ...(cursor !== undefined && { cursor }) });
    found.push(...ids(page));
    cursor = page.nextCursor;
    pages += 1;
  } while (cursor !== undefined && pages < 20);
  return { found, pages };
}

describe('the video feed', () => {
  test('starts with the newest, without videos of external sites and without a file', async () => {
    expect((await wholeFeed({ pageSize: 2 })).found).toEqual(['v1', 'v2', 'v3', 'v4', 'v5']);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'continues from a video with older ones and then the newest, each once, in pages of %i',
    async (pageSize) => {
      for (const [newsId, expected] of [
        ['v1', ['v1', 'v2', 'v3', 'v4', 'v5']],
        ['v3', ['v3', 'v4', 'v5', 'v1', 'v2']],
        ['v5', ['v5', 'v1', 'v2', 'v3', 'v4']],
      ] as const) {
        const { found, pages } = await wholeFeed({ newsId, pageSize });
        expect(found).toEqual(expected);
        expect(pages).toBeLessThanOrEqual(Math.ceil(5 / pageSize) + 1);
      }
    },
  );

  test('continues from a video of an external site', async () => {
    const { found } = await wholeFeed({ newsId: 'elsewhere', pageSize: 3 });
    expect(found[0]).toBe('elsewhere');
    expect(found.slice(1).toSorted()).toEqual(['v1', 'v2', 'v3', 'v4', 'v5']);
  });

  test('continues within a collection in its order, and ends with it', async () => {
    expect((await wholeFeed({ collectionId: 'c1', pageSize: 2 })).found).toEqual(['v4', 'v2', 'v1']);
    expect((await wholeFeed({ newsId: 'v2', collectionId: 'c1', pageSize: 1 })).found).toEqual(['v2', 'v1']);
    await expect(feed({ newsId: 'v3', collectionId: 'c1' })).rejects.toMatchObject({ code: 404 });
  });

  test('neither skips nor repeats a video when a new one is published', async () => {
    const first = await feed({ newsId: 'v4', pageSize: 3 });
    expect(ids(first)).toEqual(['v4', 'v5', 'v1']);
    await gateway.addStories(video('v0', 0));
    expect(ids(await feed({ newsId: 'v4', pageSize: 3, cursor: first.nextCursor }))).toEqual(['v2', 'v3']);
  });

  test('rejects an unknown video, and the cursor of another list', async () => {
    for (const newsId of ['words', 'lost', 'none'])
      await expect(feed({ newsId })).rejects.toMatchObject({ code: 404 });
    const { nextCursor } = await feed({ collectionId: 'c1', pageSize: 1 });
    await expect(feed({ cursor: nextCursor })).rejects.toMatchObject({ code: 400 });
    await expect(feed({ cursor: 'none' })).rejects.toMatchObject({ code: 400 });
  });

  test('contains publisher, collection, and the reader’s likes and saves', async () => {
    const me = await gateway.signIn('林');
    await call(gateway.handlers, 'likeNews', { body: { newsId: 'v2', clientId: clientId() } }, me);
    const [shown] = (await feed({ newsId: 'v2', pageSize: 1 }, me)).list;
    expect(shown).toMatchObject({
      id: 'v2',
      film: { url: '/media/v2.mp4', duration: 9 },
      publisher: { id: 'p1', kind: 'personal', name: '号一', headImg: '' },
      collection: { id: 'c1', title: '合集', place: 2, total: 3 },
      liked: true,
      saved: false,
      counts: { likes: 1 },
      shareCard: { title: '标题v2', description: '摘要v2', image: '' },
    });
    expect((await feed({ newsId: 'v2', pageSize: 1 })).list[0]).toMatchObject({ liked: false });
    const [plain] = (await feed({ newsId: 'v3', pageSize: 1 })).list;
    for (const field of ['publisher', 'collection', 'outside', 'author', 'cover'])
      expect(plain).not.toHaveProperty(field);
  });
});

describe('videos of an external site', () => {
  const sourceVideos = (body: object = {}) =>
    call(gateway.handlers, 'listSourceVideos', { body: { sourceId: 's1', ...body } });

  test('are listed with the site’s name and address', async () => {
    await gateway.addStories(video('older', 60));
    await gateway.db.transaction().execute((transaction) => assignToSource(transaction, 's1', ['older']));
    const first = await sourceVideos({ pageSize: 1 });
    expect(first.source).toEqual({
      id: 's1',
      name: '外站',
      summary: '别处',
      homeUrl: 'https://s.example/',
      total: 2,
    });
    expect(first.list[0]).toMatchObject({ id: 'elsewhere', outside: { id: 's1', name: '外站' } });
    expect(ids(await sourceVideos({ cursor: first.nextCursor }))).toEqual(['older']);
    await expect(sourceVideos({ sourceId: 'none' })).rejects.toMatchObject({ code: 404 });
  });

  test('follow their story’s publication time, and are removed with it', async () => {
    await gateway.addStories(video('other', 60));
    await gateway.db.transaction().execute(async (transaction) => {
      await assignToSource(transaction, 's1', ['other']);
      await updateStory(transaction, video('other', -5));
    });
    expect(ids(await sourceVideos())).toEqual(['other', 'elsewhere']);
    await gateway.db.transaction().execute((transaction) => withdrawStory(transaction, 'other'));
    expect(ids(await sourceVideos())).toEqual(['elsewhere']);
  });

  test('make their site appear in the list of sites, in the editors’ order', async () => {
    const sources = () => call(gateway.handlers, 'listVideoSources', {});
    await gateway.db.transaction().execute(async (transaction) => {
      for (const id of ['s2', 's3'])
        await insertSource(transaction, { id, name: id, summary: '', home_url: '' });
      await assignToSource(transaction, 's3', ['v5']);
    });
    expect(ids(await sources())).toEqual(['s1', 's3']);
  });
});
