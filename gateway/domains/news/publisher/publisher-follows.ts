import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';
import { missingPublisher } from './publishers.ts';

export interface PublisherFollow {
  readonly publisherId: string;
  readonly readerId: string;
  readonly follow: boolean;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** Follows or unfollows a publisher; a reader counts once. @throws Failure 404 for an unknown publisher */
export async function followPublisher(
  transaction: Transaction<Schema>,
  request: PublisherFollow,
): Promise<Schemas['PublisherFollow']> {
  const { publisherId, follow } = request;
  const publisher = await transaction
    .selectFrom('publishers')
    .select('id')
    .where('id', '=', publisherId)
    .executeTakeFirst();
  if (!publisher) throw missingPublisher();
  const change = follow ? await addFollow(transaction, request) : -(await removeFollow(transaction, request));
  const { follows } = await transaction
    .updateTable('publishers')
    .set((eb) => ({ follows: eb('follows', '+', change) }))
    .where('id', '=', publisherId)
    .returning('follows')
    .executeTakeFirstOrThrow();
  return { publisherId, follows, followed: follow };
}

async function addFollow(
  transaction: Transaction<Schema>,
  { publisherId, readerId, now }: PublisherFollow,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('publisher_follows')
    .values({ publisher_id: publisherId, user_id: readerId, created_at: now })
    .onConflict((conflict) => conflict.columns(['publisher_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

async function removeFollow(
  transaction: Transaction<Schema>,
  { publisherId, readerId }: PublisherFollow,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('publisher_follows')
    .where('publisher_id', '=', publisherId)
    .where('user_id', '=', readerId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
