// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually, find } from '#ui/state/test-mount.ts';
import { hideReader } from '#widgets/hidden-readers/hidden-readers.ts';
import { button, comments, own, prepareComments, send, tap, type } from './test-comments.tsx';
import { commentOf } from '../shared/test-content.ts';

prepareComments();
afterEach(() => localStorage.clear());

it('marks a comment that waits for an editor, and does not count it', async () => {
  const held = { ...own, id: 'new', body: '办假证找我', state: 'pending' };
  const { place, notices } = await comments({ addComment: () => held });
  await tap(place, '写评论');
  await type(place, '办假证找我');
  await send(place);
  await eventually(() => expect(find(place, '#comment-new').textContent).toContain('审核中'));
  expect(find(place, '#comment-new').textContent).toContain('编辑看过后公开，现在只有自己能看到');
  expect(notices).toEqual(['已收到，编辑看过后公开，现在只有自己能看到']);
  expect(find(place, '#comments-title').parentElement?.textContent).toContain('2 条');
});

it('hides the author of a removed comment, and tells the author the reason', async () => {
  const nobody = { author: { name: '', headImg: '', city: '' }, body: '' };
  const gone = { ...nobody, state: 'removed' as const, removedBy: 'editor' as const };
  const reply = { ...commentOf('r', { ...gone, note: '与事实不符' }), parentId: 'c2' };
  const list = [commentOf('c1'), commentOf('c2', { ...gone, replies: [reply] }), own];
  const { place } = await comments({ listNewsComments: { list, total: 2 } });
  const words = Array.from(find(place, '#comment-c2').querySelectorAll('p'), (line) => line.textContent);
  expect(words).toEqual(['这条评论已被编辑移除', '这条评论已被编辑移除：与事实不符']);
});

it('reports a comment with a reason, and shows that it was reported', async () => {
  const reported = vi.fn(() => ({ commentId: 'c1', repeated: reported.mock.calls.length > 1 }));
  const { place, notices } = await comments({ reportComment: reported });
  expect(find(place, '#comment-mine').textContent).not.toContain('举报');
  for (const reason of ['广告引流', '其他问题']) {
    await tap(place, '举报读者c1的评论');
    await eventually(() => expect(find(place, 'dialog').textContent).toContain('举报这条评论'));
    await act(async () => button(find(place, 'dialog'), reason).click());
    await eventually(() => expect(place.querySelector('dialog')).toBeNull());
  }
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ commentId: 'c1', reason: 'advertising' }) }),
  );
  expect(notices).toEqual(['举报已收到，编辑会尽快查看', '这条已经举报过了，编辑会处理']);
});

it('shows the reader’s pending reply below a comment without other replies', async () => {
  const reply = { ...own, id: 'r', parentId: 'c1', body: '等着看', state: 'pending' as const };
  const list = { list: [commentOf('c1', { replies: [reply] }), own], total: 2 };
  const { place } = await comments({ listNewsComments: list });
  expect(find(place, '#comment-c1 ul').textContent).toContain('等着看');
  expect(find(place, '#comment-c1 ul').textContent).toContain('审核中');
  expect(find(place, '#comment-c1').textContent).not.toContain('展开');
});

it('hides the comments and replies of readers hidden on this device until they are shown again', async () => {
  const noisy = { name: '吵闹的人', headImg: '', city: '', key: 'k1' };
  const quiet = { name: '安静的人', headImg: '', city: '', key: 'k2' };
  hideReader('k1', '吵闹的人');
  const replies = [
    { ...commentOf('r1', { author: noisy }), parentId: 'c1' },
    { ...commentOf('r2', { author: quiet }), parentId: 'c1' },
  ];
  const list = [commentOf('c1', { replies, replyCount: 2 }), commentOf('c2', { author: noisy }), own];
  const { place } = await comments({ listNewsComments: { list, total: 5 } });
  await eventually(() => expect(place.textContent).toContain('在这台设备上隐藏了 1 条评论'));
  expect(place.textContent).not.toContain('吵闹的人');
  expect(find(place, '#comment-c1').textContent).toContain('评论r2');
  await tap(place, '全部恢复');
  expect(find(place, '#comment-c2').textContent).toContain('评论c2');
  expect(find(place, '#comment-c1').textContent).toContain('评论r1');
});
