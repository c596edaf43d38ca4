import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';

/** Adds a batch of likes. The transaction holds the room's lock. */
export async function addLikes(
  transaction: Transaction<Schema>,
  roomId: string,
  count: number,
): Promise<Schemas['LiveLikes']> {
  const { likes } = await transaction
    .updateTable('live_rooms')
    .set((eb) => ({ likes: eb('likes', '+', count) }))
    .where('id', '=', roomId)
    .returning('likes')
    .executeTakeFirstOrThrow();
  return { roomId, likes };
}
