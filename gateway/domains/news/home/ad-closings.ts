import type { Transaction } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { AdClosingReason } from '../../../db/tables/showcase-tables.ts';

/** Counts that a reader closed an ad; the reader is not recorded. @throws Failure 404 for an unknown ad */
export async function addAdClosing(
  transaction: Transaction<Schema>,
  adId: string,
  reason: AdClosingReason,
): Promise<Schemas['AdClosing']> {
  const ad = await transaction.selectFrom('ads').select('id').where('id', '=', adId).executeTakeFirst();
  if (!ad) throw notFound('没有这条广告');
  await transaction
    .insertInto('ad_closings')
    .values({ ad_id: adId, reason, closings: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['ad_id', 'reason'])
        .doUpdateSet((eb) => ({ closings: eb('ad_closings.closings', '+', 1) })),
    )
    .execute();
  return { adId, reason };
}

export interface ClosedAd {
  readonly id: string;
  readonly title: string;
  /** number of closings for each reason */
  readonly closings: readonly { readonly reason: AdClosingReason; readonly count: number }[];
}

/** Ads that were closed, most often closed first. */
export async function listAdClosings(db: Database): Promise<ClosedAd[]> {
  const rows = await db
    .selectFrom('ad_closings')
    .innerJoin('ads', 'ads.id', 'ad_closings.ad_id')
    .select(['ads.id', 'ads.title', 'ad_closings.reason', 'ad_closings.closings as count'])
    .orderBy('ad_closings.closings', 'desc')
    .orderBy('ads.id')
    .execute();
  const ads = [...Map.groupBy(rows, ({ id }) => id)].map(([id, closings]) => ({
    id,
    title: closings[0]?.title ?? '',
    closings: closings.map(({ reason, count }) => ({ reason, count })),
  }));
  return ads.toSorted((one, other) => totalOf(other) - totalOf(one));
}

function totalOf({ closings }: ClosedAd): number {
  return closings.reduce((sum, { count }) => sum + count, 0);
}
