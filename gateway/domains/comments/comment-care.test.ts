import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallContext } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { runEditorCli } from '../../editor-cli/test-editor-cli.ts';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  story,
  type TestHandlers,
  visitor,
} from '../../http/testing/test-handlers.ts';

let gateway: TestHandlers;
let li: SignedIn;
let zhou: SignedIn;
let wu: SignedIn;
let newsId: string;
let stories = 0;

beforeAll(async () => {
  gateway = await openTestHandlers();
  li = await gateway.signIn('泉城老李');
  zhou = await gateway.signIn('海边小周');
  wu = await gateway.signIn('路过的吴');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  stories += 1;
  newsId = `care${stories}`;
  await gateway.addStories(story(newsId, 10));
});

const desk = (...words: readonly string[]) => runEditorCli(gateway.database.location, words);
const write = (context: CallContext, body: string, parentId?: string) =>
  parentId === undefined
    ? call(gateway.handlers, 'addComment', { body: { newsId, body, clientId: clientId() } }, context)
    : call(gateway.handlers, 'addReply', { body: { newsId, parentId, body, clientId: clientId() } }, context);
const list = (context: CallContext = visitor) =>
  call(gateway.handlers, 'listNewsComments', { body: { newsId, order: 'new' } }, context);
const own = (context: CallContext) => call(gateway.handlers, 'listOwnComments', { body: {} }, context);
const report = (
  context: CallContext,
  commentId: string,
  reason: Schemas['CommentReportReason'] = 'advertising',
) => call(gateway.handlers, 'reportComment', { body: { commentId, reason, clientId: clientId() } }, context);

describe('a comment with words that need review', () => {
  test('is held: only its author sees it, and it counts once an editor approves it', async () => {
    const written = await write(li, '办 假*证 找我');
    expect(written).toMatchObject({ state: 'pending', body: '办 假*证 找我', own: true });
    expect(await list()).toEqual({ list: [], total: 0 });
    expect(await list(li)).toMatchObject({ list: [{ id: written.id, state: 'pending' }], total: 0 });
    const { printed } = await desk('comment', 'list');
    expect(printed.join('\n')).toContain(`${written.id} `);
    expect(await desk('comment', 'approve', written.id)).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject({ list: [{ state: 'shown', body: '办 假*证 找我' }], total: 1 });
    expect((await desk('comment', 'list')).printed.join('\n')).not.toContain(written.id);
  });

  test("as a reply does not change the parent's counts before it is approved", async () => {
    const parent = await write(li, '问');
    const answer = await write(zhou, '你这人渣', parent.id);
    expect(answer.state).toBe('pending');
    expect(await list()).toMatchObject({ list: [{ replyCount: 0, replies: [] }], total: 1 });
    await desk('comment', 'approve', answer.id);
    expect(await list()).toMatchObject({ list: [{ replyCount: 1 }], total: 2 });
  });

  test('requires an existing story', async () => {
    const body = { newsId: 'none', body: '毒品', clientId: clientId() };
    await expect(call(gateway.handlers, 'addComment', { body }, li)).rejects.toMatchObject({ code: 404 });
  });
});

describe('a comment that an editor removes', () => {
  test('keeps its position and replies, shows who removed it, and shows the reason to its author only', async () => {
    const parent = await write(li, '加微信领红包');
    await write(zhou, '别信', parent.id);
    expect(await desk('comment', 'remove', parent.id, '广告', '引流')).toMatchObject({ code: 0 });
    const [seen] = (await list(zhou)).list;
    expect(seen).toMatchObject({ state: 'removed', removedBy: 'editor', body: '', replyCount: 1 });
    expect(seen?.replies).toMatchObject([{ body: '别信' }]);
    expect(seen).not.toHaveProperty('note');
    expect(seen?.author.name).toBe('');
    expect((await list(li)).list[0]).toMatchObject({ removedBy: 'editor', note: '广告 引流' });
    const { list: written, total } = await own(li);
    expect(total).toBe(written.length);
    expect(written.find(({ id }) => id === parent.id)).toMatchObject({
      body: '加微信领红包',
      note: '广告 引流',
    });
  });

  test('without replies is visible to its author only, and can be restored', async () => {
    const { id } = await write(li, '看错了');
    await desk('comment', 'remove', id, '误判');
    expect(await list()).toEqual({ list: [], total: 0 });
    expect((await list(li)).list).toMatchObject([{ id, state: 'removed' }]);
    await desk('comment', 'approve', id);
    const back = (await list()).list[0];
    expect(back).toMatchObject({ body: '看错了', state: 'shown' });
    expect(back).not.toHaveProperty('removedBy');
  });

  test('cannot be restored once its author has deleted it', async () => {
    const { id } = await write(li, '不说了');
    const query = { commentId: id, clientId: clientId() };
    await call(gateway.handlers, 'removePublicComment', { query }, li);
    for (const words of [['approve'], ['remove', '广告']])
      expect(await desk('comment', words[0] ?? '', id, ...words.slice(1))).toMatchObject({ code: 1 });
    expect(await list(li)).toEqual({ list: [], total: 0 });
  });
});

describe('a report', () => {
  test('counts once per reader; editors see the number and reasons until they decide', async () => {
    const { id } = await write(li, '便宜代购');
    expect(await report(zhou, id)).toEqual({ commentId: id, repeated: false });
    expect(await report(zhou, id, 'other')).toEqual({ commentId: id, repeated: true });
    await report(wu, id, 'untrue');
    const line = (await desk('comment', 'list', 'reported')).printed.find((one) => one.startsWith(id));
    expect(line).toContain('2 人举报');
    expect(line).toContain('广告引流 1');
    expect(line).toContain('内容不实 1');
    expect(await list()).toMatchObject({ list: [{ state: 'shown' }] });
    expect(await desk('comment', 'dismiss', id)).toMatchObject({ code: 0 });
    expect((await desk('comment', 'list', 'reported')).printed.join('\n')).not.toContain(id);
  });

  test("is settled by the editor's decision about the comment", async () => {
    const { id } = await write(li, '便宜代购');
    await report(zhou, id);
    await desk('comment', 'remove', id, '广告');
    expect((await desk('comment', 'list', 'reported')).printed.join('\n')).not.toContain(id);
  });

  test('requires a reader and an existing comment of another reader', async () => {
    const { id } = await write(li, '好');
    const hidden = await write(li, '赌博');
    await expect(report(visitor, id)).rejects.toMatchObject({ code: 401 });
    await expect(report(li, id)).rejects.toMatchObject({ code: 409 });
    await expect(report(zhou, 'none')).rejects.toMatchObject({ code: 404 });
    await expect(report(zhou, hidden.id)).rejects.toMatchObject({ code: 404 });
    await desk('comment', 'remove', id, '广告');
    await expect(report(zhou, id)).rejects.toMatchObject({ code: 409 });
  });
});

test.each([[], ['list', 'all'], ['approve'], ['remove', 'one'], ['dismiss', 'none'], ['approve', 'none']])(
  'the editor CLI rejects “comment %s %s” and prints the usage',
  async (...words: string[]) => {
    const { code, errorText } = await desk('comment', ...words);
    expect(code).toBe(1);
    expect(errorText).not.toBe('');
  },
);
