import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';
import { channelOf, countHour } from '../../shared/hourly-counts.ts';
import { missingStory } from './article.ts';
import { recordReader, type ReaderIdentity } from './story-readers.ts';

interface CountContext {
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly now: string;
  /** `source_channel` of the call */
  readonly sourceChannel: string | undefined;
}

/**
 * Counts a read, once per reader, and updates the history of a signed-in reader.
 * @throws Failure 404 for an unknown story
 */
export async function addRead(
  transaction: Transaction<Schema>,
  newsId: string,
  who: ReaderIdentity,
  { now, sourceChannel }: CountContext,
): Promise<Schemas['NewsReads']> {
  const story = await transaction.selectFrom('news').select('id').where('id', '=', newsId).executeTakeFirst();
  if (!story) throw missingStory();
  const added = (await recordReader(transaction, newsId, who)) ? 1 : 0;
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

/** Removes a story, or everything, from a reader's history. @param newsId undefined for everything */
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

/** Counts a view of a shared story. @throws Failure 404 for an unknown story */
export async function addShareView(
  transaction: Transaction<Schema>,
  newsId: string,
  { now, sourceChannel }: CountContext,
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
