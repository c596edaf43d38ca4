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

/** What of the films is asked for, as the call has it. */
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
 * Films one after the other. @param readerId who asks; undefined for a visitor
 * @throws Failure 404 when there is no such film, or it does not stand in the collection; 400 for another list's cursor
 */
export async function videoFeed(
  db: Database,
  asked: FeedRequest,
  readerId: string | undefined,
): Promise<Schemas['VideoPage']> {
  const { rows, nextCursor } = await fetchFeedPage(db, asked);
  const list = await toVideos(db, rows, readerId);
  return nextCursor === undefined ? { list } : { list, nextCursor };
}

async function fetchFeedPage(db: Database, asked: FeedRequest): Promise<FeedPage> {
  const { newsId, collectionId, cursor } = asked;
  if (collectionId !== undefined) return pageOfCollection(db, asked, collectionId);
  if (newsId === undefined) {
    const page = readPage('body', asked, newestFirst);
    return cutPage(await newestVideos(db, page), page, newestFirst, publishedPosition);
  }
  const first = await requireVideo(db, newsId);
  if (isOfOrder(cursor, newestAfterRestart))
    return restartedPage(db, first, readPage('body', asked, newestAfterRestart));
  return pageFrom(db, first, readPage('body', asked, newestFirst));
}

/** A film and older ones; where those are all there it goes on from the newest. */
async function pageFrom(db: Database, first: VideoRow, page: Page<string>): Promise<FeedPage> {
  const older = await newestVideos(db, { size: page.size, after: page.after ?? publishedPosition(first) });
  const rows = page.after === undefined ? [first, ...older] : older;
  if (rows.length > page.size) return cutPage(rows, page, newestFirst, publishedPosition);
  const room = page.size - rows.length;
  const again = await videosNewerThan(db, first, { size: room });
  // a page that is just full goes on after its last film, where the next one finds nothing older
  if (room === 0) return cutPage([...rows, ...again], page, newestFirst, publishedPosition);
  const more = cutPage(again, { size: room }, newestAfterRestart, publishedPosition);
  return { ...more, rows: [...rows, ...more.rows] };
}

async function restartedPage(db: Database, first: VideoRow, page: Page<string>): Promise<FeedPage> {
  return cutPage(await videosNewerThan(db, first, page), page, newestAfterRestart, publishedPosition);
}

/** Films of the newspaper's and of readers, newest first. */
function newestVideos(db: Database, page: Page<string>): Promise<VideoRow[]> {
  return pageQuery(feedQuery(db), page, byPublication).execute();
}

/** As `newest`, down to a film that is not one of them. */
function videosNewerThan(db: Database, first: VideoRow, page: Page<string>): Promise<VideoRow[]> {
  const newer = startingAfter(feedQuery(db), { ...byPublication, order: oldestFirst }, publishedPosition(first));
  return pageQuery(newer, page, byPublication).execute();
}

const feedQuery = (db: Database) => videoQuery(db).where('source_videos.source_id', 'is', null);

const byPublication = { order: newestFirst, by: ['news.published_at', 'news.id'] } as const;

async function pageOfCollection(db: Database, asked: FeedRequest, collectionId: string): Promise<FeedPage> {
  const page = readPage('body', asked, editorialOrder);
  const first = asked.newsId === undefined ? undefined : await requireVideo(db, asked.newsId);
  if (first !== undefined && first.collection_id !== collectionId) throw videoNotFound();
  let query = collectionVideosQuery(db, collectionId);
  if (page.after === undefined && first !== undefined)
    query = query.where('collection_videos.place', '>=', first.place ?? 0);
  return fetchPage(query, page, byCollectionOrder);
}

/** Films of a collection. */
export const collectionVideosQuery = (db: Database, collectionId: string) =>
  videoQuery(db).where('collection_videos.collection_id', '=', collectionId);

export const byCollectionOrder = {
  order: editorialOrder,
  by: ['collection_videos.place', 'collection_videos.news_id'],
  positionOf: ({ place, id }: VideoRow): Position<number> => ({ key: place ?? 0, id }),
} as const;

/** @throws Failure 404 when no film has the id */
export async function requireVideo(db: Database, newsId: string): Promise<VideoRow> {
  const row = await videoQuery(db).where('news.id', '=', newsId).executeTakeFirst();
  if (!row) throw videoNotFound();
  return row;
}

export const videoNotFound = () => notFound('这个视频不存在，或已被撤下');
