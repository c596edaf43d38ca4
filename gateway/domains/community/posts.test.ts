import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallContext } from '../../contract/handler.ts';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  start,
  type TestHandlers,
  visitor,
} from '../../http/testing/test-handlers.ts';
import { movePost } from './move-post.ts';
import { addCircle, addTopic } from './test-community.ts';

let gateway: TestHandlers;
let li: SignedIn;
let zhou: SignedIn;
beforeEach(async () => {
  gateway = await openTestHandlers();
  li = await gateway.signIn('泉城老李', '135');
  zhou = await gateway.signIn('周晓');
  await addTopic(gateway.db, 't');
});
afterEach(() => gateway.close());

const write = (text: string, context: CallContext = li, topicId = 't', id = clientId()) =>
  call(gateway.handlers, 'addPost', { body: { topicId, text, clientId: id } }, context);
const posts = (context: CallContext = visitor, order: 'hot' | 'new' = 'new', more = {}) =>
  call(gateway.handlers, 'listTopicPosts', { body: { topicId: 't', order, ...more } }, context);
const topic = (topicId = 't') => call(gateway.handlers, 'getSquareTopic', { query: { topicId } });
const like = (postId: string, isSet: boolean, context: CallContext = zhou) =>
  call(gateway.handlers, 'likePost', { body: { postId, like: isSet, clientId: clientId() } }, context);
const texts = async (context: CallContext = visitor) => (await posts(context)).list.map(({ text }) => text);
const edit = (postId: string, to: Parameters<typeof movePost>[3]) =>
  gateway.db
    .transaction()
    .execute((transaction) => movePost(transaction, postId, ['shown', 'held', 'removed'], to, start));

test('a post is shown, counts its author once, and has a key that names nobody', async () => {
  const id = clientId();
  const first = await write('村口那座桥', li, 't', id);
  expect(await write('村口那座桥', li, 't', id)).toEqual(first);
  gateway.moveTo(1);
  await write('又去看了一次');
  expect(await texts()).toEqual(['又去看了一次', '村口那座桥']);
  expect(await topic()).toMatchObject({ posts: 2, participants: 1, heat: 9, state: 'open', removals: [] });
  const { list } = await posts(zhou);
  const keys = list.map(({ author }) => author.key);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).not.toContain(li.reader.id);
  expect(list[0]).toMatchObject({
    own: false,
    author: { name: '泉城老李', city: '济南' },
    topic: { id: 't' },
  });
});

test('an author has the same key in a topic and in comments, and another in a circle, where names are masked', async () => {
  const post = await write('鹊华烟雨');
  const subject = { subjectType: 'post', subjectId: post.id } as const;
  await call(
    gateway.handlers,
    'addPublicComment',
    { body: { ...subject, body: '我来补一句', clientId: clientId() } },
    li,
  );
  const comments = await call(gateway.handlers, 'listPublicComments', { body: subject }, visitor);
  expect(comments.list[0]?.author.key).toBe(post.author.key);
  await addCircle(gateway.db, 'c');
  await gateway.db
    .updateTable('posts')
    .set({ topic_id: null, circle_id: 'c' })
    .where('id', '=', post.id)
    .execute();
  const inCircle = await call(gateway.handlers, 'getPost', { query: { postId: post.id } }, zhou);
  expect(inCircle.author.key).not.toBe(post.author.key);
  expect(inCircle.author.name).not.toBe('泉城老李');
});

test('an empty or too long post, a closed and an upcoming topic are refused', async () => {
  await expect(write('   ')).rejects.toMatchObject({
    code: 400,
    message: expect.stringContaining('写点什么'),
  });
  await expect(write('字'.repeat(1001))).rejects.toMatchObject({ code: 400 });
  await expect(write('写', visitor)).rejects.toMatchObject({ code: 401 });
  await expect(write('写', li, 'none')).rejects.toMatchObject({ code: 404 });
  await addTopic(gateway.db, 'over', { closes_at: '2026-11-02 00:00:00' });
  await addTopic(gateway.db, 'soon', { opens_at: '2026-12-01 00:00:00' });
  await expect(write('写', li, 'over')).rejects.toMatchObject({ code: 409 });
  await expect(write('写', li, 'soon')).rejects.toMatchObject({ code: 409 });
  const { list } = await call(gateway.handlers, 'listSquareTopics', { body: {} });
  expect(
    list.map(({ id, state }) => [id, state]).toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  ).toEqual([
    ['over', 'closed'],
    ['t', 'open'],
  ]);
});

