import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallContext } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/schemas.ts';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  start,
  story,
  type TestHandlers,
  visitor,
} from '../../http/testing/test-handlers.ts';
import { changeCommentState } from './comment-state.ts';

let gateway: TestHandlers;
let li: SignedIn;
let zhou: SignedIn;
let newsId: string;
let stories = 0;

beforeAll(async () => {
  gateway = await openTestHandlers();
  li = await gateway.signIn('泉城老李', '135');
  zhou = await gateway.signIn('海边小周', '136');
});
afterAll(() => gateway.close());

beforeEach(async () => {
  stories += 1;
  newsId = `c${stories}`;
  gateway.moveTo(0);
  await gateway.addStories(story(newsId, 10));
});

const write = (context: CallContext, body: string, id = clientId()) =>
  call(gateway.handlers, 'addNewsComment', { body: { newsId, body, clientId: id } }, context);
const reply = (
  context: CallContext,
  parentId: string,
  body: string,
  more: { replyToId?: string; clientId?: string } = {},
) =>
  call(
    gateway.handlers,
    'addReply',
    { body: { newsId, parentId, body, clientId: clientId(), ...more } },
    context,
  );
type ListFields = { order?: 'hot' | 'new'; parentId?: string; cursor?: string; pageSize?: number };
const list = (fields: ListFields = {}, context: CallContext = visitor) =>
  call(gateway.handlers, 'listNewsComments', { body: { newsId, ...fields } }, context);
const praise = (context: CallContext, commentId: string, like = true, id = clientId()) =>
  call(gateway.handlers, 'praiseNewsComment', { body: { commentId, like, clientId: id } }, context);
const remove = (context: CallContext, commentId: string) =>
  call(gateway.handlers, 'removePublicComment', { query: { commentId, clientId: clientId() } }, context);
const hide = (commentId: string) =>
  gateway.db
    .transaction()
    .execute((transaction) =>
      changeCommentState(transaction, commentId, ['shown'], { state: 'pending' }, start),
    );

const bodies = ({ list: comments }: Schemas['CommentPage']) => comments.map(({ body }) => body).join(' ');
/** the story's own count, to compare with the list */
const storyCount = async () => {
  const article = await call(gateway.handlers, 'getArticle', { body: { newsId } });
  return article.counts.comments;
};

describe('a comment', () => {
  test("is listed under its story with its author and the author's city", async () => {
    const written = await write(li, '  说得好[微笑] <b>顶</b>  ');
    expect(written).toEqual({
      id: written.id,
      newsId,
      author: { name: '泉城老李', headImg: '', city: '济南', key: expect.any(String) },
      body: '说得好[微笑] <b>顶</b>',
      likes: 0,
      liked: false,
      replies: [],
      replyCount: 0,
      createdAt: '2026-11-03 08:00:00',
      own: true,
      state: 'shown',
    });
    expect(await list({}, li)).toEqual({ list: [written], total: 1 });
    expect(await list()).toEqual({ list: [{ ...written, own: false }], total: 1 });
    expect(await storyCount()).toBe(1);
  });

  test('requires a reader, a story and visible text', async () => {
    await expect(write(visitor, '好')).rejects.toMatchObject({ code: 401 });
    await expect(write(li, '\u200B\u0000')).rejects.toMatchObject({
      code: 400,
      fields: [{ path: 'body.body' }],
    });
    await expect(
      call(
        gateway.handlers,
        'addComment',
        { body: { newsId: 'none', body: '好', clientId: clientId() } },
        li,
      ),
    ).rejects.toMatchObject({ code: 404 });
    await expect(
      call(gateway.handlers, 'listNewsComments', { body: { newsId: 'none' } }),
    ).rejects.toMatchObject({
      code: 404,
    });
    expect(await list()).toEqual({ list: [], total: 0 });
  });

  test('sent twice is one comment and gets the first response, also with both requests in flight', async () => {
    const id = clientId();
    const [first, second] = await Promise.all([write(li, '只说一遍', id), write(li, '只说一遍', id)]);
    expect(second).toEqual(first);
    expect(await write(li, '只说一遍', id)).toEqual(first);
    expect(await storyCount()).toBe(1);
    await expect(write(li, '换一句', id)).rejects.toMatchObject({ code: 409 });
    await expect(write(zhou, '只说一遍', id)).rejects.toMatchObject({ code: 409 });
  });

  test('written by the other operations is in the same list', async () => {
    await call(gateway.handlers, 'addComment', { body: { newsId, body: '甲', clientId: clientId() } }, li);
    const subject = { subjectType: 'news' as const, subjectId: newsId };
    await call(
      gateway.handlers,
      'addPublicComment',
      { body: { ...subject, body: '乙', clientId: clientId() } },
      li,
    );
    expect(await call(gateway.handlers, 'listPublicComments', { body: subject })).toEqual(await list());
    expect((await list()).total).toBe(2);
  });

  test('cannot be written under topics yet', async () => {
    const subject = { subjectType: 'topic' as const, subjectId: 't1' };
    await expect(call(gateway.handlers, 'listPublicComments', { body: subject })).rejects.toMatchObject({
      code: 404,
    });
    await expect(
      call(
        gateway.handlers,
        'addPublicComment',
        { body: { ...subject, body: '甲', clientId: clientId() } },
        li,
      ),
    ).rejects.toMatchObject({ code: 404 });
  });
});

