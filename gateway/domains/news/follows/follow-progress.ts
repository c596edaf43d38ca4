import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { preparedLookup } from '../../../db/prepared-query.ts';

type DeviceFollow = Schemas['DeviceFollow'];
type FollowProgress = Schemas['FollowProgress'];

/** as specified by the contract */
const maxFresh = 20;

const eventWithId = preparedLookup((db, id) =>
  db.selectFrom('hot_events').select(['title', 'label']).where('id', '=', id),
);

const newestWithLabel = preparedLookup((db, label) =>
  db
    .selectFrom('news_labels')
    .innerJoin('news', 'news.id', 'news_labels.news_id')
    .select(['news.id', 'news.kind', 'news.title', 'news.published_at as publishedAt'])
    .where('news_labels.label', '=', label)
    .orderBy('news_labels.published_at', 'desc')
    .orderBy('news_labels.news_id', 'desc')
    .limit(maxFresh),
);

const newestOfReporter = preparedLookup((db, name) =>
  db
    .selectFrom('news_authors')
    .innerJoin('news', 'news.id', 'news_authors.news_id')
    .select(['news.id', 'news.kind', 'news.title', 'news.published_at as publishedAt'])
    .where('news_authors.name', '=', name)
    .orderBy('news_authors.published_at', 'desc')
    .orderBy('news_authors.news_id', 'desc')
    .limit(maxFresh),
);

/**
 * Counts the stories that are new in each label, hot event or reporter. Those with new stories first, newest story first;
 * then the others, followed last first. An event that is gone keeps its id as name and has no newest story.
 */
export async function followProgress(
  db: Database,
  follows: readonly DeviceFollow[],
): Promise<Schemas['FollowList']> {
  const list = await Promise.all(follows.map((follow) => progressOf(db, follow)));
  return {
    list: list.toSorted(
      (a, b) => compare(freshTime(b), freshTime(a)) || compare(b.at, a.at) || compare(a.id, b.id),
    ),
  };
}

async function progressOf(db: Database, { kind, id, at, seenAt }: DeviceFollow): Promise<FollowProgress> {
  const { name, stories } = await storiesOf(db, { kind, id });
  const fresh = stories.filter(({ publishedAt }) => publishedAt > seenAt).length;
  const [newest] = stories;
  return { kind, id, name, at, seenAt, fresh, ...(newest && { newest }) };
}

async function storiesOf(db: Database, { kind, id }: Schemas['FollowTarget']) {
  if (kind === 'reporter') return { name: id, stories: await newestOfReporter(db, id) };
  if (kind === 'label') return { name: id, stories: await newestWithLabel(db, id) };
  const [event] = await eventWithId(db, id);
  return { name: event?.title ?? id, stories: event ? await newestWithLabel(db, event.label) : [] };
}

const freshTime = ({ fresh, newest }: FollowProgress) => (fresh > 0 ? (newest?.publishedAt ?? '') : '');
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
