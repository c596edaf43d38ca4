import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { fetchPage, newestFirst, type Page } from '../../shared/paging.ts';
import { showQuery, toShows } from './show-rows.ts';

interface ShowsQuery {
  /** undefined: all of them; the same for the other filters */
  readonly topicId?: string | undefined;
  readonly groupId?: string | undefined;
  /** a volunteer who attended the shown activity */
  readonly volunteerId?: string | undefined;
  readonly readerId: string | undefined;
  readonly page: Page<string>;
}

/** Published shows, newest first. */
export async function listShows(
  db: Database,
  { topicId, groupId, volunteerId, readerId, page }: ShowsQuery,
): Promise<Schemas['CommonwealShowPage']> {
  let query = showQuery(db);
  if (topicId !== undefined) query = query.where('activity.topic_id', '=', topicId);
  if (groupId !== undefined) query = query.where('commonweal_shows.group_id', '=', groupId);
  if (volunteerId !== undefined)
    query = query.where('commonweal_shows.activity_id', 'in', (eb) =>
      eb
        .selectFrom('registrations')
        .select('registrations.activity_id')
        .where('registrations.volunteer_id', '=', volunteerId)
        .where('registrations.state', '=', 'attended'),
    );
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['commonweal_shows.published_at', 'commonweal_shows.id'],
    positionOf: ({ published_at, id }) => ({ key: published_at ?? '', id }),
  });
  return { list: await toShows(db, rows, readerId), ...next };
}
