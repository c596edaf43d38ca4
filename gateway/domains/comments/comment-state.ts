import type { Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Schema } from '../../db/schema.ts';
import type { CommentState } from '../../db/tables/comment-tables.ts';
import { noteHeat } from './heat.ts';
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
  now: Date,
): Promise<Schemas['CommentRemoval']> {
  const comment = await transaction
    .selectFrom('comments')
    .select('author_id')
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (!comment) throw missingComment();
  if (comment.author_id !== readerId) throw new Failure(403, '只能删除自己的评论');
  const to: Move = { state: 'removed', removedBy: 'author' };
  await moveState(transaction, commentId, ['shown', 'pending'], to, now);
  await transaction.updateTable('comments').set({ body: '' }).where('id', '=', commentId).execute();
  return { commentId, state: 'removed' };
}

/** What becomes of a comment. */
export type Move =
  | { readonly state: 'shown' }
  /** `note`: what its author is told */
  | { readonly state: 'pending'; readonly note?: string }
  | { readonly state: 'removed'; readonly removedBy: 'author' | 'editor'; readonly note?: string };

/**
 * Moves a comment from one of `from` to a state and keeps the counts of its parent and its subject right. Returns the
 * state it was in when it moved, undefined when it was in none of `from`. What its author took back does not come back.
 */
export async function moveState(
  transaction: Transaction<Schema>,
  commentId: string,
  from: readonly CommentState[],
  to: Move,
  now: Date,
): Promise<CommentState | undefined> {
  for (const state of from) {
    // One conditional update per state: of several movers at once exactly one sees it move.
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
        await noteHeat(transaction, { commentId: parentId, subject, before: parent.hot - change, now });
      }
      await addToTotal(transaction, subject, change);
    }
    return state;
  }
  return undefined;
}
