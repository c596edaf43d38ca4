import type { CommentState } from '../../db/tables/comment-tables.ts';
import { moveState, type Move } from '../../domains/comments/comment-state.ts';
import { settleReports } from '../../domains/comments/report-comment.ts';
import { type Desk, DeskError } from '../command.ts';

const names: Readonly<Record<CommentState, string>> = {
  shown: '已显示 (shown)',
  pending: '已隐藏 (hidden)',
  removed: '已移除 (removed)',
};
const takenBack = '已被作者删除 (taken back by its author)';

/** Moves a comment, and settles what readers reported of it. One that is there already is no error. */
export async function moveComment(
  { db, now, print }: Desk,
  commentId: string,
  from: readonly CommentState[],
  to: Move,
): Promise<void> {
  const comment = await db.transaction().execute(async (transaction) => {
    const moved = await moveState(transaction, commentId, from, to, now);
    const found = await transaction
      .selectFrom('comments')
      .select(['state', 'removed_by', 'body'])
      .where('id', '=', commentId)
      .executeTakeFirst();
    if (!found) throw noComment(commentId);
    if (found.removed_by === 'author') throw new DeskError(`评论 ${commentId} ${takenBack}`);
    if (moved === undefined && found.state !== to.state)
      throw new DeskError(`评论 ${commentId} ${names[found.state]}，不能改为${names[to.state]}`);
    await settleReports(transaction, commentId);
    return found;
  });
  print(`${commentId} ${names[to.state]}: ${comment.body}`);
}

/** The one id that a command's words are. */
export function oneComment([commentId, ...more]: readonly string[]): string {
  if (commentId === undefined || more.length > 0) throw new DeskError('需要一个评论编号 (one comment id)');
  return commentId;
}

export const noComment = (commentId: string) => new DeskError(`没有评论 ${commentId} (no such comment)`);
