import { type NotNull, sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { PublisherKind } from '../../db/tables/publisher-tables.ts';
import { cityName } from '../shared/cities.ts';
import type { Position } from '../shared/paging.ts';
import { readCovers } from '../shared/story-cards.ts';
import { videoOf } from './video-figure.ts';

export type Video = Schemas['Video'];
export type VideoItem = Schemas['VideoItem'];

export const rowCount = sql<number>`cast(count(*) as integer)`;

/** Video stories with a file to play, joined with publisher, collection, source and author. */
export function videoQuery(db: Database) {
  return db
    .selectFrom('news')
    .innerJoin('news_bodies', 'news_bodies.news_id', 'news.id')
    .leftJoin('publisher_stories', 'publisher_stories.news_id', 'news.id')
    .leftJoin('publishers', 'publishers.id', 'publisher_stories.publisher_id')
    .leftJoin('collection_videos', 'collection_videos.news_id', 'news.id')
    .leftJoin('video_collections', 'video_collections.id', 'collection_videos.collection_id')
    .leftJoin('source_videos', 'source_videos.news_id', 'news.id')
    .leftJoin('video_sources', 'video_sources.id', 'source_videos.source_id')
    .leftJoin('clapper_works', 'clapper_works.news_id', 'news.id')
    .leftJoin('users as author', 'author.id', 'clapper_works.author_id')
    .select([
      'news.id',
      'news.title',
      'news.summary',
      'news.source',
      'news.published_at',
      'news.city_id',
      'news.covers_json',
      'news.duration',
      'news.reads',
      'news.comments',
      'news.likes',
      'news_bodies.body',
      'news_bodies.media_url',
      'publishers.id as publisher_id',
      'publishers.kind as publisher_kind',
      'publishers.name as publisher_name',
      'publishers.head_img as publisher_head_img',
      'video_collections.id as collection_id',
      'video_collections.title as collection_title',
      'collection_videos.place',
      'video_sources.id as source_id',
      'video_sources.name as source_name',
      'author.name as author_name',
      'author.head_img as author_head_img',
      'author.city_id as author_city_id',
    ])
    .select((eb) => [
      eb
        .selectFrom('collection_videos as beside')
        .whereRef('beside.collection_id', '=', 'collection_videos.collection_id')
        .select(rowCount.as('films'))
        .as('films_beside'),
      eb
        .selectFrom('collection_videos as earlier')
        .whereRef('earlier.collection_id', '=', 'collection_videos.collection_id')
        .whereRef('earlier.place', '<', 'collection_videos.place')
        .select(rowCount.as('films'))
        .as('films_before'),
    ])
    .where('news.kind', '=', 'video')
    .where('news_bodies.media_url', 'is not', null)
    .$narrowType<{ media_url: NotNull }>();
}

export type VideoRow = Awaited<ReturnType<ReturnType<typeof videoQuery>['execute']>>[number];

/** Position of a video in a list by publication time. */
export const publishedPosition = ({ published_at, id }: VideoRow): Position<string> => ({
  key: published_at,
  id,
});

export function toVideoItem(row: VideoRow): VideoItem {
  const [cover] = readCovers(row.covers_json, row.id);
  const publisher = publisherIn(row);
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    source: row.source,
    publishedAt: row.published_at,
    ...(row.city_id !== null && { cityId: row.city_id }),
    ...(cover && { cover }),
    counts: { reads: row.reads, comments: row.comments, likes: row.likes },
    film: videoOf(row.body, { url: row.media_url, duration: row.duration }),
    ...(publisher && { publisher }),
    ...(row.collection_id !== null && {
      collection: {
        id: row.collection_id,
        title: row.collection_title ?? '',
        place: (row.films_before ?? 0) + 1,
        total: row.films_beside ?? 0,
      },
    }),
    ...(row.source_id !== null && { outside: { id: row.source_id, name: row.source_name ?? '' } }),
    ...(row.author_name !== null && {
      author: {
        name: row.author_name,
        headImg: row.author_head_img ?? '',
        city: cityName(row.author_city_id),
      },
    }),
  };
}

interface PublisherColumns {
  readonly publisher_id: string | null;
  readonly publisher_kind: PublisherKind | null;
  readonly publisher_name: string | null;
  readonly publisher_head_img: string | null;
}

/** The publisher of a row; undefined if it has none. */
export function publisherIn(row: PublisherColumns): Schemas['PublisherReference'] | undefined {
  const { publisher_id: id, publisher_kind: kind, publisher_name: name, publisher_head_img: headImg } = row;
  return id === null || kind === null ? undefined : { id, kind, name: name ?? '', headImg: headImg ?? '' };
}

/** Videos with the reader's likes and saves; two queries for any number of rows. */
export async function toVideos(
  db: Database,
  rows: readonly VideoRow[],
  readerId: string | undefined,
): Promise<Video[]> {
  const marks = await marksOf(
    db,
    rows.map(({ id }) => id),
    readerId,
  );
  return rows.map((row) => {
    const item = toVideoItem(row);
    return { ...item, ...marks(row.id), shareCard: shareCardOf(item) };
  });
}

export function shareCardOf({ title, summary, cover }: Pick<VideoItem, 'title' | 'summary' | 'cover'>) {
  return { title, description: summary, image: cover?.url ?? '' };
}

/** Which of some stories a reader has liked and saved. */
export async function marksOf(
  db: Database,
  newsIds: readonly string[],
  readerId: string | undefined,
): Promise<(newsId: string) => { readonly liked: boolean; readonly saved: boolean }> {
  if (readerId === undefined || newsIds.length === 0) return () => ({ liked: false, saved: false });
  const idsIn = async (table: 'news_likes' | 'saved_stories') => {
    const rows = await db
      .selectFrom(table)
      .select('news_id')
      .where('user_id', '=', readerId)
      .where('news_id', 'in', newsIds)
      .execute();
    return new Set(rows.map(({ news_id }) => news_id));
  };
  const liked = await idsIn('news_likes');
  const saved = await idsIn('saved_stories');
  return (newsId) => ({ liked: liked.has(newsId), saved: saved.has(newsId) });
}
