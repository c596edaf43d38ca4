import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

/** Circles and posts of a reader, for the export; undefined if there are none. */
export async function exportedCommunity(db: Database, userId: string) {
  const circles = await db
    .selectFrom('circle_members')
    .innerJoin('circles', 'circles.id', 'circle_members.circle_id')
    .select(['circles.id', 'circles.name', 'circle_members.state', 'circle_members.changed_at as at'])
    .where('circle_members.user_id', '=', userId)
    .orderBy('circle_members.changed_at')
    .orderBy('circles.id')
    .execute();
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'body as text', 'state', 'created_at as createdAt'])
    .where('author_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return circles.length === 0 && posts.length === 0 ? undefined : { circles, posts };
}

/** Removes a reader from all circles, with their invitations; their places become free. */
export async function removeMemberships(transaction: Transaction<Schema>, userId: string): Promise<void> {
  const memberships = await transaction
    .selectFrom('circle_members')
    .select(['circle_id', 'state'])
    .where('user_id', '=', userId)
    .orderBy('circle_id')
    .execute();
  // lock order, as when joining: circles, then their members
  for (const { circle_id, state } of memberships)
    await transaction
      .updateTable('circles')
      .set((eb) => ({ members: eb('members', '-', state === 'joined' ? 1 : 0) }))
      .where('id', '=', circle_id)
      .execute();
  await transaction.deleteFrom('circle_members').where('user_id', '=', userId).execute();
  for (const table of ['circle_invitations', 'circle_invitees'] as const)
    await transaction.deleteFrom(table).where('inviter_id', '=', userId).execute();
}
