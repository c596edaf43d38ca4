// @vitest-environment happy-dom
import { act } from 'react';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually, find } from '#ui/state/test-mount.ts';
import { button, comments, own, prepareComments, send, tap, type } from './test-comments.tsx';

prepareComments();
afterEach(() => localStorage.clear());

it('links to the story and counts its comments', async () => {
  const { place } = await comments();
  expect(find(place, 'main a').getAttribute('href')).toBe('/general/1');
  expect(find(place, '#comments-title').parentElement?.textContent).toContain('2 条');
});

it('shows a new comment as the gateway returned it', async () => {
  let response = (_value: unknown) => {};
  const written = vi.fn(
    (_input: { body: Record<string, string> }) => new Promise((resolve) => (response = resolve)),
  );
  const { place, notices } = await comments({ addComment: written });
  await tap(place, '写评论');
  await type(place, '云海真美[微笑]');
  await send(place);
  expect(find(place, 'dialog [type=submit]').textContent).toBe('发布中…');
  expect(find<HTMLTextAreaElement>(place, 'dialog textarea').readOnly).toBe(true);
  await act(async () => response({ ...own, id: 'new', body: '云海真美[微笑]' }));
  await eventually(() => expect(place.querySelector('dialog')).toBeNull());
  const first = () => find(place, 'main [id^=comment-]:not([id^=comments])');
  // the sheet closes before the list is updated
  await eventually(() => expect(first().id).toBe('comment-new'));
  expect(first().textContent).toContain('云海真美');
  expect(find(first(), 'img[alt="[微笑]"]').getAttribute('src')).toBe('/new/emoji/smile.svg');
  expect(find(place, '#comments-title').parentElement?.textContent).toContain('3 条');
  expect(notices).toEqual(['评论已发布']);
  expect(written.mock.calls[0]?.[0].body).toMatchObject({ newsId: '1', body: '云海真美[微笑]' });
});

it('moves the page to the new comment', async () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  const { place } = await comments({ addComment: { ...own, id: 'new', body: '好' } });
  await tap(place, '写评论');
  await type(place, '好');
  await send(place);
  await eventually(() => expect(shown.at(-1)).toBe('comment-new'));
  expect(find(place, '#comment-new').textContent).toContain('好');
});

