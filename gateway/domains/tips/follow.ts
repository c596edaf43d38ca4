import type { Transaction } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Schema } from '../../db/schema.ts';
import { missingTip } from './tip-lists.ts';

export interface FollowRequest {
  readonly tipId: string;
  readonly readerId: string;
  readonly follow: boolean;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** weight of a follower in the 热门 order; a comment counts 1 */
const heatOfFollow = 2;

/** Follows or unfollows a published tip; a reader counts once. @throws Failure 404 when there is no such tip */
export async function followTip(
  transaction: Transaction<Schema>,
  { tipId, readerId, follow, now }: FollowRequest,
): Promise<Schemas['TipFollow']> {
  const tip = await transaction
    .selectFrom('tips')
    .select('id')
    .where('id', '=', tipId)
    .where('shown_at', 'is not', null)
    .executeTakeFirst();
  if (!tip) throw missingTip();
  const change = follow
    ? await addFollow(transaction, tipId, readerId, now)
    : -(await removeFollow(transaction, tipId, readerId));
  const { follows } = await transaction
    .updateTable('tips')
    .set((eb) => ({
      follows: eb('follows', '+', change),
      hot: eb('hot', '+', change * heatOfFollow),
    }))
    .where('id', '=', tipId)
    .returning('follows')
    .executeTakeFirstOrThrow();
  return { tipId, follows, followed: follow };
}

async function addFollow(
  transaction: Transaction<Schema>,
  tipId: string,
  readerId: string,
  now: string,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('tip_follows')
    .values({ tip_id: tipId, user_id: readerId, created_at: now })
    .onConflict((conflict) => conflict.columns(['tip_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

async function removeFollow(
  transaction: Transaction<Schema>,
  tipId: string,
  readerId: string,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('tip_follows')
    .where('tip_id', '=', tipId)
    .where('user_id', '=', readerId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
