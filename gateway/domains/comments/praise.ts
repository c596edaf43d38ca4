import type { Transaction } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { noteHeat } from './heat.ts';
import { missingComment, takenBack } from './write-comment.ts';

export interface Praise {
  readonly commentId: string;
  readonly readerId: string;
  readonly like: boolean;
  readonly now: Date;
}

/**
 * Likes a comment or takes the like back; a reader counts once. Throws a 404 when there is no such comment for this
 * reader, a 409 when it was taken back.
 */
export async function praise(
  transaction: Transaction<Schema>,
  { commentId, readerId, like, now }: Praise,
): Promise<Schemas['CommentLike']> {
  const comment = await transaction
    .selectFrom('comments')
    .select(['state', 'author_id'])
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (!comment || (comment.state === 'pending' && comment.author_id !== readerId)) throw missingComment();
  if (comment.state === 'removed') throw takenBack();
  const change = await setLike(transaction, commentId, readerId, like, shanghaiTime(now));
  const praised = await transaction
    .updateTable('comments')
    .set((eb) => ({ likes: eb('likes', '+', change), hot: eb('hot', '+', change) }))
    .where('id', '=', commentId)
    .returning(['likes', 'hot', 'parent_id', 'subject_type', 'subject_id'])
    .executeTakeFirstOrThrow();
  // replies go by time
  if (change !== 0 && praised.parent_id === null) {
    const subject = { type: praised.subject_type, id: praised.subject_id };
    await noteHeat(transaction, { commentId, subject, before: praised.hot - change, now });
  }
  return { commentId, likes: praised.likes, liked: like };
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
