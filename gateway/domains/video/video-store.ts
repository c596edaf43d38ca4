import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { VideoSourcesTable } from '../../db/tables/video-tables.ts';
import type { Picture } from '../shared/story-cards.ts';
import { rowCount } from './video-rows.ts';

type WriteTransaction = Transaction<Schema>;

/** A collection to be stored, without its videos. */
export interface NewCollection {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly publisherId?: string;
  /** default: the cover of its first video */
  readonly cover?: Picture;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

export async function insertCollection(
  transaction: WriteTransaction,
  collection: NewCollection,
): Promise<void> {
  const { id, title, summary, publisherId, cover, now } = collection;
  await transaction
    .insertInto('video_collections')
    .values({
      id,
      title,
      summary,
      publisher_id: publisherId ?? null,
      cover_json: cover === undefined ? null : JSON.stringify(cover),
      updated_at: now,
    })
    .execute();
}

/**
 * Appends videos to a collection in the given order; those that are in a collection already are moved.
 * @returns ids of the existing videos
 */
export async function addToCollection(
  transaction: WriteTransaction,
  collectionId: string,
  newsIds: readonly string[],
  now: string,
): Promise<string[]> {
  const videos = await existingVideos(transaction, newsIds);
  if (videos.length === 0) return [];
  await removeFromCollections(transaction, videos);
  const last = await transaction
    .selectFrom('collection_videos')
    .select('place')
    .where('collection_id', '=', collectionId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = last === undefined ? 0 : last.place + 1;
  await transaction
    .insertInto('collection_videos')
    .values(
      videos.map((newsId, index) => ({
        news_id: newsId,
        collection_id: collectionId,
        place: first + index,
      })),
    )
    .execute();
  await transaction
    .updateTable('video_collections')
    .set({ updated_at: now })
    .where('id', '=', collectionId)
    .execute();
  return videos;
}

/** @returns how many of the videos were in a collection */
export async function removeFromCollections(
  transaction: WriteTransaction,
  newsIds: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('collection_videos')
    .where('news_id', 'in', newsIds)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Appends an external site. */
export async function insertSource(
  transaction: WriteTransaction,
  source: Omit<Insertable<VideoSourcesTable>, 'place'>,
): Promise<void> {
  const { place } = await transaction
    .selectFrom('video_sources')
    .select(rowCount.as('place'))
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('video_sources')
    .values({ ...source, place })
    .execute();
}

/** Assigns videos to an external site. @returns ids of the existing videos */
export async function assignToSource(
  transaction: WriteTransaction,
  sourceId: string,
  newsIds: readonly string[],
): Promise<string[]> {
  const videos = await transaction
    .selectFrom('news')
    .select(['id', 'published_at'])
    .where('id', 'in', newsIds)
    .where('kind', '=', 'video')
    .execute();
  if (videos.length === 0) return [];
  await transaction
    .insertInto('source_videos')
    .values(videos.map(({ id, published_at }) => ({ news_id: id, source_id: sourceId, published_at })))
    .onConflict((conflict) => conflict.column('news_id').doUpdateSet({ source_id: sourceId }))
    .execute();
  return videos.map(({ id }) => id);
}

/** A reader's work; its story is stored separately. */
export interface NewWork {
  readonly newsId: string;
  readonly authorId: string;
  /** the tip that it was made from */
  readonly tipId?: string;
  /** empty if unknown */
  readonly place: string;
  /** plain text, paragraphs separated by a line feed */
  readonly words: string;
  /** empty if the work is a video */
  readonly pictures: readonly Picture[];
  /** that of the story, `YYYY-MM-DD HH:MM:SS` */
  readonly publishedAt: string;
}

export async function insertWorks(transaction: WriteTransaction, works: readonly NewWork[]): Promise<void> {
  await transaction
    .insertInto('clapper_works')
    .values(
      works.map(({ newsId, authorId, tipId, place, words, pictures, publishedAt }) => ({
        news_id: newsId,
        author_id: authorId,
        tip_id: tipId ?? null,
        place,
        words,
        pictures_json: JSON.stringify(pictures),
        published_at: publishedAt,
      })),
    )
    .execute();
}

/** The ids that are videos, without duplicates, in the given order. */
async function existingVideos(transaction: WriteTransaction, newsIds: readonly string[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom('news')
    .select('id')
    .where('id', 'in', newsIds)
    .where('kind', '=', 'video')
    .execute();
  const videos = new Set(rows.map(({ id }) => id));
  return [...new Set(newsIds)].filter((newsId) => videos.has(newsId));
}