it('opens the sheet again with its draft once a visitor has signed in', async () => {
  const { place } = await comments();
  await tap(place, '写评论');
  await type(place, '没写完');
  await act(async () => find(place, 'dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  document.body.replaceChildren();
  const visitor = await comments({}, { signedIn: false, userName: '' });
  await tap(visitor.place, '写评论');
  expect(visitor.place.querySelector('dialog')).toBeNull();
  document.body.replaceChildren();
  const { place: signedIn } = await comments();
  await eventually(() => expect(find<HTMLTextAreaElement>(signedIn, 'dialog textarea').value).toBe('没写完'));
});

it('keeps the text if the gateway rejects it, shows why, and retries with the same client id', async () => {
  const written = vi.fn((_input: { body: Record<string, string> }): unknown => {
    if (written.mock.calls.length === 1)
      throw new GatewayError('addComment', { kind: 'http', status: 429, retryAfter: 8 });
    return { ...own, id: 'new' };
  });
  const { place } = await comments({ addComment: written });
  await tap(place, '写评论');
  const field = await type(place, '好文章');
  await send(place);
  await eventually(() => expect(find(place, 'dialog [role=alert]').textContent).toBe('太快了，8 秒后再试'));
  expect(field.value).toBe('好文章');
  expect(find(place, 'main').textContent).not.toContain('好文章');
  await send(place);
  await eventually(() => expect(place.querySelector('dialog')).toBeNull());
  const [first, second] = written.mock.calls.map(([input]) => input.body.clientId);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
});

it('sends a comment once although the sheet is closed and opened while it is in flight', async () => {
  let response = (_value: unknown) => {};
  const written = vi.fn(() => new Promise((resolve) => (response = resolve)));
  const { place } = await comments({ addComment: written });
  await tap(place, '写评论');
  await type(place, '好文章');
  await send(place);
  await act(async () => find(place, 'dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  await tap(place, '写评论');
  await eventually(() => expect(find(place, 'dialog [type=submit]').textContent).toBe('发布中…'));
  await act(async () => response({ ...own, id: 'new' }));
  await eventually(() => expect(place.querySelector('dialog')).toBeNull());
  await tap(place, '写评论');
  await eventually(() => expect(find<HTMLTextAreaElement>(place, 'dialog textarea').value).toBe(''));
  expect(written).toHaveBeenCalledTimes(1);
});

it('queues a comment without an answer, shows it as 未发送, and restores it as a draft', async () => {
  const { place, notices, outbox } = await comments({
    addComment: () => Promise.reject(new GatewayError('addComment', { kind: 'network' })),
  });
  await tap(place, '写评论');
  await type(place, '海边见');
  await send(place);
  await eventually(() => expect(place.querySelector('dialog')).toBeNull());
  expect(notices).toEqual(['网络断开了，已经存好，连上后自动发送']);
  expect(outbox.get().pending).toMatchObject([
    { act: { kind: 'comment', subject: { type: 'news', id: '1' }, body: '海边见' }, by: '小林' },
  ]);
  await eventually(() => expect(find(place, 'main').textContent).toContain('海边见未发送'));
  await tap(place, '取消');
  expect(find(place, 'main').textContent).not.toContain('海边见');
  await tap(place, '写评论');
  await eventually(() => expect(find<HTMLTextAreaElement>(place, 'dialog textarea').value).toBe('海边见'));
});

it('queues a reply made offline below the comment', async () => {
  const written = vi.fn();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { place, outbox } = await comments({ addReply: written });
  await tap(place, '回复读者c1');
  await type(place, '说得对');
  await send(place);
  await eventually(() => expect(find(place, '#comment-c1 ul').textContent).toContain('小林：说得对未发送'));
  expect(written).not.toHaveBeenCalled();
  expect(outbox.get().pending).toMatchObject([{ act: { kind: 'reply', parentId: 'c1' } }]);
  online.mockRestore();
});

it('queues a like made offline, and its removal', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { place, outbox, notices } = await comments();
  const like = () => find(place, '#comment-c1 [aria-pressed]');
  await act(async () => like().click());
  expect(like().getAttribute('aria-pressed')).toBe('true');
  expect(like().getAttribute('aria-label')).toBe('赞读者c1的评论，3 个赞，未发送');
  expect(find(place, '#comment-c1').textContent).toContain('未发送');
  await act(async () => like().click());
  expect(like().getAttribute('aria-pressed')).toBe('false');
  expect(outbox.get().pending.map(({ act: made }) => made)).toMatchObject([{ like: true }, { like: false }]);
  expect(notices).toEqual([]);
  online.mockRestore();
});

it('keeps the draft when the sheet is closed', async () => {
  const { place } = await comments();
  await tap(place, '写评论');
  await type(place, '还没写完');
  await act(async () => find(place, 'dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(place.querySelector('dialog')).toBeNull();
  await tap(place, '写评论');
  await eventually(() => expect(find<HTMLTextAreaElement>(place, 'dialog textarea').value).toBe('还没写完'));
});

it('counts to five hundred characters and sends no more', async () => {
  const { place } = await comments();
  await tap(place, '写评论');
  await type(place, '字'.repeat(500));
  expect(button(place, '发布').disabled).toBe(false);
  await type(place, '字'.repeat(501));
  expect(find(place, 'dialog').textContent).toContain('超出 1 字');
  expect(button(place, '发布').disabled).toBe(true);
  await type(place, '  ');
  expect(button(place, '发布').disabled).toBe(true);
});

it('inserts emoji at the caret, from four groups', async () => {
  const { place } = await comments();
  await tap(place, '写评论');
  const field = await type(place, '你好');
  await tap(place, '表情');
  field.setSelectionRange(1, 1);
  await tap(place, '微笑');
  expect(field.value).toBe('你[微笑]好');
  const counts: number[] = [];
  for (const group of ['笑脸', '心情', '手势', '节庆']) {
    await tap(place, group);
    counts.push(place.querySelectorAll('#emoji button').length);
  }
  expect(counts).toEqual([32, 32, 32, 15]);
});

it('replies to a comment below it', async () => {
  const written = vi.fn(() => ({ ...own, id: 'r', parentId: 'c1', body: '说得对' }));
  const { place } = await comments({ addReply: written });
  await tap(place, '回复读者c1');
  const field = await type(place, '说得对');
  expect(field.getAttribute('aria-label')).toBe('回复读者c1');
  await send(place);
  await eventually(() => expect(find(place, '#comment-c1 ul').textContent).toContain('小林：说得对'));
  expect(written).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ parentId: 'c1', body: '说得对' }) }),
  );
});

it('shows a like optimistically and rolls it back on failure', async () => {
  let refuse = (_cause: unknown) => {};
  const { place, notices } = await comments({
    praiseNewsComment: () => new Promise((_resolve, reject) => (refuse = reject)),
  });
  const like = () => find(place, '#comment-c1 [aria-pressed]');
  await act(async () => like().click());
  await eventually(() => expect(like().getAttribute('aria-pressed')).toBe('true'));
  expect(like().textContent).toBe('3');
  await act(async () => refuse(new GatewayError('praiseNewsComment', { kind: 'malformed' })));
  await eventually(() => expect(like().getAttribute('aria-pressed')).toBe('false'));
  expect(like().textContent).toBe('2');
  expect(notices).toEqual(['没有成功，请稍后再试']);
});

it('deletes the reader’s comment after a confirmation', async () => {
  const removed = vi.fn(() => ({ commentId: 'mine', state: 'removed' }));
  const { place } = await comments({ removePublicComment: removed });
  expect(find(place, '#comment-c1').textContent).not.toContain('删除');
  await act(async () => button(find(place, '#comment-mine'), '删除').click());
  await eventually(() => expect(find(place, 'dialog').textContent).toContain('删除这条评论？'));
  await act(async () => button(find(place, 'dialog'), '删除').click());
  await eventually(() => expect(place.querySelector('#comment-mine')).toBeNull());
  expect(removed).toHaveBeenCalledTimes(1);
});

it('asks a visitor to sign in for each action', async () => {
  const { place, notices } = await comments({}, { signedIn: false, userName: '' });
  await tap(place, '写评论');
  await tap(place, '回复读者c1');
  await tap(place, '举报读者c1的评论');
  await act(async () => find(place, '#comment-c1 [aria-pressed]').click());
  expect(notices).toEqual(['登录后可以写评论', '登录后可以回复', '登录后可以举报', '登录后可以点赞']);
  expect(place.querySelector('dialog')).toBeNull();
});
