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
import { byTime, toVideos, videoQuery, type VideoRow } from './video-rows.ts';

/** What of the films is asked for, as the call has it. */
export interface FeedAsked {
  readonly newsId?: string;
  readonly collectionId?: string;
  readonly cursor?: string;
  readonly pageSize?: number;
}

interface Stretch {
  readonly rows: readonly VideoRow[];
  readonly nextCursor?: string;
}

/**
 * Films one after the other. @param readerId who asks; undefined for a visitor
 * @throws Failure 404 when there is no such film, or it does not stand in the collection; 400 for another list's cursor
 */
export async function videoFeed(
  db: Database,
  asked: FeedAsked,
  readerId: string | undefined,
): Promise<Schemas['VideoPage']> {
  const { rows, nextCursor } = await stretchOf(db, asked);
  const list = await toVideos(db, rows, readerId);
  return nextCursor === undefined ? { list } : { list, nextCursor };
}

async function stretchOf(db: Database, asked: FeedAsked): Promise<Stretch> {
  const { newsId, collectionId, cursor } = asked;
  if (collectionId !== undefined) return restOfCollection(db, asked, collectionId);
  if (newsId === undefined) {
    const page = readPage('body', asked, newestFirst);
    return cutPage(await newest(db, page), page, newestFirst, byTime);
  }
  const first = await filmWithId(db, newsId);
  if (isOfOrder(cursor, newestAfterRestart))
    return untilFirst(db, first, readPage('body', asked, newestAfterRestart));
  return fromFirst(db, first, readPage('body', asked, newestFirst));
}

/** A film and older ones; where those are all there it goes on from the newest. */
async function fromFirst(db: Database, first: VideoRow, page: Page<string>): Promise<Stretch> {
  const older = await newest(db, { size: page.size, after: page.after ?? byTime(first) });
  const rows = page.after === undefined ? [first, ...older] : older;
  if (rows.length > page.size) return cutPage(rows, page, newestFirst, byTime);
  const room = page.size - rows.length;
  const again = await newerThan(db, first, { size: room });
  // a page that is just full goes on after its last film, where the next one finds nothing older
  if (room === 0) return cutPage([...rows, ...again], page, newestFirst, byTime);
  const more = cutPage(again, { size: room }, newestAfterRestart, byTime);
  return { ...more, rows: [...rows, ...more.rows] };
}

async function untilFirst(db: Database, first: VideoRow, page: Page<string>): Promise<Stretch> {
  return cutPage(await newerThan(db, first, page), page, newestAfterRestart, byTime);
}

/** Films of the newspaper's and of readers, newest first. */
function newest(db: Database, page: Page<string>): Promise<VideoRow[]> {
  return pageQuery(inFeed(db), page, byPublication).execute();
}

/** As `newest`, down to a film that is not one of them. */
function newerThan(db: Database, first: VideoRow, page: Page<string>): Promise<VideoRow[]> {
  const newer = startingAfter(inFeed(db), { ...byPublication, order: oldestFirst }, byTime(first));
  return pageQuery(newer, page, byPublication).execute();
}

const inFeed = (db: Database) => videoQuery(db).where('source_videos.source_id', 'is', null);

const byPublication = { order: newestFirst, by: ['news.published_at', 'news.id'] } as const;

async function restOfCollection(db: Database, asked: FeedAsked, collectionId: string): Promise<Stretch> {
  const page = readPage('body', asked, editorialOrder);
  const first = asked.newsId === undefined ? undefined : await filmWithId(db, asked.newsId);
  if (first !== undefined && first.collection_id !== collectionId) throw missingFilm();
  let query = inCollection(db, collectionId);
  if (page.after === undefined && first !== undefined)
    query = query.where('collection_videos.place', '>=', first.place ?? 0);
  return fetchPage(query, page, inCollectionOrder);
}

/** Films of a collection. */
export const inCollection = (db: Database, collectionId: string) =>
  videoQuery(db).where('collection_videos.collection_id', '=', collectionId);

export const inCollectionOrder = {
  order: editorialOrder,
  by: ['collection_videos.place', 'collection_videos.news_id'],
  positionOf: ({ place, id }: VideoRow): Position<number> => ({ key: place ?? 0, id }),
} as const;

/** @throws Failure 404 when no film has the id */
export async function filmWithId(db: Database, newsId: string): Promise<VideoRow> {
  const row = await videoQuery(db).where('news.id', '=', newsId).executeTakeFirst();
  if (!row) throw missingFilm();
  return row;
}

export const missingFilm = () => notFound('这个视频不存在，或已被撤下');
