import type { CommentState } from '../../db/schema.ts';
import { moveState } from '../../domains/comments/comment-state.ts';
import { type Command, type Desk, DeskError } from '../command.ts';

export const hide: Command = {
  usage: '<commentId>',
  summary: '隐藏一条评论，仅作者本人可见 (only its author still sees the comment)',
  run: (words, desk) => move(words, desk, 'shown', 'pending'),
};

export const show: Command = {
  usage: '<commentId>',
  summary: '恢复一条被隐藏的评论 (shows a hidden comment again)',
  run: (words, desk) => move(words, desk, 'pending', 'shown'),
};

const names: Readonly<Record<CommentState, string>> = {
  shown: '已显示 (shown)',
  pending: '已隐藏 (hidden)',
  removed: '已被作者删除 (taken back by its author)',
};

async function move(
  [commentId, ...more]: readonly string[],
  { db, print }: Desk,
  from: CommentState,
  to: CommentState,
): Promise<void> {
  if (commentId === undefined || more.length > 0) throw new DeskError('需要一个评论编号 (one comment id)');
  const moved = await db
    .transaction()
    .execute((transaction) => moveState(transaction, commentId, [from], to));
  const comment = await db
    .selectFrom('comments')
    .select(['state', 'body'])
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (!comment) throw new DeskError(`没有评论 ${commentId} (no such comment)`);
  if (moved === undefined && comment.state !== to) {
    throw new DeskError(`评论 ${commentId} ${names[comment.state]}，不能改为${names[to]}`);
  }
  print(`${commentId} ${names[to]}: ${comment.body}`);
}
