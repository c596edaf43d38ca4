import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { fetchPage, newestFirst, type Page, sorted } from '../shared/paging.ts';
import { readCovers } from '../shared/story-cards.ts';
import { requireVideo, collectionVideosQuery, byCollectionOrder } from './video-feed.ts';
import { rowCount, publisherIn, toVideoItem } from './video-rows.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { pictureShape } from '../shared/json-shapes.ts';

const readOwnCover = jsonColumn('video_collections', 'cover_json', pictureShape);

type VideoCollection = Schemas['VideoCollection'];

/** neighbours of a video that are listed with it */
const videosBefore = 10;
const videosAfter = 20;

/** Non-empty collections, last updated first. @param publisherId only those of a publisher */
export async function listCollections(
  db: Database,
  page: Page<string>,
  publisherId?: string,
): Promise<Schemas['VideoCollectionPage']> {
  let query = collectionQuery(db).where(({ exists, selectFrom }) =>
    exists(
      selectFrom('collection_videos')
        .select('collection_videos.news_id')
        .whereRef('collection_videos.collection_id', '=', 'video_collections.id'),
    ),
  );
  if (publisherId !== undefined) query = query.where('video_collections.publisher_id', '=', publisherId);
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['video_collections.updated_at', 'video_collections.id'],
    positionOf: ({ updated_at, id }) => ({ key: updated_at, id }),
  });
  return { list: rows.map(toCollection), ...next };
}

/** A publisher's collections. @throws Failure 404 if there is no such publisher */
export async function collectionsOfPublisher(
  db: Database,
  publisherId: string,
  page: Page<string>,
): Promise<Schemas['VideoCollectionPage']> {
  const found = await listCollections(db, page, publisherId);
  if (found.list.length > 0) return found;
  const publisher = await db
    .selectFrom('publishers')
    .select('id')
    .where('id', '=', publisherId)
    .executeTakeFirst();
  if (!publisher) throw notFound('没有这个号，或已停止更新');
  return found;
}

/** @throws Failure 404 if there is no such collection */
export async function collectionWithId(db: Database, collectionId: string): Promise<VideoCollection> {
  const row = await collectionQuery(db).where('video_collections.id', '=', collectionId).executeTakeFirst();
  if (!row) throw notFound('这个合集不存在，或已被撤下');
  return toCollection(row);
}

/** The videos of a collection, in order. @throws Failure 404 if there is no such collection */
export async function collectionVideos(
  db: Database,
  collectionId: string,
  page: Page<number>,
): Promise<Schemas['VideoItemPage']> {
  const { rows, ...next } = await fetchPage(collectionVideosQuery(db, collectionId), page, byCollectionOrder);
  if (rows.length === 0) await collectionWithId(db, collectionId);
  return { list: rows.map(toVideoItem), ...next };
}

/** A video's collection, with its neighbours. @throws Failure 404 if there is no such video */
export async function collectionOfVideo(db: Database, newsId: string): Promise<Schemas['CollectionOfVideo']> {
  const row = await requireVideo(db, newsId);
  const { collection } = toVideoItem(row);
  if (collection === undefined || row.place === null) return { list: [] };
  const earlier = await collectionVideosQuery(db, collection.id)
    .where('collection_videos.place', '<', row.place)
    .orderBy('collection_videos.place', 'desc')
    .limit(videosBefore)
    .execute();
  const fromHere = await sorted(collectionVideosQuery(db, collection.id), byCollectionOrder)
    .where('collection_videos.place', '>=', row.place)
    .limit(videosAfter + 1)
    .execute();
  return { collection, list: [...earlier.toReversed(), ...fromHere].map(toVideoItem) };
}

function collectionQuery(db: Database) {
  return db
    .selectFrom('video_collections')
    .leftJoin('publishers', 'publishers.id', 'video_collections.publisher_id')
    .select([
      'video_collections.id',
      'video_collections.title',
      'video_collections.summary',
      'video_collections.cover_json',
      'video_collections.updated_at',
      'publishers.id as publisher_id',
      'publishers.kind as publisher_kind',
      'publishers.name as publisher_name',
      'publishers.head_img as publisher_head_img',
    ])
    .select((eb) => [
      eb
        .selectFrom('collection_videos')
        .whereRef('collection_videos.collection_id', '=', 'video_collections.id')
        .select(rowCount.as('films'))
        .as('total'),
      eb
        .selectFrom('collection_videos')
        .innerJoin('news', 'news.id', 'collection_videos.news_id')
        .whereRef('collection_videos.collection_id', '=', 'video_collections.id')
        .orderBy('collection_videos.place')
        .limit(1)
        .select('news.covers_json')
        .as('first_covers_json'),
    ]);
}

type CollectionRow = Awaited<ReturnType<ReturnType<typeof collectionQuery>['execute']>>[number];

function toCollection(row: CollectionRow): VideoCollection {
  const cover =
    row.cover_json === null
      ? readCovers(row.first_covers_json ?? '[]', `first in ${row.id}`)[0]
      : readOwnCover(row.cover_json, row.id);
  const publisher = publisherIn(row);
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    ...(cover && { cover }),
    updatedAt: row.updated_at,
    total: row.total ?? 0,
    ...(publisher && { publisher }),
  };
}