describe('order', () => {
  const writeAt = async (minutes: number, body: string) => {
    gateway.moveTo(minutes);
    return write(li, body);
  };

  test('new is newest first; hot is most likes and replies first, then newest', async () => {
    const one = await writeAt(1, '一');
    const two = await writeAt(2, '二');
    await writeAt(3, '三');
    await praise(zhou, one.id);
    await reply(zhou, one.id, '答');
    await praise(zhou, two.id);
    expect(bodies(await list({ order: 'new' }))).toBe('三 二 一');
    expect(bodies(await list({ order: 'hot' }))).toBe('一 二 三');
    await praise(zhou, one.id, false);
    await writeAt(4, '四');
    expect(bodies(await list())).toBe('二 一 四 三');
  });

  test.each(['hot', 'new'] as const)(
    'pages of %s have no gaps or repeats while comments are added',
    async (order) => {
      for (const minutes of [1, 2, 3, 4, 5]) await writeAt(minutes, String(minutes));
      const first = await list({ order, pageSize: 2 });
      await writeAt(9, '9');
      const second = await list({ order, pageSize: 2, cursor: first.nextCursor ?? '' });
      const third = await list({ order, pageSize: 2, cursor: second.nextCursor ?? '' });
      expect([first, second, third].map(bodies)).toEqual(['5 4', '3 2', '1']);
      expect(third.nextCursor).toBeUndefined();
    },
  );

  test('a cursor of one order is rejected by the other', async () => {
    for (const body of ['一', '二']) await write(li, body);
    const { nextCursor = '' } = await list({ order: 'hot', pageSize: 1 });
    await expect(list({ order: 'new', cursor: nextCursor })).rejects.toMatchObject({
      code: 400,
      fields: [{ path: 'body.cursor' }],
    });
  });
});

