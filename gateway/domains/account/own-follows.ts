import type { Database } from '../../db/database.ts';

/** The publishers that a reader follows, for the reader. */
export function exportedFollows(db: Database, userId: string) {
  return db
    .selectFrom('publisher_follows')
    .innerJoin('publishers', 'publishers.id', 'publisher_follows.publisher_id')
    .select(['publishers.id as publisherId', 'publishers.name', 'publisher_follows.created_at as at'])
    .where('publisher_follows.user_id', '=', userId)
    .orderBy('publisher_follows.created_at')
    .orderBy('publishers.id')
    .execute();
}

/** Nobody follows any more where a reader left. */
export async function forgetFollows(db: Database, userId: string): Promise<void> {
  const left = await db
    .deleteFrom('publisher_follows')
    .where('user_id', '=', userId)
    .returning('publisher_id')
    .execute();
  if (left.length === 0) return;
  await db
    .updateTable('publishers')
    .set((eb) => ({ follows: eb('follows', '-', 1) }))
    .where(
      'id',
      'in',
      left.map(({ publisher_id }) => publisher_id),
    )
    .execute();
}
