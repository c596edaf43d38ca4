import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';
import { missingShow } from './show-rows.ts';

export interface Thumb {
  readonly showId: string;
  readonly readerId: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/**
 * Gives a published show a thumbs-up; a reader's second one changes nothing. @throws Failure 404 when there is none
 */
export async function thumbShow(
  transaction: Transaction<Schema>,
  { showId, readerId, now }: Thumb,
): Promise<Schemas['CommonwealThumb']> {
  const show = await transaction
    .selectFrom('commonweal_shows')
    .select('id')
    .where('id', '=', showId)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  if (show === undefined) throw missingShow();
  const thumb = await transaction
    .insertInto('show_thumbs')
    .values({ show_id: showId, user_id: readerId, created_at: now })
    .onConflict((conflict) => conflict.columns(['show_id', 'user_id']).doNothing())
    .returning('show_id')
    .executeTakeFirst();
  const { thumbs } = await transaction
    .updateTable('commonweal_shows')
    .set((eb) => ({ thumbs: eb('thumbs', '+', thumb === undefined ? 0 : 1) }))
    .where('id', '=', showId)
    .returning('thumbs')
    .executeTakeFirstOrThrow();
  return { showId, thumbs, thumbed: true };
}
