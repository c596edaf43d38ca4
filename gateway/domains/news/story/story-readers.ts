import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

/** Who reads, as far as the call identifies them. */
export interface ReaderIdentity {
  /** of a signed-in reader */
  readonly readerId: string | undefined;
  /** UUID of the device; undefined or empty when not sent */
  readonly device: string | undefined;
}

/**
 * Records that somebody reads a story: each reader once, and each device once while signed out. A reader who reads
 * signed out and then signs in on the same device counts once; two readers who sign in on it count twice.
 * @returns whether the read counts; true also for calls without reader and device
 */
export async function recordReader(
  transaction: Transaction<Schema>,
  newsId: string,
  { readerId, device }: ReaderIdentity,
): Promise<boolean> {
  const ofDevice = device ? hashOf(newsId, 'device', device) : undefined;
  if (readerId === undefined) return ofDevice === undefined || insertReader(transaction, newsId, ofDevice, 0);
  if (!(await insertReader(transaction, newsId, hashOf(newsId, 'reader', readerId), 1))) return false;
  if (ofDevice === undefined || (await insertReader(transaction, newsId, ofDevice, 1))) return true;
  const { numUpdatedRows } = await transaction
    .updateTable('news_readers')
    .set({ is_claimed: 1 })
    .where('news_id', '=', newsId)
    .where('reader_hash', '=', ofDevice)
    .where('is_claimed', '=', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n;
}

async function insertReader(
  transaction: Transaction<Schema>,
  news_id: string,
  reader_hash: string,
  is_claimed: 0 | 1,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('news_readers')
    .values({ news_id, reader_hash, is_claimed })
    .onConflict((conflict) => conflict.columns(['news_id', 'reader_hash']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Depends on the story, so that the table does not reveal what else somebody reads. */
function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
}
