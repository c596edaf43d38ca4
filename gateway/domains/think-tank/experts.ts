import * as v from 'valibot';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn, schemaOf } from '../../db/json-column.ts';
import { pictureShape, textsShape } from '../shared/json-shapes.ts';
import { fetchPage, newestFirst, type Page } from '../shared/paging.ts';
import { cardsWithIds } from '../shared/story-cards.ts';

const readPortrait = jsonColumn('experts', 'portrait_json', pictureShape);
const readTitles = jsonColumn('experts', 'titles_json', textsShape);
const readViews = jsonColumn(
  'experts',
  'views_json',
  v.array(
    schemaOf<Schemas['ExpertView']>()(
      v.object({
        title: v.string(),
        text: v.string(),
        date: v.string(),
        reportId: v.exactOptional(v.string()),
      }),
    ),
  ),
);
const readEvents = jsonColumn(
  'experts',
  'events_json',
  v.array(
    schemaOf<Schemas['ExpertEvent']>()(v.object({ title: v.string(), date: v.string(), place: v.string() })),
  ),
);
const readAuthors = jsonColumn('reports', 'authors_json', textsShape);
const readCover = jsonColumn('reports', 'cover_json', pictureShape);
const readRelated = jsonColumn('reports', 'related_json', textsShape);
const readCorrections = jsonColumn(
  'reports',
  'corrections_json',
  v.array(schemaOf<Schemas['ReportCorrection']>()(v.object({ date: v.string(), text: v.string() }))),
);
const readChapters = jsonColumn(
  'reports',
  'chapters_json',
  v.array(
    schemaOf<Schemas['ReportChapter']>()(
      v.object({
        id: v.string(),
        title: v.string(),
        paragraphs: textsShape,
        charts: v.array(
          v.object({
            id: v.string(),
            title: v.string(),
            kind: v.picklist(['line', 'bar']),
            pointTitle: v.string(),
            points: textsShape,
            unit: v.exactOptional(v.string()),
            series: v.array(v.object({ name: v.string(), values: v.array(v.number()) })),
            source: v.string(),
            asOf: v.string(),
            sentence: v.string(),
          }),
        ),
      }),
    ),
  ),
);

const expertCards = (db: Database) =>
  db.selectFrom('experts').select(['id', 'name', 'title', 'field', 'portrait_json', 'is_sample']);

type ExpertCardRow = Awaited<ReturnType<ReturnType<typeof expertCards>['execute']>>[number];

const toExpertCard = (row: ExpertCardRow): Schemas['ExpertCard'] => ({
  id: row.id,
  name: row.name,
  title: row.title,
  field: row.field,
  portrait: readPortrait(row.portrait_json, row.id),
  isSample: row.is_sample === 1,
});

const reportCards = (db: Database) =>
  db
    .selectFrom('reports')
    .select([
      'reports.id',
      'reports.title',
      'reports.summary',
      'reports.published_at',
      'reports.authors_json',
      'reports.cover_json',
      'reports.characters',
      'reports.is_sample',
    ]);

type ReportCardRow = Awaited<ReturnType<ReturnType<typeof reportCards>['execute']>>[number];

const toReportCard = (row: ReportCardRow): Schemas['ReportCard'] => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  publishedAt: row.published_at,
  authors: readAuthors(row.authors_json, row.id),
  cover: readCover(row.cover_json, row.id),
  characters: row.characters,
  isSample: row.is_sample === 1,
});

/** All experts in their order. @param most by default all */
export async function listExperts(db: Database, most?: number): Promise<Schemas['ExpertCard'][]> {
  const rows = await expertCards(db)
    .orderBy('place')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
  return rows.map(toExpertCard);
}

const inProfile = 4;

/** Experts of a sector, in their order. */
export async function expertsOfSector(db: Database, sector: string): Promise<Schemas['ExpertCard'][]> {
  const rows = await expertCards(db)
    .where('id', 'in', db.selectFrom('expert_sectors').select('expert_id').where('sector', '=', sector))
    .orderBy('place')
    .limit(inProfile)
    .execute();
  return rows.map(toExpertCard);
}

/** The newest reports about a sector. */
export async function reportsOfSector(db: Database, sector: string): Promise<Schemas['ReportCard'][]> {
  const rows = await reportCards(db)
    .where('id', 'in', db.selectFrom('report_sectors').select('report_id').where('sector', '=', sector))
    .orderBy('published_at', 'desc')
    .limit(inProfile)
    .execute();
  return rows.map(toReportCard);
}

/** @throws Failure 404 */
export async function readExpert(db: Database, id: string): Promise<Schemas['Expert']> {
  const row = await db.selectFrom('experts').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('没有这位专家。');
  const reports = await reportCards(db)
    .where('id', 'in', db.selectFrom('report_experts').select('report_id').where('expert_id', '=', id))
    .orderBy('published_at', 'desc')
    .execute();
  const news = await db
    .selectFrom('expert_news')
    .innerJoin('news', 'news.id', 'expert_news.news_id')
    .select('news.id')
    .where('expert_id', '=', id)
    .orderBy('news.published_at', 'desc')
    .execute();
  return {
    ...toExpertCard(row),
    titles: readTitles(row.titles_json, id),
    biography: row.biography,
    views: readViews(row.views_json, id),
    reports: reports.map(toReportCard),
    news: await cardsWithIds(
      db,
      news.map((story) => story.id),
    ),
    events: readEvents(row.events_json, id),
  };
}

/** Reports, newest first. */
export async function listReports(db: Database, page: Page<string>): Promise<Schemas['ReportPage']> {
  const { rows, ...next } = await fetchPage(reportCards(db), page, {
    order: newestFirst,
    by: ['published_at', 'id'],
    positionOf: ({ id, published_at }) => ({ key: published_at, id }),
  });
  return { list: rows.map(toReportCard), ...next };
}

/** @throws Failure 404 */
export async function readReport(db: Database, id: string): Promise<Schemas['Report']> {
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('没有这篇报告。');
  const related = readRelated(row.related_json, id);
  const others =
    related.length === 0 ? [] : await reportCards(db).where('id', 'in', related).orderBy('id').execute();
  const experts = await expertCards(db)
    .where('id', 'in', db.selectFrom('report_experts').select('expert_id').where('report_id', '=', id))
    .orderBy('place')
    .execute();
  const sectors = await db
    .selectFrom('report_sectors')
    .select('sector')
    .where('report_id', '=', id)
    .orderBy('sector')
    .execute();
  return {
    ...toReportCard(row),
    chapters: readChapters(row.chapters_json, id),
    method: row.method,
    corrections: readCorrections(row.corrections_json, id),
    related: others.map(toReportCard),
    experts: experts.map(toExpertCard),
    sectors: sectors.map(({ sector }) => sector),
  };
}
