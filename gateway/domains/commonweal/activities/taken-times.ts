import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';

/** Times of a group's current and future activities. @param now `YYYY-MM-DD HH:MM:SS` */
export function takenTimes(db: Database, groupId: string, now: string): Promise<Schemas['TakenTime'][]> {
  return db
    .selectFrom('activities')
    .select(['title', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('group_id', '=', groupId)
    .where('audit', '<>', 'rejected')
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .execute();
}