describe('replies', () => {
  test('the two oldest are part of the comment, all are listed with parentId, oldest first', async () => {
    const parent = await write(li, '问');
    for (const minutes of [1, 2, 3, 4, 5]) {
      gateway.moveTo(minutes);
      await reply(zhou, parent.id, `答${minutes}`);
    }
    const page = await list();
    const [comment] = page.list;
    expect(comment?.replies.map(({ body }) => body)).toEqual(['答1', '答2']);
    expect(comment).toMatchObject({ replyCount: 5 });
    expect(page.total).toBe(6);
    const first = await list({ parentId: parent.id, pageSize: 3 });
    const second = await list({ parentId: parent.id, pageSize: 3, cursor: first.nextCursor ?? '' });
    expect([bodies(first), bodies(second)]).toEqual(['答1 答2 答3', '答4 答5']);
    expect(first.list[0]).toMatchObject({ parentId: parent.id, replies: [], replyCount: 0 });
  });

  test('name the reader they answer unless that is the author of the parent', async () => {
    const parent = await write(li, '问');
    const answer = await reply(zhou, parent.id, '答');
    const back = await reply(li, parent.id, '再答', { replyToId: answer.id });
    expect(answer).not.toHaveProperty('replyTo');
    expect(back).toMatchObject({ parentId: parent.id, replyTo: '海边小周' });
    expect(await reply(li, parent.id, '补充', { replyToId: parent.id })).not.toHaveProperty('replyTo');
  });

  test('to unknown comments, comments of other subjects, or replies are a 404', async () => {
    const parent = await write(li, '问');
    const answer = await reply(zhou, parent.id, '答');
    const missing = { code: 404 };
    await expect(reply(zhou, 'none', '答')).rejects.toMatchObject(missing);
    await expect(reply(zhou, answer.id, '三层')).rejects.toMatchObject(missing);
    await expect(reply(zhou, parent.id, '答', { replyToId: 'none' })).rejects.toMatchObject(missing);
    await gateway.addStories(story(`${newsId}-other`, 1));
    await expect(
      call(
        gateway.handlers,
        'addReply',
        { body: { newsId: `${newsId}-other`, parentId: parent.id, body: '答', clientId: clientId() } },
        zhou,
      ),
    ).rejects.toMatchObject(missing);
    await expect(list({ parentId: 'none' })).rejects.toMatchObject(missing);
    expect(await storyCount()).toBe(2);
  });

  test('sent concurrently are all counted', async () => {
    const parent = await write(li, '问');
    await Promise.all(Array.from({ length: 20 }, (_, index) => reply(zhou, parent.id, `答${index}`)));
    const page = await list({ order: 'hot' });
    expect(page).toMatchObject({ total: 21, list: [{ replyCount: 20 }] });
    expect(await storyCount()).toBe(21);
  });
});

describe('likes', () => {
  test('count a reader once, and the reader sees the like', async () => {
    const { id } = await write(li, '好');
    await Promise.all(Array.from({ length: 8 }, () => praise(zhou, id)));
    await Promise.all(Array.from({ length: 8 }, () => praise(li, id)));
    expect((await list({}, zhou)).list[0]).toMatchObject({ likes: 2, liked: true });
    expect((await list()).list[0]).toMatchObject({ likes: 2, liked: false });
    expect(await praise(zhou, id, false)).toEqual({ commentId: id, likes: 1, liked: false });
    expect(await praise(zhou, id, false)).toEqual({ commentId: id, likes: 1, liked: false });
    const row = await gateway.db.selectFrom('comments').select('hot').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ hot: 1 });
  });

  test('by the public operation require a reader and a comment', async () => {
    const { id } = await write(li, '好');
    const publicly = (commentId: string, context: CallContext) =>
      call(gateway.handlers, 'praisePublicComment', { query: { commentId, clientId: clientId() } }, context);
    expect(await publicly(id, zhou)).toEqual({ commentId: id, likes: 1, liked: true });
    await expect(publicly(id, visitor)).rejects.toMatchObject({ code: 401 });
    await expect(publicly('none', zhou)).rejects.toMatchObject({ code: 404 });
  });
});

