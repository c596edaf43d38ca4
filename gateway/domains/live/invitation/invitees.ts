import { sql } from 'kysely';
import { maskedName } from '../../../../rules/people/masked-name.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { fetchPage, newestFirst, type Page } from '../../shared/paging.ts';
import { requireRoom } from '../room/room-rows.ts';

/** Readers who came with a reader's code, newest first. @throws Failure 404 if there is no such room */
export async function listInvitees(
  db: Database,
  roomId: string,
  readerId: string,
  page: Page<string>,
): Promise<Schemas['LiveInvitedPage']> {
  await requireRoom(db, roomId);
  const query = db
    .selectFrom('live_invitees')
    .innerJoin('users', 'users.id', 'live_invitees.user_id')
    .select(['live_invitees.user_id', 'live_invitees.created_at', 'users.name', 'users.head_img'])
    .where('live_invitees.room_id', '=', roomId)
    .where('live_invitees.inviter_id', '=', readerId);
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['live_invitees.created_at', 'live_invitees.user_id'],
    positionOf: ({ created_at, user_id }) => ({ key: created_at, id: user_id }),
  });
  return {
    list: rows.map(({ name, head_img, created_at }) => ({
      name: maskedName(name),
      headImg: head_img,
      at: created_at,
    })),
    ...next,
    total: await countInvitees(db, roomId, readerId),
  };
}

/** Number of readers who came with a reader's code. */
export async function countInvitees(db: Database, roomId: string, readerId: string): Promise<number> {
  const { total } = await db
    .selectFrom('live_invitees')
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('room_id', '=', roomId)
    .where('inviter_id', '=', readerId)
    .executeTakeFirstOrThrow();
  return total;
}
