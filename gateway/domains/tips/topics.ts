import { sql } from 'kysely';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { pictureShape } from '../shared/json-shapes.ts';

const readCover = jsonColumn('tip_topics', 'cover_json', pictureShape);

type Topic = Schemas['TipTopic'];

/** All topics with the counts of their published tips, in the editors' order. */
export async function listTopics(db: Database): Promise<Topic[]> {
  const rows = await topicQuery(db).orderBy('tip_topics.place').execute();
  return rows.map(toTopic);
}

/** @throws Failure 404 when there is no such topic */
export async function topicOf(db: Database, topicId: string): Promise<Topic> {
  const row = await topicQuery(db).where('tip_topics.id', '=', topicId).executeTakeFirst();
  if (row === undefined) throw missingTopic();
  return toTopic(row);
}

export const missingTopic = () => notFound('没有这个话题');

/** Topics; the counts include published tips only. */
function topicQuery(db: Database) {
  const shown = db
    .selectFrom('tips')
    .select([
      'topic_id',
      sql<number>`cast(count(*) as integer)`.as('tips'),
      sql<number>`cast(sum(follows) as integer)`.as('follows'),
      sql<number>`cast(sum(comments) as integer)`.as('comments'),
    ])
    .where('shown_at', 'is not', null)
    .where('topic_id', 'is not', null)
    .groupBy('topic_id')
    .as('shown');
  return db
    .selectFrom('tip_topics')
    .leftJoin(shown, 'shown.topic_id', 'tip_topics.id')
    .selectAll('tip_topics')
    .select(['shown.tips', 'shown.follows', 'shown.comments']);
}

type TopicRow = Awaited<ReturnType<ReturnType<typeof topicQuery>['execute']>>[number];

function toTopic({ cover_json, place: _, tips, follows, comments, ...topic }: TopicRow): Topic {
  return {
    ...topic,
    cover: readCover(cover_json, topic.id),
    tips: tips ?? 0,
    follows: follows ?? 0,
    comments: comments ?? 0,
  };
}
