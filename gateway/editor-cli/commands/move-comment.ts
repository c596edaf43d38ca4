import type { CommentState } from '../../db/tables/comment-tables.ts';
import { changeCommentState, type CommentStateChange } from '../../domains/comments/comment-state.ts';
import { settleReports } from '../../domains/comments/report-comment.ts';
import { type EditorContext, CommandError } from '../editor-command.ts';

const names: Readonly<Record<CommentState, string>> = {
  shown: '已显示 (shown)',
  pending: '已隐藏 (hidden)',
  removed: '已移除 (removed)',
};
const deletedByAuthor = '已被作者删除 (deleted by its author)';

/** Moves a comment to a state and settles its reports. A comment that is already in that state is not an error. */
export async function moveComment(
  { db, now, print }: EditorContext,
  commentId: string,
  from: readonly CommentState[],
  to: CommentStateChange,
): Promise<void> {
  const comment = await db.transaction().execute(async (transaction) => {
    const moved = await changeCommentState(transaction, commentId, from, to, now);
    const found = await transaction
      .selectFrom('comments')
      .select(['state', 'removed_by', 'body'])
      .where('id', '=', commentId)
      .executeTakeFirst();
    if (!found) throw noComment(commentId);
    if (found.removed_by === 'author') throw new CommandError(`评论 ${commentId} ${deletedByAuthor}`);
    if (moved === undefined && found.state !== to.state)
      throw new CommandError(`评论 ${commentId} ${names[found.state]}，不能改为${names[to.state]}`);
    await settleReports(transaction, commentId);
    return found;
  });
  print(`${commentId} ${names[to.state]}: ${comment.body}`);
}

export const noComment = (commentId: string) => new CommandError(`没有评论 ${commentId} (no such comment)`);
