import type { Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Schema } from '../../db/schema.ts';
import type { CommentState } from '../../db/tables/comment-tables.ts';
import { recordHeatChange } from './heat.ts';
import { addToTotal } from './subjects.ts';
import { missingComment } from './write-comment.ts';

/**
 * Deletes a reader's own comment: erases its text and keeps a placeholder while it has replies. Idempotent.
 * @throws Failure 403 for another reader's comment, 404 for an unknown one
 */
export async function removeOwnComment(
  transaction: Transaction<Schema>,
  commentId: string,
  readerId: string,
  now: Date,
): Promise<Schemas['CommentRemoval']> {
  const comment = await transaction
    .selectFrom('comments')
    .select('author_id')
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (!comment) throw missingComment();
  if (comment.author_id !== readerId) throw new Failure(403, '只能删除自己的评论');
  const to: CommentStateChange = { state: 'removed', removedBy: 'author' };
  await changeCommentState(transaction, commentId, ['shown', 'pending'], to, now);
  await transaction.updateTable('comments').set({ body: '' }).where('id', '=', commentId).execute();
  return { commentId, state: 'removed' };
}

/** A change of a comment's state. */
export type CommentStateChange =
  | { readonly state: 'shown' }
  /** `note`: reason shown to its author */
  | { readonly state: 'pending'; readonly note?: string }
  | { readonly state: 'removed'; readonly removedBy: 'author' | 'editor'; readonly note?: string };

/**
 * Changes a comment from one of the states `from` to another and updates the counts of its parent and subject. A
 * comment that its author deleted cannot be restored.
 * @returns its former state; undefined when it was in none of `from`
 */
export async function changeCommentState(
  transaction: Transaction<Schema>,
  commentId: string,
  from: readonly CommentState[],
  to: CommentStateChange,
  now: Date,
): Promise<CommentState | undefined> {
  for (const state of from) {
    // one conditional update per state, so that exactly one of several concurrent changes succeeds
    const moved = await transaction
      .updateTable('comments')
      .set({
        state: to.state,
        removed_by: to.state === 'removed' ? to.removedBy : null,
        note: to.state === 'shown' ? '' : (to.note ?? ''),
      })
      .where('id', '=', commentId)
      .where('state', '=', state)
      .where((eb) => eb.or([eb('removed_by', 'is', null), eb('removed_by', '=', 'editor')]))
      .returning(['parent_id', 'subject_type', 'subject_id'])
      .executeTakeFirst();
    if (!moved) continue;
    const change = Number(to.state === 'shown') - Number(state === 'shown');
    if (change === 1 || change === -1) {
      const subject = { type: moved.subject_type, id: moved.subject_id };
      if (moved.parent_id !== null) {
        const parentId = moved.parent_id;
        const parent = await transaction
          .updateTable('comments')
          .set((eb) => ({ replies: eb('replies', '+', change), hot: eb('hot', '+', change) }))
          .where('id', '=', parentId)
          .returning('hot')
          .executeTakeFirstOrThrow();
        await recordHeatChange(transaction, {
          commentId: parentId,
          subject,
          before: parent.hot - change,
          now,
        });
      }
      await addToTotal(transaction, subject, change);
    }
    return state;
  }
  return undefined;
}
