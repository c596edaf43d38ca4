import type { Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { missingComment, deletedComment } from './write-comment.ts';

export interface Report {
  readonly commentId: string;
  readonly readerId: string;
  readonly reason: Schemas['CommentReportReason'];
  readonly now: Date;
}

/**
 * Reports another reader's comment to the editors, once for each reader. The comment stays until an editor decides.
 * @throws Failure 404 for a comment that the reader cannot see, 409 for the reader's own or a removed one
 */
export async function reportComment(
  transaction: Transaction<Schema>,
  { commentId, readerId, reason, now }: Report,
): Promise<Schemas['CommentReport']> {
  const comment = await transaction
    .selectFrom('comments')
    .select(['state', 'author_id'])
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (!comment) throw missingComment();
  if (comment.author_id === readerId) throw new Failure(409, '这是您自己的评论，可以直接删除');
  if (comment.state === 'pending') throw missingComment();
  if (comment.state === 'removed') throw deletedComment();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('comment_reports')
    .values({ comment_id: commentId, user_id: readerId, reason, created_at: shanghaiTime(now) })
    .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return { commentId, repeated: numInsertedOrUpdatedRows === 0n };
}

/** Settles the reports of a comment after an editor's decision. @returns the number of reports */
export async function settleReports(transaction: Transaction<Schema>, commentId: string): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('comment_reports')
    .set({ settled: 1 })
    .where('comment_id', '=', commentId)
    .where('settled', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
