import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallContext } from '../../../contract/handler.ts';
import {
  call,
  clientId,
  openTestHandlers,
  start,
  story,
  visitor,
  type SignedIn,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { deleteAccount } from '../../account/own-data.ts';
import { assignStories, insertPublishers, type NewPublisher } from './publisher-store.ts';
import { updateStory, withdrawStory } from '../story/story-store.ts';

let gateway: TestHandlers;
let me: SignedIn;
let other: SignedIn;

const publisher = (id: string, fields: Partial<NewPublisher> = {}): NewPublisher => ({
  id,
  kind: 'personal',
  name: `号${id}`,
  head_img: '',
  summary: '一句话',
  introduction: '第一段\n第二段',
  since: '2026-01-01 08:00:00',
  ...fields,
});

beforeEach(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(
    ...['a', 'b', 'c'].map((id, index) => story(id, index)),
    story('video', 3, { kind: 'video', media: { url: '/media/f.mp4', duration: 9 } }),
    story('live', 4, { kind: 'live', liveState: 'living' }),
    story('alone', 5),
  );
  await gateway.db.transaction().execute(async (transaction) => {
    await insertPublishers(transaction, [
      publisher('p1', { city_id: '136' }),
      publisher('p2', { follows: 5 }),
      publisher('org', {
        kind: 'organisation',
        contact: { phone: '0531-0000 1001', hours: '工作日' },
        services: [{ name: '办事', note: '怎么办', link: { route: 'general', id: 'a' } }],
      }),
    ]);
    await assignStories(transaction, 'p1', ['a', 'b', 'c', 'video', 'live']);
  });
  me = await gateway.signIn('林');
  other = await gateway.signIn('陈');
});
afterEach(() => gateway.close());

const detail = (publisherId: string, context: CallContext = visitor) =>
  call(gateway.handlers, 'getPublisher', { body: { publisherId } }, context);
const list = (body: object = {}, context: CallContext = visitor) =>
  call(gateway.handlers, 'listPublishers', { body: { kind: 'personal', ...body } }, context);
const stories = (body: object = {}) =>
  call(gateway.handlers, 'listPublisherStories', { body: { publisherId: 'p1', ...body } });
const follow = (publisherId: string, isSet = true, reader = me, id = clientId()) =>
  call(gateway.handlers, 'followPublisher', { body: { publisherId, follow: isSet, clientId: id } }, reader);
const followed = (body = {}, reader = me) =>
  call(gateway.handlers, 'listFollowedPublishers', { body }, reader);

describe('publishers', () => {
  test('are listed by kind, most followed first, in pages', async () => {
    const first = await list({ pageSize: 1 });
    expect(first.list).toEqual([
      {
        id: 'p2',
        kind: 'personal',
        name: '号p2',
        headImg: '',
        summary: '一句话',
        follows: 5,
        stories: 0,
        followed: false,
      },
    ]);
    const second = await list({ pageSize: 1, cursor: first.nextCursor });
    expect(second).toMatchObject({ list: [{ id: 'p1', cityId: '136', stories: 5 }] });
    expect(second).not.toHaveProperty('nextCursor');
    expect((await list({ kind: 'organisation' })).list.map(({ id }) => id)).toEqual(['org']);
  });

  test('have a description, counts by form, and contact data for organisations', async () => {
    expect(await detail('p1')).toMatchObject({
      introduction: '第一段\n第二段',
      since: '2026-01-01 08:00:00',
      articles: 3,
      videos: 1,
      lives: 1,
      services: [],
    });
    expect(await detail('p1')).not.toHaveProperty('contact');
    expect(await detail('org')).toMatchObject({
      contact: { phone: '0531-0000 1001', hours: '工作日' },
      services: [{ name: '办事', note: '怎么办', link: { route: 'general', id: 'a' } }],
    });
    await expect(detail('none')).rejects.toMatchObject({ code: 404 });
  });
});

