import { type Selectable, sql } from 'kysely';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn } from '../../db/json-column.ts';
import type { SquareTopicsTable } from '../../db/tables/community-tables.ts';
import { pictureShape } from '../shared/json-shapes.ts';
import { fetchPage, hottestFirst, newestFirst, type Page, type PageRows } from '../shared/paging.ts';

type TopicRow = Selectable<SquareTopicsTable>;
type TopicPage = Schemas['SquareTopicPage'];

const readCover = jsonColumn('square_topics', 'cover_json', pictureShape);

/** @throws Failure 404 if there is no such topic */
export async function requireTopic(db: Database, topicId: string): Promise<TopicRow> {
  const row = await db.selectFrom('square_topics').selectAll().where('id', '=', topicId).executeTakeFirst();
  if (row === undefined) throw notFound('没有这个话题');
  return row;
}

/** @param now `YYYY-MM-DD HH:MM:SS` */
export function topicStateOf(
  { opens_at, closes_at }: TopicRow,
  now: string,
): Schemas['SquareTopic']['state'] {
  if (now < opens_at) return 'upcoming';
  return now < closes_at ? 'open' : 'closed';
}

/** A topic with its public tally of removals. @throws Failure 404 if there is no such topic */
export async function topicFor(db: Database, topicId: string, now: string): Promise<Schemas['SquareTopic']> {
  const topic = toTopic(await requireTopic(db, topicId), now);
  const counted = await db
    .selectFrom('posts')
    .select(['reason', sql<number>`cast(count(*) as integer)`.as('posts')])
    .where('topic_id', '=', topicId)
    .where('state', '=', 'removed')
    .where('removed_by', '=', 'editor')
    .groupBy('reason')
    .execute();
  const removals = counted.map(({ reason, posts }) => ({ reason: reason ?? ('other' as const), posts }));
  return {
    ...topic,
    removals: removals.toSorted((a, b) => b.posts - a.posts || (a.reason < b.reason ? -1 : 1)),
  };
}

interface TopicList {
  /** only topics that this reader takes part in */
  readonly participantId: string | undefined;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** Topics that have opened, by heat. */
export async function hottestTopics(db: Database, page: Page<number>, list: TopicList): Promise<TopicPage> {
  const found = await fetchPage(openedTopics(db, list), page, {
    order: hottestFirst,
    by: ['square_topics.hot', 'square_topics.id'],
    positionOf: ({ hot, id }) => ({ key: hot, id }),
  });
  return toPage(found, list.now);
}

/** Topics that have opened, by opening date. */
export async function newestTopics(db: Database, page: Page<string>, list: TopicList): Promise<TopicPage> {
  const found = await fetchPage(openedTopics(db, list), page, {
    order: newestFirst,
    by: ['square_topics.opens_at', 'square_topics.id'],
    positionOf: ({ opens_at, id }) => ({ key: opens_at, id }),
  });
  return toPage(found, list.now);
}

function openedTopics(db: Database, { participantId, now }: TopicList) {
  const opened = db
    .selectFrom('square_topics')
    .selectAll('square_topics')
    .where('square_topics.opens_at', '<=', now);
  if (participantId === undefined) return opened;
  return opened.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('topic_participants')
        .select('topic_participants.user_id')
        .whereRef('topic_participants.topic_id', '=', 'square_topics.id')
        .where('topic_participants.user_id', '=', participantId),
    ),
  );
}

const toPage = ({ rows, ...next }: PageRows<TopicRow>, now: string): TopicPage => ({
  list: rows.map((row) => toTopic(row, now)),
  ...next,
});

function toTopic(row: TopicRow, now: string): Schemas['SquareTopic'] {
  const { id, title, summary, participants, posts, comments, hot: heat } = row;
  return {
    id,
    title,
    summary,
    cover: readCover(row.cover_json, id),
    host: row.host_name,
    hostWords: row.host_words,
    held: row.is_held === 1,
    state: topicStateOf(row, now),
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    participants,
    posts,
    comments,
    heat,
    removals: [],
  };
}
