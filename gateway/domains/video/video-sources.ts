import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { fetchPage, newestFirst, type Page } from '../shared/paging.ts';
import { publishedPosition, rowCount, toVideoItem, videoQuery } from './video-rows.ts';

/** External sites whose videos are shown, in the editors' order, without sites that have no videos. */
export async function listSources(db: Database): Promise<Schemas['VideoSourceList']> {
  const rows = await sourceQuery(db).orderBy('video_sources.place').orderBy('video_sources.id').execute();
  return { list: rows.map(toSource).filter(({ total }) => total > 0) };
}

/** A site's videos, newest first. @throws Failure 404 if there is no such site */
export async function sourceVideos(
  db: Database,
  sourceId: string,
  page: Page<string>,
): Promise<Schemas['SourceVideoPage']> {
  const row = await sourceQuery(db).where('video_sources.id', '=', sourceId).executeTakeFirst();
  if (!row) throw notFound('没有这个视频来源');
  const query = videoQuery(db).where('source_videos.source_id', '=', sourceId);
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['source_videos.published_at', 'source_videos.news_id'],
    positionOf: publishedPosition,
  });
  return {
    source: toSource(row),
    list: rows.map(toVideoItem),
    ...next,
  };
}

function sourceQuery(db: Database) {
  return db
    .selectFrom('video_sources')
    .select(['video_sources.id', 'video_sources.name', 'video_sources.summary', 'video_sources.home_url'])
    .select((eb) =>
      eb
        .selectFrom('source_videos')
        .whereRef('source_videos.source_id', '=', 'video_sources.id')
        .select(rowCount.as('films'))
        .as('total'),
    );
}

type SourceRow = Awaited<ReturnType<ReturnType<typeof sourceQuery>['execute']>>[number];

function toSource({ id, name, summary, home_url: homeUrl, total }: SourceRow): Schemas['VideoSource'] {
  return { id, name, summary, homeUrl, total: total ?? 0 };
}
