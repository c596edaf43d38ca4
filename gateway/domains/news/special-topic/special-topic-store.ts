import type { Transaction } from 'kysely';
import { insertInBatches } from '../../../db/insert-in-batches.ts';
import type { Schema } from '../../../db/schema.ts';
import type { SpecialStyle } from '../../../db/tables/special-tables.ts';
import type { Picture } from '../../shared/story-cards.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { textsShape } from '../../shared/json-shapes.ts';

/** labels of a topic's sections, in editorial order */
export const readTopicLabels = jsonColumn('special_topics', 'labels_json', textsShape);

/** A special topic as it is stored, without the story that is its card. */
export interface SpecialTopic {
  /** id of a story of the kind `special` */
  readonly newsId: string;
  readonly style: SpecialStyle;
  /** plain text, a line feed between paragraphs */
  readonly lead: string;
  readonly picture?: Picture;
  /** of its sections, in editorial order */
  readonly labels: readonly string[];
}

export async function insertSpecialTopic(
  transaction: Transaction<Schema>,
  { newsId, style, lead, picture, labels }: SpecialTopic,
): Promise<void> {
  await transaction
    .insertInto('special_topics')
    .values({
      news_id: newsId,
      style,
      lead,
      picture_json: picture === undefined ? null : JSON.stringify(picture),
      labels_json: JSON.stringify([...new Set(labels)]),
    })
    .execute();
}

/**
 * Adds stories to a section of a topic. A new label becomes the last section; a story of another section moves.
 * @returns ids of the stories that exist
 */
export async function addSpecialStories(
  transaction: Transaction<Schema>,
  topicId: string,
  label: string,
  newsIds: readonly string[],
): Promise<string[]> {
  const stories = await transaction
    .selectFrom('news')
    .select(['id', 'city_id', 'published_at'])
    .where('id', 'in', newsIds)
    .execute();
  const rows = stories.map(({ id, city_id, published_at }) => ({
    topic_id: topicId,
    news_id: id,
    label,
    city_id,
    published_at,
  }));
  await insertInBatches(rows, (batch) =>
    transaction
      .insertInto('special_stories')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['topic_id', 'news_id']).doUpdateSet({ label })),
  );
  const labels = await specialLabels(transaction, topicId);
  if (rows.length > 0 && labels !== undefined && !labels.includes(label))
    await orderSpecialLabels(transaction, topicId, [...labels, label]);
  return stories.map(({ id }) => id);
}

/** Removes a story from a topic. @returns whether it was in it */
export async function removeSpecialStory(
  transaction: Transaction<Schema>,
  topicId: string,
  newsId: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('special_stories')
    .where('topic_id', '=', topicId)
    .where('news_id', '=', newsId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Labels of a topic's sections, in editorial order; undefined for an unknown topic. */
export async function specialLabels(
  transaction: Transaction<Schema>,
  topicId: string,
): Promise<string[] | undefined> {
  const row = await transaction
    .selectFrom('special_topics')
    .select('labels_json')
    .where('news_id', '=', topicId)
    .executeTakeFirst();
  return row && readTopicLabels(row.labels_json, topicId);
}

/** Sets the order of a topic's sections. */
export async function orderSpecialLabels(
  transaction: Transaction<Schema>,
  topicId: string,
  labels: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('special_topics')
    .set({ labels_json: JSON.stringify(labels) })
    .where('news_id', '=', topicId)
    .execute();
}
