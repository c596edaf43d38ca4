import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

/** Who reads, as far as the call tells. */
export interface WhoReads {
  /** of a reader who is signed in */
  readonly readerId: string | undefined;
  /** uuid of the device; undefined or empty when it tells none */
  readonly device: string | undefined;
}

/**
 * Notes that somebody reads a story: a reader once, and a device once while nobody is signed in on it. Who read signed out
 * and then signs in on the same device is one reader; two who sign in there are two.
 * @returns whether nobody of them was noted before; true as well where nothing tells who reads
 */
export async function noteReader(
  transaction: Transaction<Schema>,
  newsId: string,
  { readerId, device }: WhoReads,
): Promise<boolean> {
  const ofDevice = device ? hashOf(newsId, 'device', device) : undefined;
  if (readerId === undefined) return ofDevice === undefined || note(transaction, newsId, ofDevice, 0);
  if (!(await note(transaction, newsId, hashOf(newsId, 'reader', readerId), 1))) return false;
  if (ofDevice === undefined || (await note(transaction, newsId, ofDevice, 1))) return true;
  const { numUpdatedRows } = await transaction
    .updateTable('news_readers')
    .set({ is_claimed: 1 })
    .where('news_id', '=', newsId)
    .where('reader_hash', '=', ofDevice)
    .where('is_claimed', '=', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n;
}

async function note(
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

/** Differs from story to story, so that the table does not tell what else somebody reads. */
function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
}