test('in held mode a post waits for an editor and only its author sees it', async () => {
  await gateway.db.updateTable('square_topics').set({ is_held: 1 }).execute();
  const { id, state } = await write('等等看');
  expect(state).toBe('held');
  expect(await texts(zhou)).toEqual([]);
  expect(await texts(li)).toEqual(['等等看']);
  expect(await topic()).toMatchObject({ posts: 0, participants: 0, heat: 0 });
  await expect(call(gateway.handlers, 'getPost', { query: { postId: id } }, zhou)).rejects.toMatchObject({
    code: 404,
  });
  expect(await edit(id, { state: 'shown' })).toBe(true);
  expect(await texts(zhou)).toEqual(['等等看']);
  expect(await topic()).toMatchObject({ posts: 1, participants: 1, heat: 7 });
});

test('likes count once, are taken back, and order the hottest first', async () => {
  const { id } = await write('一');
  gateway.moveTo(1);
  await write('二');
  expect(await like(id, true)).toEqual({ postId: id, likes: 1, liked: true });
  expect(await like(id, true)).toEqual({ postId: id, likes: 1, liked: true });
  expect((await posts(zhou, 'hot')).list.map(({ text, liked }) => [text, liked])).toEqual([
    ['一', true],
    ['二', false],
  ]);
  expect(await like(id, false)).toEqual({ postId: id, likes: 0, liked: false });
  expect(await like(id, false)).toEqual({ postId: id, likes: 0, liked: false });
  expect((await posts(visitor, 'hot')).list.map(({ text }) => text)).toEqual(['二', '一']);
});

test('a reported post that an editor removes is in the public tally, and its author sees why', async () => {
  const { id } = await write('加微信领红包');
  const report = (context: CallContext) =>
    call(
      gateway.handlers,
      'reportPost',
      { body: { postId: id, reason: 'advertising', clientId: clientId() } },
      context,
    );
  await expect(report(li)).rejects.toMatchObject({ code: 409 });
  expect(await report(zhou)).toEqual({ postId: id, repeated: false });
  expect(await report(zhou)).toEqual({ postId: id, repeated: true });
  await edit(id, { state: 'removed', removedBy: 'editor', reason: 'advertising' });
  expect(await texts(zhou)).toEqual([]);
  expect((await posts(li)).list).toMatchObject([{ id, state: 'removed', reason: 'advertising' }]);
  expect(await topic()).toMatchObject({ posts: 0, removals: [{ reason: 'advertising', posts: 1 }] });
  await expect(like(id, true)).rejects.toMatchObject({ code: 404 });
});

test('an author takes a post back: its text is erased, and no editor restores it', async () => {
  const { id } = await write('说错了');
  const remove = (context: CallContext) =>
    call(gateway.handlers, 'removePost', { body: { postId: id, clientId: clientId() } }, context);
  await expect(remove(zhou)).rejects.toMatchObject({ code: 403 });
  await remove(li);
  await remove(li);
  expect(await texts(li)).toEqual([]);
  expect(await edit(id, { state: 'shown' })).toBe(false);
  expect(await topic()).toMatchObject({ posts: 0, participants: 1, removals: [] });
  const row = await gateway.db.selectFrom('posts').select('body').executeTakeFirst();
  expect(row).toEqual({ body: '' });
});

test('the topics of a reader are those they take part in', async () => {
  await addTopic(gateway.db, 'other');
  await write('写');
  const own = await call(gateway.handlers, 'listSquareTopics', { body: { own: true, order: 'new' } }, li);
  expect(own.list.map(({ id }) => id)).toEqual(['t']);
  await expect(call(gateway.handlers, 'listSquareTopics', { body: { own: true } })).rejects.toMatchObject({
    code: 401,
  });
});

test('posts and topics are discussed on two levels, which adds to their heat', async () => {
  const { id } = await write('桥');
  const say = (subjectType: 'post' | 'topic', subjectId: string, parentId?: string) =>
    call(
      gateway.handlers,
      'addPublicComment',
      {
        body: {
          subjectType,
          subjectId,
          body: '好',
          clientId: clientId(),
          ...(parentId !== undefined && { parentId }),
        },
      },
      zhou,
    );
  const comment = await say('post', id);
  await say('post', id, comment.id);
  await say('topic', 't');
  expect((await posts()).list[0]?.comments).toBe(2);
  expect(await topic()).toMatchObject({ comments: 1, heat: 8 });
  const listed = await call(gateway.handlers, 'listPublicComments', {
    body: { subjectType: 'post', subjectId: id },
  });
  expect(listed).toMatchObject({ total: 2, list: [{ replyCount: 1 }] });
});
