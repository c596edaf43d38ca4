import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { cityName } from '../shared/cities.ts';
import { fetchPage, newestFirst, type Page, sorted } from '../shared/paging.ts';
import { readCovers } from '../shared/story-cards.ts';
import { videoOf } from './video-figure.ts';
import { rowCount, marksOf, shareCardOf } from './video-rows.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { picturesShape } from '../shared/json-shapes.ts';

const readPictures = jsonColumn('clapper_works', 'pictures_json', picturesShape);

/** further works listed with a work */
const maxMore = 6;

/** Readers' videos and photos, newest first. */
export async function listWorks(db: Database, page: Page<string>): Promise<Schemas['ClapperCardPage']> {
  const { rows, ...next } = await fetchPage(workQuery(db), page, {
    ...byPublication,
    positionOf: ({ published_at, id }) => ({ key: published_at, id }),
  });
  return { list: rows.map(toCard), ...next };
}

/** A work with all details. @param readerId the caller @throws Failure 404 if there is no such work */
export async function workWithId(
  db: Database,
  workId: string,
  readerId: string | undefined,
): Promise<Schemas['ClapperWork']> {
  const row = await workQuery(db)
    .innerJoin('news_bodies', 'news_bodies.news_id', 'news.id')
    .select([
      'news.summary',
      'news.city_id',
      'clapper_works.place',
      'clapper_works.words',
      'news_bodies.body',
      'news_bodies.media_url',
    ])
    .where('clapper_works.news_id', '=', workId)
    .executeTakeFirst();
  if (!row) throw notFound('这件作品不存在，或已被撤下');
  const { id, title, publishedAt, author, cover, counts } = toCard(row);
  const { works } = await db
    .selectFrom('clapper_works')
    .select(rowCount.as('works'))
    .where('author_id', '=', row.author_id)
    .executeTakeFirstOrThrow();
  const marks = await marksOf(db, [workId], readerId);
  const hasVideo = row.kind === 'video' && row.media_url !== null;
  return {
    id,
    title,
    text: row.words,
    publishedAt,
    ...(row.city_id !== null && { cityId: row.city_id }),
    ...(row.place !== '' && { place: row.place }),
    author,
    works,
    counts,
    ...(hasVideo && { film: videoOf(row.body, { url: row.media_url ?? '', duration: row.duration }) }),
    pictures: readPictures(row.pictures_json, id),
    ...marks(workId),
    shareCard: shareCardOf({ title, summary: row.summary, ...(cover && { cover }) }),
    more: await moreOf(db, workId, row.author_id),
  };
}

/** Further works of the same reader, then of others. */
async function moreOf(db: Database, workId: string, authorId: string): Promise<Schemas['ClapperCard'][]> {
  const others = sorted(workQuery(db), byPublication)
    .where('clapper_works.news_id', '!=', workId)
    .limit(maxMore);
  const own = await others.where('clapper_works.author_id', '=', authorId).execute();
  const rest = await others
    .where('clapper_works.author_id', '!=', authorId)
    .limit(maxMore - own.length)
    .execute();
  return [...own, ...rest].map(toCard);
}

const byPublication = {
  order: newestFirst,
  by: ['clapper_works.published_at', 'clapper_works.news_id'],
} as const;

function workQuery(db: Database) {
  return db
    .selectFrom('clapper_works')
    .innerJoin('news', 'news.id', 'clapper_works.news_id')
    .innerJoin('users as author', 'author.id', 'clapper_works.author_id')
    .select([
      'news.id',
      'news.kind',
      'news.title',
      'news.covers_json',
      'news.duration',
      'news.reads',
      'news.comments',
      'news.likes',
      'clapper_works.published_at',
      'clapper_works.author_id',
      'clapper_works.pictures_json',
      'author.name as author_name',
      'author.head_img as author_head_img',
      'author.city_id as author_city_id',
    ]);
}

type WorkRow = Awaited<ReturnType<ReturnType<typeof workQuery>['execute']>>[number];

function toCard(row: WorkRow): Schemas['ClapperCard'] {
  const [cover] = readCovers(row.covers_json, row.id);
  const isVideo = row.kind === 'video';
  return {
    id: row.id,
    title: row.title,
    publishedAt: row.published_at,
    author: { name: row.author_name, headImg: row.author_head_img, city: cityName(row.author_city_id) },
    ...(cover && { cover }),
    counts: { reads: row.reads, comments: row.comments, likes: row.likes },
    pictures: isVideo ? 0 : readPictures(row.pictures_json, row.id).length,
    ...(isVideo && row.duration !== null && { duration: row.duration }),
  };
}
