import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { requireRoom } from './room-rows.ts';

/** A room's reporters, publishers whom readers can follow, in the editors' order. @throws Failure 404 */
export async function listReporters(
  db: Database,
  roomId: string,
  readerId: string | undefined,
): Promise<Schemas['LiveReporterList']> {
  await requireRoom(db, roomId);
  const rows = await db
    .selectFrom('live_reporters')
    .innerJoin('publishers', 'publishers.id', 'live_reporters.publisher_id')
    .select([
      'publishers.id as publisherId',
      'publishers.name',
      'publishers.head_img as headImg',
      'live_reporters.role',
      'publishers.summary',
      'publishers.follows',
    ])
    .where('live_reporters.room_id', '=', roomId)
    .orderBy('live_reporters.place')
    .execute();
  const followed = await followedBy(db, readerId);
  return { list: rows.map((row) => ({ ...row, followed: followed.has(row.publisherId) })) };
}

async function followedBy(db: Database, readerId: string | undefined): Promise<ReadonlySet<string>> {
  if (readerId === undefined) return new Set();
  const rows = await db
    .selectFrom('publisher_follows')
    .select('publisher_id')
    .where('user_id', '=', readerId)
    .execute();
  return new Set(rows.map(({ publisher_id }) => publisher_id));
}
