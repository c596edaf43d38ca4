import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { TipState } from '../../db/tables/tip-tables.ts';
import { setWithdrawn } from '../shared/attachments.ts';
import { subjectOfTip } from './publish-tip.ts';

/** Target states that editors can set, with the states from which each is allowed. */
const allowedFrom = {
  accepted: ['received', 'held', 'hidden'],
  interviewing: ['accepted'],
  reported: ['accepted', 'interviewing'],
  hidden: ['received', 'held', 'accepted', 'interviewing', 'reported'],
} as const satisfies Partial<Record<TipState, readonly TipState[]>>;

export type NextState = keyof typeof allowedFrom;

export interface TipTransition {
  readonly tipId: string;
  readonly to: NextState;
  /** editor's note, shown beside the step; empty for none */
  readonly note: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/**
 * Moves a tip to a state. A conditional update: of two concurrent editors, one succeeds. The files of a hidden tip are
 * refused from the commit on, and served again once it is accepted.
 * @returns whether the transition was allowed from the current state
 */
export async function moveTip(
  transaction: Transaction<Schema>,
  { tipId, to, note, now }: TipTransition,
): Promise<boolean> {
  const moved = await transaction
    .updateTable('tips')
    .set((eb) => ({
      state: to,
      // a tip that is already listed keeps its position
      shown_at: to === 'hidden' ? null : eb.fn.coalesce('shown_at', eb.val(now)),
    }))
    .where('id', '=', tipId)
    .where('state', 'in', allowedFrom[to])
    .returning('id')
    .executeTakeFirst();
  if (!moved) return false;
  await setWithdrawn(transaction, subjectOfTip(tipId), to === 'hidden');
  await transaction
    .insertInto('tip_steps')
    .values({ tip_id: tipId, state: to, at: now, note })
    .onConflict((conflict) => conflict.columns(['tip_id', 'state']).doUpdateSet({ at: now, note }))
    .execute();
  if (to === 'accepted')
    // published again: remove the step that hid it
    await transaction
      .deleteFrom('tip_steps')
      .where('tip_id', '=', tipId)
      .where('state', '=', 'hidden')
      .execute();
  return true;
}

/** Links a tip to the story that the newspaper published about it. @returns whether there is such a story */
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

/** Replies to the sender, replacing an earlier reply. @returns whether there is such a tip */
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
