import { sql } from 'kysely';
import { maskedName } from '../../../../rules/people/masked-name.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { fetchPage, newestFirst, type Page } from '../../shared/paging.ts';
import { needRoom } from '../room/room-rows.ts';

/** Who came to a live by a reader's code, newest first. @throws Failure 404 when there is no such live */
export async function listInvited(
  db: Database,
  roomId: string,
  readerId: string,
  page: Page<string>,
): Promise<Schemas['LiveInvitedPage']> {
  await needRoom(db, roomId);
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
    total: await countInvited(db, roomId, readerId),
  };
}

/** How many came by a reader's code. */
export async function countInvited(db: Database, roomId: string, readerId: string): Promise<number> {
  const { total } = await db
    .selectFrom('live_invitees')
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('room_id', '=', roomId)
    .where('inviter_id', '=', readerId)
    .executeTakeFirstOrThrow();
  return total;
}
