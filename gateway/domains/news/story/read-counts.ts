import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { CallContext } from '../../../contract/handler.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { countWrite, isExhausted, type WriteLimits } from '../../shared/write-limits.ts';
import { channelOf, countHour } from '../../shared/hourly-counts.ts';
import { missingStory } from './article.ts';
import { recordReader } from './story-readers.ts';

interface CountContext {
  readonly vault: Vault;
  readonly sender: CallContext;
  /** `source_channel` of the call */
  readonly sourceChannel: string | undefined;
  readonly now: Date;
}

const hourSeconds = 3600;
/** New devices of a network that count for a story. A device is free to make; a signed-in reader is not limited. */
const deviceReads: WriteLimits = {
  reader: [],
  network: [{ name: 'reads-network', max: 300, seconds: hourSeconds }],
};
/** views of one shared story */
const shareViews: WriteLimits = {
  reader: [{ name: 'share-views', max: 10, seconds: hourSeconds }],
  network: [{ name: 'share-views-network', max: 300, seconds: hourSeconds }],
};

/**
 * Counts a read, once per reader, and updates the history of a signed-in reader. Beyond the limit of a network its devices
 * read without being counted.
 * @throws Failure 404 for an unknown story
 */
export async function addRead(
  transaction: Transaction<Schema>,
  newsId: string,
  context: CountContext,
): Promise<Schemas['NewsReads']> {
  const story = await transaction.selectFrom('news').select('id').where('id', '=', newsId).executeTakeFirst();
  if (!story) throw missingStory();
  const now = shanghaiTime(context.now);
  const added = (await isNewRead(transaction, newsId, context)) ? 1 : 0;
  const counted = await transaction
    .updateTable('news')
    .set((eb) => ({ reads: eb('reads', '+', added) }))
    .where('id', '=', newsId)
    .returning('reads')
    .executeTakeFirstOrThrow();
  if (added > 0)
    await countHour(transaction, 'reads', { newsId, channel: channelOf(context.sourceChannel), now });
  const readerId = context.sender.reader?.id;
  if (readerId !== undefined) {
    await transaction
      .insertInto('news_reads')
      .values({ user_id: readerId, news_id: newsId, read_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'news_id']).doUpdateSet({ read_at: now }))
      .execute();
  }
  return { newsId, reads: counted.reads };
}

async function isNewRead(
  transaction: Transaction<Schema>,
  newsId: string,
  { vault, sender, now }: CountContext,
): Promise<boolean> {
  const who = { readerId: sender.reader?.id, device: sender.device };
  if (who.readerId !== undefined) return recordReader(transaction, newsId, who);
  const counting = { subject: newsId, now };
  // without a record, so that made-up devices do not fill the table either
  if (await isExhausted(transaction, vault, deviceReads, sender, counting)) return false;
  if (!(await recordReader(transaction, newsId, who))) return false;
  return (await countWrite(transaction, vault, deviceReads, sender, counting)) === undefined;
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

/** Counts a view of a shared story, within the limits of the device and its network. @throws Failure 404 for an unknown story */
export async function addShareView(
  transaction: Transaction<Schema>,
  newsId: string,
  { vault, sender, sourceChannel, now }: CountContext,
): Promise<Schemas['ShareViews']> {
  const wait = await countWrite(transaction, vault, shareViews, sender, { subject: newsId, now });
  const added = wait === undefined ? 1 : 0;
  const counted = await transaction
    .updateTable('news')
    .set((eb) => ({ share_views: eb('share_views', '+', added) }))
    .where('id', '=', newsId)
    .returning('share_views')
    .executeTakeFirst();
  if (!counted) throw missingStory();
  if (added > 0)
    await countHour(transaction, 'shares', {
      newsId,
      channel: channelOf(sourceChannel),
      now: shanghaiTime(now),
    });
  return { newsId, views: counted.share_views };
}