describe('a comment deleted by its author', () => {
  test('disappears without replies, and its text is erased', async () => {
    const { id } = await write(li, '说错了');
    expect(await remove(li, id)).toEqual({ commentId: id, state: 'removed' });
    expect(await remove(li, id)).toEqual({ commentId: id, state: 'removed' });
    expect(await list({}, li)).toEqual({ list: [], total: 0 });
    expect(await storyCount()).toBe(0);
    const row = await gateway.db
      .selectFrom('comments')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ body: '' });
  });

  test('stays as a placeholder without text and author while it has replies', async () => {
    const { id } = await write(li, '说错了');
    const answer = await reply(zhou, id, '没事');
    await remove(li, id);
    expect(await list()).toMatchObject({
      total: 1,
      list: [
        {
          id,
          state: 'removed',
          body: '',
          author: { name: '', headImg: '', city: '' },
          replyCount: 1,
          replies: [{ body: '没事' }],
        },
      ],
    });
    await remove(zhou, answer.id);
    expect(await list()).toEqual({ list: [], total: 0 });
  });

  test('cannot be answered or liked', async () => {
    const parent = await write(li, '问');
    const answer = await reply(zhou, parent.id, '答');
    await remove(zhou, answer.id);
    await expect(reply(li, parent.id, '再答', { replyToId: answer.id })).rejects.toMatchObject({ code: 409 });
    await remove(li, parent.id);
    await expect(reply(zhou, parent.id, '答')).rejects.toMatchObject({ code: 409 });
    await expect(praise(zhou, parent.id)).rejects.toMatchObject({ code: 409 });
    expect(await storyCount()).toBe(0);
  });

  test("must be the reader's own", async () => {
    const { id } = await write(li, '我的');
    await expect(remove(zhou, id)).rejects.toMatchObject({ code: 403 });
    await expect(remove(visitor, id)).rejects.toMatchObject({ code: 401 });
    await expect(remove(li, 'none')).rejects.toMatchObject({ code: 404 });
  });

  test('by concurrent requests, answered meanwhile, leaves correct counts', async () => {
    const { id } = await write(li, '问');
    const answers = Array.from({ length: 10 }, () =>
      reply(zhou, id, '答').then(
        () => 1,
        () => 0,
      ),
    );
    const removals = Array.from({ length: 5 }, () => remove(li, id));
    const written = (await Promise.all(answers)).reduce<number>((sum, one) => sum + one, 0);
    await Promise.all(removals);
    expect((await list({}, li)).total).toBe(written);
    expect(await storyCount()).toBe(written);
  });
});

describe('a pending comment', () => {
  test('is visible to its author only and not counted', async () => {
    const { id } = await write(li, '待审');
    await write(zhou, '在场');
    await hide(id);
    expect(bodies(await list({ order: 'new' }, zhou))).toBe('在场');
    const own = await list({ order: 'new' }, li);
    expect(own.list.find((comment) => comment.id === id)).toMatchObject({ state: 'pending', body: '待审' });
    expect(own.total).toBe(1);
    await expect(praise(zhou, id)).rejects.toMatchObject({ code: 404 });
  });

  test('with replies is an empty placeholder for others', async () => {
    const { id } = await write(li, '待审');
    await reply(zhou, id, '答');
    await hide(id);
    expect((await list({}, zhou)).list[0]).toMatchObject({ id, state: 'removed', body: '', replyCount: 1 });
  });

  test('that is a reply is counted again when it is shown again', async () => {
    const parent = await write(li, '问');
    const answer = await reply(zhou, parent.id, '答');
    await hide(answer.id);
    expect((await list()).list[0]).toMatchObject({ replyCount: 0, replies: [] });
    expect((await list({}, zhou)).list[0]).toMatchObject({ replies: [{ state: 'pending' }] });
    await gateway.db
      .transaction()
      .execute((transaction) =>
        changeCommentState(transaction, answer.id, ['pending'], { state: 'shown' }, start),
      );
    expect(await list()).toMatchObject({ total: 2, list: [{ replyCount: 1, replies: [{ body: '答' }] }] });
  });
});

test('the public operation takes a like back, once however often it is asked, and likes by default', async () => {
  const { id: commentId } = await write(li, '一条');
  const praisePublicly = (like?: boolean, key = clientId()) =>
    call(
      gateway.handlers,
      'praisePublicComment',
      { query: { commentId, clientId: key, ...(like !== undefined && { like }) } },
      zhou,
    );
  expect(await praisePublicly()).toEqual({ commentId, likes: 1, liked: true });
  const key = clientId();
  expect(await praisePublicly(false, key)).toEqual({ commentId, likes: 0, liked: false });
  expect(await praisePublicly(false, key)).toEqual({ commentId, likes: 0, liked: false });
  expect(await praisePublicly(false)).toEqual({ commentId, likes: 0, liked: false });
  expect(await praisePublicly(true)).toEqual({ commentId, likes: 1, liked: true });
});
