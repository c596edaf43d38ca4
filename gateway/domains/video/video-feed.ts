import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import {
  cutPage,
  editorialOrder,
  fetchPage,
  isOfOrder,
  newestAfterRestart,
  newestFirst,
  oldestFirst,
  readPage,
  type Page,
  pageQuery,
  type Position,
  startingAfter,
} from '../shared/paging.ts';
import { publishedPosition, toVideos, videoQuery, type VideoRow } from './video-rows.ts';

/** The parameters of the feed operation. */
export interface FeedRequest {
  readonly newsId?: string;
  readonly collectionId?: string;
  readonly cursor?: string;
  readonly pageSize?: number;
}

interface FeedPage {
  readonly rows: readonly VideoRow[];
  readonly nextCursor?: string;
}

/**
 * A page of the video feed. @param readerId the caller; undefined if not signed in
 * @throws Failure 404 if there is no such video, or it is not in the collection; 400 for the cursor of another list
 */
export async function videoFeed(
  db: Database,
  request: FeedRequest,
  readerId: string | undefined,
): Promise<Schemas['VideoPage']> {
  const { rows, nextCursor } = await fetchFeedPage(db, request);
  const list = await toVideos(db, rows, readerId);
  return nextCursor === undefined ? { list } : { list, nextCursor };
}

async function fetchFeedPage(db: Database, request: FeedRequest): Promise<FeedPage> {
  const { newsId, collectionId, cursor } = request;
  if (collectionId !== undefined) return pageOfCollection(db, request, collectionId);
  if (newsId === undefined) {
    const page = readPage('body', request, newestFirst);
    return cutPage(await newestVideos(db, page), page, newestFirst, publishedPosition);
  }
  const first = await requireVideo(db, newsId);
  if (isOfOrder(cursor, newestAfterRestart))
    return restartedPage(db, first, readPage('body', request, newestAfterRestart));
  return pageFrom(db, first, readPage('body', request, newestFirst));
}

/** A video and the older ones; after the oldest it continues with the newest. */
async function pageFrom(db: Database, first: VideoRow, page: Page<string>): Promise<FeedPage> {
  const older = await newestVideos(db, { size: page.size, after: page.after ?? publishedPosition(first) });
  const rows = page.after === undefined ? [first, ...older] : older;
  if (rows.length > page.size) return cutPage(rows, page, newestFirst, publishedPosition);
  const room = page.size - rows.length;
  const again = await videosNewerThan(db, first, { size: room });
  // a page that is exactly full: its cursor leads to a page without older videos, which then restarts
  if (room === 0) return cutPage([...rows, ...again], page, newestFirst, publishedPosition);
  const more = cutPage(again, { size: room }, newestAfterRestart, publishedPosition);
  return { ...more, rows: [...rows, ...more.rows] };
}

async function restartedPage(db: Database, first: VideoRow, page: Page<string>): Promise<FeedPage> {
  return cutPage(await videosNewerThan(db, first, page), page, newestAfterRestart, publishedPosition);
}

/** Videos of the newspaper and of readers, newest first. */
function newestVideos(db: Database, page: Page<string>): Promise<VideoRow[]> {
  return pageQuery(feedQuery(db), page, byPublication).execute();
}

/** Like `newestVideos`, down to a video, without it. */
function videosNewerThan(db: Database, first: VideoRow, page: Page<string>): Promise<VideoRow[]> {
  const newer = startingAfter(
    feedQuery(db),
    { ...byPublication, order: oldestFirst },
    publishedPosition(first),
  );
  return pageQuery(newer, page, byPublication).execute();
}

const feedQuery = (db: Database) => videoQuery(db).where('source_videos.source_id', 'is', null);

const byPublication = { order: newestFirst, by: ['news.published_at', 'news.id'] } as const;

async function pageOfCollection(db: Database, request: FeedRequest, collectionId: string): Promise<FeedPage> {
  const page = readPage('body', request, editorialOrder);
  const first = request.newsId === undefined ? undefined : await requireVideo(db, request.newsId);
  if (first !== undefined && first.collection_id !== collectionId) throw videoNotFound();
  let query = collectionVideosQuery(db, collectionId);
  if (page.after === undefined && first !== undefined)
    query = query.where('collection_videos.place', '>=', first.place ?? 0);
  return fetchPage(query, page, byCollectionOrder);
}

/** The videos of a collection. */
export const collectionVideosQuery = (db: Database, collectionId: string) =>
  videoQuery(db).where('collection_videos.collection_id', '=', collectionId);

export const byCollectionOrder = {
  order: editorialOrder,
  by: ['collection_videos.place', 'collection_videos.news_id'],
  positionOf: ({ place, id }: VideoRow): Position<number> => ({ key: place ?? 0, id }),
} as const;

/** @throws Failure 404 if there is no such video */
export async function requireVideo(db: Database, newsId: string): Promise<VideoRow> {
  const row = await videoQuery(db).where('news.id', '=', newsId).executeTakeFirst();
  if (!row) throw videoNotFound();
  return row;
}

export const videoNotFound = () => notFound('这个视频不存在，或已被撤下');
