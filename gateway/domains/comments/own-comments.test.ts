import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  start,
  story,
  type SignedIn,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { changeCommentState } from './comment-state.ts';

let gateway: TestHandlers;
let me: SignedIn;
let other: SignedIn;
beforeEach(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(story('1001', 5), story('1002', 6));
  me = await gateway.signIn('林');
  other = await gateway.signIn('陈');
});
afterEach(() => gateway.close());

const write = (newsId: string, body: string, reader = me) =>
  call(gateway.handlers, 'addComment', { body: { newsId, body, clientId: clientId() } }, reader);
const answer = (parentId: string, body: string, reader: SignedIn) =>
  call(
    gateway.handlers,
    'addReply',
    { body: { newsId: '1001', parentId, body, clientId: clientId() } },
    reader,
  );
const takeBack = (commentId: string) =>
  call(gateway.handlers, 'removePublicComment', { query: { commentId, clientId: clientId() } }, me);
const own = (body = {}) => call(gateway.handlers, 'listOwnComments', { body }, me);

test("a reader's comments are listed newest first, with their story", async () => {
  await write('1001', '泉水真清');
  gateway.moveTo(1);
  const theirs = await write('1002', '麦子熟了', other);
  gateway.moveTo(2);
  await write('1002', '好看');
  expect(theirs.own).toBe(true);
  const first = await own({ pageSize: 1 });
  expect(first).toMatchObject({
    total: 2,
    list: [{ newsId: '1002', newsTitle: '标题1002', body: '好看', state: 'shown', replyCount: 0 }],
  });
  expect(await own({ pageSize: 1, cursor: first.nextCursor })).toMatchObject({
    total: 2,
    list: [{ newsId: '1001', newsTitle: '标题1001', body: '泉水真清' }],
  });
});

test('hidden comments are pending; deleted ones are listed while they have replies', async () => {
  const [hidden, answered, alone] = [
    await write('1001', '一'),
    await write('1001', '二'),
    await write('1001', '三'),
  ];
  await answer(answered.id, '回复', other);
  await gateway.db
    .transaction()
    .execute((transaction) =>
      changeCommentState(transaction, hidden.id, ['shown'], { state: 'pending' }, start),
    );
  await takeBack(answered.id);
  await takeBack(alone.id);
  const { list, total } = await own();
  expect(new Map(list.map(({ id, state, body }) => [id, [state, body]]))).toEqual(
    new Map([
      [hidden.id, ['pending', '一']],
      [answered.id, ['removed', '']],
    ]),
  );
  expect(total).toBe(1);
});

test('a comment stays when its story is withdrawn, and says so', async () => {
  await write('1001', '泉水真清');
  await gateway.db.deleteFrom('news').where('id', '=', '1001').execute();
  expect(await own()).toMatchObject({ list: [{ newsId: '1001', newsTitle: '' }] });
});

test('a reply names the reader it answers', async () => {
  const { id } = await write('1001', '泉水真清', other);
  const first = await answer(id, '是的', other);
  await call(
    gateway.handlers,
    'addReply',
    { body: { newsId: '1001', parentId: id, replyToId: first.id, body: '确实', clientId: clientId() } },
    me,
  );
  expect(await own()).toMatchObject({ list: [{ body: '确实', parentId: id, replyTo: '陈' }] });
});

test('comments under a tip are listed with its first words while the tip is public', async () => {
  const at = '2026-11-03 08:00:00';
  const tip = {
    id: 'tip-a',
    author_id: other.reader.id,
    anonymous: 1 as const,
    category: 'traffic' as const,
    body: `${'路灯坏了'.repeat(12)}\n半个月了`,
    place: '',
    pictures_json: '[]',
    state: 'accepted' as const,
    created_at: at,
    shown_at: at,
  };
  await gateway.db.insertInto('tips').values(tip).execute();
  const body = { newsId: tip.id, subjectType: 'tip' as const, body: '也看见了', clientId: clientId() };
  await call(gateway.handlers, 'addComment', { body }, me);
  expect(await own()).toMatchObject({
    total: 1,
    list: [{ newsId: 'tip-a', subjectType: 'tip', newsTitle: `${'路灯坏了'.repeat(10)}…`, body: '也看见了' }],
  });
  await gateway.db.updateTable('tips').set({ shown_at: null }).where('id', '=', tip.id).execute();
  expect((await own()).list[0]?.newsTitle).toBe('');
});

test('comments under a topic and a post are listed with its title or first words', async () => {
  const at = '2026-11-03 08:00:00';
  await gateway.db
    .insertInto('square_topics')
    .values({
      id: '1001',
      title: '家乡的桥',
      summary: '',
      cover_json: '{}',
      host_name: '编辑',
      host_words: '',
      is_held: 0,
      opens_at: at,
      closes_at: '2027-01-01 00:00:00',
    })
    .execute();
  await gateway.db
    .insertInto('posts')
    .values({
      id: 'p1',
      topic_id: '1001',
      circle_id: null,
      author_id: other.reader.id,
      body: '村口那座石桥\n有一百年了',
      pictures_json: '[]',
      state: 'shown',
      created_at: at,
    })
    .execute();
  const under = (subjectType: 'topic' | 'post', subjectId: string) =>
    call(
      gateway.handlers,
      'addPublicComment',
      { body: { subjectType, subjectId, body: '走过', clientId: clientId() } },
      me,
    );
  await under('topic', '1001');
  gateway.moveTo(1);
  await under('post', 'p1');
  expect(await own()).toMatchObject({
    total: 2,
    list: [
      { newsId: 'p1', subjectType: 'post', newsTitle: '村口那座石桥' },
      { newsId: '1001', subjectType: 'topic', newsTitle: '家乡的桥' },
    ],
  });
  const rows = await gateway.db.selectFrom('posts').select(['comments', 'hot']).execute();
  expect(rows).toEqual([{ comments: 1, hot: 1 }]);
  await gateway.db.updateTable('posts').set({ state: 'removed', removed_by: 'editor' }).execute();
  expect((await own()).list[0]?.newsTitle).toBe('');
  await expect(under('post', 'p1')).rejects.toMatchObject({ code: 404 });
});
