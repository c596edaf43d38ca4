import { sql } from 'kysely';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { openActivities } from './activities/activity-lists.ts';
import { listGroups } from './groups/group-lists.ts';
import { listShows } from './shows/show-lists.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { pictureShape } from '../shared/json-shapes.ts';

const readCover = jsonColumn('commonweal_topics', 'cover_json', pictureShape);

/** the contract's limit */
const maxShown = 6;

interface TopicRequest {
  /** undefined: the first topic */
  readonly topicId: string | undefined;
  readonly readerId: string | undefined;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** The programme's home page with the newest content of one topic. @throws Failure 404 when there is no such topic */
export async function topicFor(
  db: Database,
  { topicId, readerId, now }: TopicRequest,
): Promise<Schemas['CommonwealTopic']> {
  const topics = await db.selectFrom('commonweal_topics').selectAll().orderBy('place').execute();
  const topic = topicId === undefined ? topics[0] : topics.find(({ id }) => id === topicId);
  if (topic === undefined) throw notFound('没有这个公益专题');
  const { id, title, lead } = topic;
  const page = { size: maxShown };
  const [shows, groups, activities] = [
    await listShows(db, { topicId: id, readerId, page }),
    await listGroups(db, { cityId: undefined, page }),
    await openActivities(db, { topicId: id, most: maxShown, now }),
  ];
  return {
    id,
    title,
    lead,
    cover: readCover(topic.cover_json, topic.id),
    counts: await countsOf(db),
    topics: topics.map((one) => ({ id: one.id, title: one.title })),
    shows: shows.list,
    groups: groups.list,
    activities,
  };
}

/** Counts of the whole programme. */
async function countsOf(db: Database): Promise<Schemas['CommonwealTopic']['counts']> {
  const volunteers = await db
    .selectFrom('volunteers')
    .select([
      sql<number>`cast(count(*) as integer)`.as('volunteers'),
      sql<number>`cast(coalesce(sum(minutes), 0) as integer)`.as('minutes'),
    ])
    .where('audit', '=', 'approved')
    .executeTakeFirstOrThrow();
  const groups = await db
    .selectFrom('volunteer_groups')
    .select([
      sql<number>`cast(count(*) as integer)`.as('groups'),
      sql<number>`cast(coalesce(sum(activities), 0) as integer)`.as('activities'),
    ])
    .where('audit', '=', 'approved')
    .executeTakeFirstOrThrow();
  return { ...volunteers, ...groups };
}
