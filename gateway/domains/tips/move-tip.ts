import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { TipState } from '../../db/tables/tip-tables.ts';

/** What an editor does with a tip, and from which states it can be done. */
const ways = {
  accepted: ['received', 'held', 'hidden'],
  interviewing: ['accepted'],
  reported: ['accepted', 'interviewing'],
  hidden: ['received', 'held', 'accepted', 'interviewing', 'reported'],
} as const satisfies Partial<Record<TipState, readonly TipState[]>>;

export type NextState = keyof typeof ways;

export interface Move {
  readonly tipId: string;
  readonly to: NextState;
  /** what the editor says of it, shown beside the step; empty when nothing */
  readonly note: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/**
 * Moves a tip on. One conditional update, so that of two editors at once one sees it move.
 * @returns whether it was in a state from which it moves so
 */
export async function moveTip(
  transaction: Transaction<Schema>,
  { tipId, to, note, now }: Move,
): Promise<boolean> {
  const moved = await transaction
    .updateTable('tips')
    .set((eb) => ({
      state: to,
      // it keeps its place in the lists that it stands in already
      shown_at: to === 'hidden' ? null : eb.fn.coalesce('shown_at', eb.val(now)),
    }))
    .where('id', '=', tipId)
    .where('state', 'in', ways[to])
    .returning('id')
    .executeTakeFirst();
  if (!moved) return false;
  await transaction
    .insertInto('tip_steps')
    .values({ tip_id: tipId, state: to, at: now, note })
    .onConflict((conflict) => conflict.columns(['tip_id', 'state']).doUpdateSet({ at: now, note }))
    .execute();
  if (to === 'accepted')
    // shown again, it is hidden no more
    await transaction
      .deleteFrom('tip_steps')
      .where('tip_id', '=', tipId)
      .where('state', '=', 'hidden')
      .execute();
  return true;
}

/** Leads from a tip to what the newspaper made of it. @returns whether there is such a story */
export async function linkStory(
  transaction: Transaction<Schema>,
  tipId: string,
  storyId: string,
): Promise<boolean> {
  const story = await transaction
    .selectFrom('news')
    .select('id')
    .where('id', '=', storyId)
    .executeTakeFirst();
  if (!story) return false;
  await transaction.updateTable('tips').set({ story_id: storyId }).where('id', '=', tipId).execute();
  return true;
}

interface Reply {
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

/** Answers the sender, in the place of an earlier answer. @returns whether there is such a tip */
export async function replyToTip(
  transaction: Transaction<Schema>,
  tipId: string,
  reply: Reply,
): Promise<boolean> {
  const answered = await transaction
    .updateTable('tips')
    .set({ reply_json: JSON.stringify(reply) })
    .where('id', '=', tipId)
    .returning('id')
    .executeTakeFirst();
  return answered !== undefined;
}
