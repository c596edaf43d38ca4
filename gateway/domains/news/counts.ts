import type { Transaction } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Schema } from '../../db/schema.ts';
import { missingStory } from './article.ts';

/** Adds one reading; a signed-in reader's history remembers when. Throws a 404 when there is no such story. */
export async function addRead(
  transaction: Transaction<Schema>,
  newsId: string,
  readerId: string | undefined,
  now: string,
): Promise<Schemas['NewsReads']> {
  const counted = await transaction
    .updateTable('news')
    .set((eb) => ({ reads: eb('reads', '+', 1) }))
    .where('id', '=', newsId)
    .returning('reads')
    .executeTakeFirst();
  if (!counted) throw missingStory();
  if (readerId !== undefined) {
    await transaction
      .insertInto('news_reads')
      .values({ user_id: readerId, news_id: newsId, read_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'news_id']).doUpdateSet({ read_at: now }))
      .execute();
  }
  return { newsId, reads: counted.reads };
}

/** Adds one view of a shared story. Throws a 404 when there is no such story. */
export async function addShareView(
  transaction: Transaction<Schema>,
  newsId: string,
): Promise<Schemas['ShareViews']> {
  const counted = await transaction
    .updateTable('news')
    .set((eb) => ({ share_views: eb('share_views', '+', 1) }))
    .where('id', '=', newsId)
    .returning('share_views')
    .executeTakeFirst();
  if (!counted) throw missingStory();
  return { newsId, views: counted.share_views };
}
