import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';
import { channelOf, countHour } from '../../shared/hourly-counts.ts';
import { missingStory } from './article.ts';
import { noteReader, type WhoReads } from './story-readers.ts';

interface Moment {
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly now: string;
  /** `source_channel` of the call */
  readonly sourceChannel: string | undefined;
}

/**
 * Counts a reading, of whoever has not read the story before; a signed-in reader's history remembers when they read it last.
 * Throws a 404 when there is no such story.
 */
export async function addRead(
  transaction: Transaction<Schema>,
  newsId: string,
  who: WhoReads,
  { now, sourceChannel }: Moment,
): Promise<Schemas['NewsReads']> {
  const story = await transaction.selectFrom('news').select('id').where('id', '=', newsId).executeTakeFirst();
  if (!story) throw missingStory();
  const added = (await noteReader(transaction, newsId, who)) ? 1 : 0;
  const counted = await transaction
    .updateTable('news')
    .set((eb) => ({ reads: eb('reads', '+', added) }))
    .where('id', '=', newsId)
    .returning('reads')
    .executeTakeFirstOrThrow();
  if (added > 0) await countHour(transaction, 'reads', { newsId, channel: channelOf(sourceChannel), now });
  const { readerId } = who;
  if (readerId !== undefined) {
    await transaction
      .insertInto('news_reads')
      .values({ user_id: readerId, news_id: newsId, read_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'news_id']).doUpdateSet({ read_at: now }))
      .execute();
  }
  return { newsId, reads: counted.reads };
}

/** Forgets that a reader read a story, or all that they read. @param newsId everything when undefined */
export async function removeReads(
  transaction: Transaction<Schema>,
  readerId: string,
  newsId: string | undefined,
): Promise<Schemas['ReadsRemoved']> {
  const { numDeletedRows } = await transaction
    .deleteFrom('news_reads')
    .where('user_id', '=', readerId)
    .$if(newsId !== undefined, (query) => query.where('news_id', '=', newsId ?? ''))
    .executeTakeFirstOrThrow();
  return { removed: Number(numDeletedRows) };
}

/** Adds one view of a shared story. Throws a 404 when there is no such story. */
export async function addShareView(
  transaction: Transaction<Schema>,
  newsId: string,
  { now, sourceChannel }: Moment,
): Promise<Schemas['ShareViews']> {
  const counted = await transaction
    .updateTable('news')
    .set((eb) => ({ share_views: eb('share_views', '+', 1) }))
    .where('id', '=', newsId)
    .returning('share_views')
    .executeTakeFirst();
  if (!counted) throw missingStory();
  await countHour(transaction, 'shares', { newsId, channel: channelOf(sourceChannel), now });
  return { newsId, views: counted.share_views };
}
