import type { Database } from '../../db/database.ts';
import type { ParticipationKind } from '../../db/tables/account-tables.ts';

interface Participation {
  readonly readerId: string;
  readonly kind: ParticipationKind;
  /** id of the vote, gift, live room or red packet */
  readonly itemId: string;
}

/**
 * Whether a reader took part before in something that each person does once: with an account that they deleted, or in a
 * live by the code of a reader who deleted theirs.
 */
export async function tookPartEarlier(
  db: Database,
  { readerId, kind, itemId }: Participation,
): Promise<boolean> {
  const row = await db
    .selectFrom('earlier_participations')
    .select('user_id')
    .where('user_id', '=', readerId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}
