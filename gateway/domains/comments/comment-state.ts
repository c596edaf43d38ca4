import type { Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { CommentState, Schema } from '../../db/schema.ts';
import { addToTotal } from './subjects.ts';
import { missingComment } from './write-comment.ts';

/**
 * Takes back a reader's own comment: its text is erased, its place stays while it has replies. Taking it back twice
 * is no error. Throws a 403 for another reader's comment, a 404 when there is none.
 */
export async function removeOwn(
  transaction: Transaction<Schema>,
  commentId: string,
  readerId: string,
): Promise<Schemas['CommentRemoval']> {
  const comment = await transaction
    .selectFrom('comments')
    .select('author_id')
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (!comment) throw missingComment();
  if (comment.author_id !== readerId) throw new Failure(403, '只能删除自己的评论');
  await moveState(transaction, commentId, ['shown', 'pending'], 'removed');
  await transaction.updateTable('comments').set({ body: '' }).where('id', '=', commentId).execute();
  return { commentId, state: 'removed' };
}

/**
 * Moves a comment from one of `from` to `to` and keeps the counts of its parent and its subject right. Returns the
 * state it was in when it moved, undefined when it was in none of `from`.
 */
export async function moveState(
  transaction: Transaction<Schema>,
  commentId: string,
  from: readonly CommentState[],
  to: CommentState,
): Promise<CommentState | undefined> {
  for (const state of from) {
    // One conditional update per state: of several movers at once exactly one sees it move.
    const moved = await transaction
      .updateTable('comments')
      .set({ state: to })
      .where('id', '=', commentId)
      .where('state', '=', state)
      .returning(['parent_id', 'subject_type', 'subject_id'])
      .executeTakeFirst();
    if (!moved) continue;
    const change = Number(to === 'shown') - Number(state === 'shown');
    if (change === 1 || change === -1) {
      if (moved.parent_id !== null) {
        await transaction
          .updateTable('comments')
          .set((eb) => ({ replies: eb('replies', '+', change), hot: eb('hot', '+', change) }))
          .where('id', '=', moved.parent_id)
          .execute();
      }
      await addToTotal(transaction, { type: moved.subject_type, id: moved.subject_id }, change);
    }
    return state;
  }
  return undefined;
}