describe('stories of a publisher', () => {
  test('are listed newest first by form, in pages', async () => {
    const first = await stories({ pageSize: 2 });
    expect(first.list.map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await stories({ pageSize: 2, cursor: first.nextCursor })).list.map(({ id }) => id)).toEqual([
      'c',
    ]);
    expect((await stories({ form: 'live' })).list.map(({ id }) => id)).toEqual(['live']);
    const videos = await call(gateway.handlers, 'listPublisherVideos', { body: { publisherId: 'p1' } });
    expect(videos.list.map(({ id }) => id)).toEqual(['video']);
    expect((await stories({ publisherId: 'p2' })).list).toEqual([]);
    await expect(stories({ publisherId: 'none' })).rejects.toMatchObject({ code: 404 });
  });

  test('name their publisher; other stories name none', async () => {
    const article = (newsId: string) => call(gateway.handlers, 'getArticle', { body: { newsId } });
    expect((await article('a')).publisher).toEqual({ id: 'p1', kind: 'personal', name: '号p1', headImg: '' });
    expect(await article('alone')).not.toHaveProperty('publisher');
  });

  test('belong to one publisher, change their time with the story, and are deleted with it', async () => {
    const write = gateway.db.transaction();
    await write.execute(async (transaction) => {
      expect(await assignStories(transaction, 'p2', ['c', 'none'])).toEqual(['c']);
      await updateStory(transaction, story('b', -10));
      await withdrawStory(transaction, 'a');
    });
    expect(await detail('p1')).toMatchObject({ articles: 1 });
    expect(await detail('p2')).toMatchObject({ articles: 1 });
    expect((await stories()).list.map(({ id }) => id)).toEqual(['b']);
    await gateway.db.transaction().execute((transaction) => assignStories(transaction, 'p1', ['c']));
    expect((await stories()).list.map(({ id }) => id)).toEqual(['b', 'c']);
  });
});

describe('following', () => {
  test('counts a reader once, is private, and ends', async () => {
    expect(await follow('p1')).toEqual({ publisherId: 'p1', follows: 1, followed: true });
    expect(await follow('p1')).toMatchObject({ follows: 1 });
    expect(await follow('p1', true, other)).toMatchObject({ follows: 2 });
    expect(await detail('p1', me)).toMatchObject({ follows: 2, followed: true });
    expect(await detail('p1')).toMatchObject({ follows: 2, followed: false });
    expect(await follow('p1', false)).toEqual({ publisherId: 'p1', follows: 1, followed: false });
    expect(await follow('p1', false)).toMatchObject({ follows: 1 });
    expect((await list({}, me)).list.find(({ id }) => id === 'p1')?.followed).toBe(false);
  });

  test('twice has no further effect; requires a reader and a publisher', async () => {
    const id = clientId();
    await follow('p1', true, me, id);
    await follow('p1', false);
    expect(await follow('p1', true, me, id)).toMatchObject({ followed: true });
    expect(await detail('p1', me)).toMatchObject({ follows: 0, followed: false });
    await expect(follow('none')).rejects.toMatchObject({ code: 404 });
    const body = { publisherId: 'p1', clientId: clientId() };
    await expect(call(gateway.handlers, 'followPublisher', { body })).rejects.toMatchObject({ code: 401 });
  });

  test('is listed latest first, in pages', async () => {
    for (const [index, id] of ['p1', 'org', 'p2'].entries()) {
      gateway.moveTo(index + 1);
      await follow(id);
    }
    await follow('p1', true, other);
    const first = await followed({ pageSize: 2 });
    expect(first).toMatchObject({ total: 3, list: [{ id: 'p2', followed: true }, { id: 'org' }] });
    const second = await followed({ pageSize: 2, cursor: first.nextCursor });
    expect(second.list.map(({ id }) => id)).toEqual(['p1']);
    expect(second).not.toHaveProperty('nextCursor');
  });

  test('is part of the account export and ends when the account is deleted', async () => {
    await follow('p1');
    await follow('p1', true, other);
    expect((await gateway.exportOf(me)).account).toMatchObject({
      follows: [{ publisherId: 'p1', name: '号p1', at: '2026-11-03 08:00:00' }],
    });
    await deleteAccount(gateway.db, gateway.account.vault, me.reader.id, start);
    expect(await detail('p1')).toMatchObject({ follows: 1 });
    expect(await followed({}, other)).toMatchObject({ total: 1 });
  });
});
