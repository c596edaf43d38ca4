import type { Transaction } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { recordHeatChange } from './heat.ts';
import { missingComment, deletedComment } from './write-comment.ts';

export interface CommentLikeChange {
  readonly commentId: string;
  readonly readerId: string;
  readonly like: boolean;
  readonly now: Date;
}

/**
 * Adds or removes a like of a comment; a reader counts once.
 * @throws Failure 404 for a comment that the reader cannot see, 409 for a deleted one
 */
export async function likeComment(
  transaction: Transaction<Schema>,
  { commentId, readerId, like, now }: CommentLikeChange,
): Promise<Schemas['CommentLike']> {
  const comment = await transaction
    .selectFrom('comments')
    .select(['state', 'author_id'])
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (!comment || (comment.state === 'pending' && comment.author_id !== readerId)) throw missingComment();
  if (comment.state === 'removed') throw deletedComment();
  const change = await setLike(transaction, commentId, readerId, like, shanghaiTime(now));
  const liked = await transaction
    .updateTable('comments')
    .set((eb) => ({ likes: eb('likes', '+', change), hot: eb('hot', '+', change) }))
    .where('id', '=', commentId)
    .returning(['likes', 'hot', 'parent_id', 'subject_type', 'subject_id'])
    .executeTakeFirstOrThrow();
  // replies are sorted by time, not by heat
  if (change !== 0 && liked.parent_id === null) {
    const subject = { type: liked.subject_type, id: liked.subject_id };
    await recordHeatChange(transaction, { commentId, subject, before: liked.hot - change, now });
  }
  return { commentId, likes: liked.likes, liked: like };
}

async function setLike(
  transaction: Transaction<Schema>,
  commentId: string,
  readerId: string,
  like: boolean,
  now: string,
): Promise<-1 | 0 | 1> {
  if (like) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('comment_likes')
      .values({ comment_id: commentId, user_id: readerId, created_at: now })
      .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? 1 : 0;
  }
  const { numDeletedRows } = await transaction
    .deleteFrom('comment_likes')
    .where('comment_id', '=', commentId)
    .where('user_id', '=', readerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n ? -1 : 0;
}
