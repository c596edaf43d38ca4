import { afterEach, beforeEach, expect, test } from 'vitest';
import { shanghaiTime } from '../../db/time.ts';
import {
  call,
  clientId,
  minute,
  openTestHandlers,
  start,
  story,
  visitor,
  type SignedIn,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { updateStory } from '../news/story/story-store.ts';
import { insertWorks, type NewWork } from './video-store.ts';

let gateway: TestHandlers;
let lin: SignedIn;
const cover = { url: '/media/w.jpg', width: 16, height: 9, color: '#123456', alt: '海' };
const video = (id: string, minutesAgo: number) =>
  story(id, minutesAgo, {
    kind: 'video',
    media: { url: `/media/${id}.mp4`, duration: 9 },
    covers: [cover],
    cardStyle: 'video',
  });

const work = (newsId: string, minutesAgo: number, fields: Partial<NewWork> = {}): NewWork => ({
  newsId,
  authorId: lin.reader.id,
  place: '栈桥',
  words: '第一段\n第二段',
  pictures: [],
  publishedAt: shanghaiTime(new Date(start.getTime() - minutesAgo * minute)),
  ...fields,
});

beforeEach(async () => {
  gateway = await openTestHandlers();
  lin = await gateway.signIn('林', '136');
  const chen = await gateway.signIn('陈');
  await gateway.addStories(
    video('w1', 1),
    story('w2', 2, { kind: 'atlas', covers: [cover], cardStyle: 'thumb' }),
    video('w3', 3),
    video('other', 0),
  );
  await gateway.db
    .transaction()
    .execute((transaction) =>
      insertWorks(transaction, [
        work('w1', 1),
        work('w2', 2, { pictures: [cover, cover], place: '' }),
        work('w3', 3, { authorId: chen.reader.id }),
      ]),
    );
});
afterEach(() => gateway.close());

const works = (body: object = {}) => call(gateway.handlers, 'listClapperWorks', { body });
const one = (workId: string, context = visitor) =>
  call(gateway.handlers, 'getClapperWork', { body: { workId } }, context);

test('works are listed newest first, page by page, as videos or with their number of pictures', async () => {
  const first = await works({ pageSize: 2 });
  expect(first.list).toEqual([
    expect.objectContaining({
      id: 'w1',
      author: { name: '林', headImg: '', city: '青岛' },
      cover,
      pictures: 0,
      duration: 9,
    }),
    expect.objectContaining({ id: 'w2', pictures: 2 }),
  ]);
  expect(first.list[1]).not.toHaveProperty('duration');
  expect((await works({ cursor: first.nextCursor })).list.map(({ id }) => id)).toEqual(['w3']);
});

test('a work has its author, place and text', async () => {
  expect(await one('w1')).toMatchObject({
    title: '标题w1',
    text: '第一段\n第二段',
    place: '栈桥',
    author: { name: '林', city: '青岛' },
    works: 2,
    film: { url: '/media/w1.mp4', duration: 9 },
    pictures: [],
    liked: false,
    shareCard: { title: '标题w1', description: '摘要w1', image: '/media/w.jpg' },
  });
  const pictures = await one('w2');
  expect(pictures).toMatchObject({ pictures: [cover, cover], works: 2 });
  expect(pictures).not.toHaveProperty('film');
  expect(pictures).not.toHaveProperty('place');
});

test('further works of the same author come before those of others', async () => {
  expect((await one('w1')).more.map(({ id }) => id)).toEqual(['w2', 'w3']);
  expect((await one('w3')).more.map(({ id }) => id)).toEqual(['w1', 'w2']);
});

test('liking a work likes its story', async () => {
  await call(gateway.handlers, 'likeNews', { body: { newsId: 'w2', clientId: clientId() } }, lin);
  expect(await one('w2', lin)).toMatchObject({ liked: true, counts: { likes: 1 } });
  expect(await one('w2')).toMatchObject({ liked: false, counts: { likes: 1 } });
});

test('a video without a reader is not a work', async () => {
  await expect(one('other')).rejects.toMatchObject({ code: 404 });
  await expect(one('none')).rejects.toMatchObject({ code: 404 });
});

test('a work follows its story’s publication time, and its author is shown in the feed', async () => {
  await gateway.db.transaction().execute((transaction) => updateStory(transaction, video('w3', -5)));
  expect((await works()).list.map(({ id }) => id)).toEqual(['w3', 'w1', 'w2']);
  const { list } = await call(gateway.handlers, 'listVideoFeed', { body: { newsId: 'w1', pageSize: 1 } });
  expect(list[0]?.author).toEqual({ name: '林', headImg: '', city: '青岛' });
});

test('a reader’s export contains their works', async () => {
  const { works: own } = (await gateway.exportOf(lin)).account;
  const title = (id: string) => `标题${id}`;
  const text = '第一段\n第二段';
  expect(own).toEqual([
    { newsId: 'w2', title: title('w2'), text, at: expect.any(String) },
    { newsId: 'w1', title: title('w1'), text, place: '栈桥', at: expect.any(String) },
  ]);
});
