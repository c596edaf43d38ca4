import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/open.ts';
import { cutPage, newestFirst, type Page } from '../../shared/paging.ts';
import { showQuery, toShows } from './show-rows.ts';

interface ShowsAsked {
  /** of all of them when undefined, as are the others */
  readonly topicId?: string | undefined;
  readonly groupId?: string | undefined;
  /** who took part in the activity that is shown */
  readonly volunteerId?: string | undefined;
  readonly readerId: string | undefined;
  readonly page: Page<string>;
}

/** Published shows, newest first. */
export async function listShows(
  db: Database,
  { topicId, groupId, volunteerId, readerId, page }: ShowsAsked,
): Promise<Schemas['CommonwealShowPage']> {
  let query = showQuery(db)
    .orderBy('commonweal_shows.published_at', 'desc')
    .orderBy('commonweal_shows.id', 'desc')
    .limit(page.size + 1);
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
  const { after } = page;
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('commonweal_shows.published_at', 'commonweal_shows.id'), '<', tuple(after.key, after.id)),
    );
  const { rows, ...next } = cutPage(await query.execute(), page, newestFirst, ({ published_at, id }) => ({
    key: published_at ?? '',
    id,
  }));
  return { list: await toShows(db, rows, readerId), ...next };
}
