import * as v from 'valibot';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { lunarDate, weekdayOf } from './calendar.ts';
import { pageSize } from './layout/page-parts.ts';
import type { PrintedText } from './print-issue.ts';
import { jsonColumn, schemaOf } from '../../db/json-column.ts';
import { pictureShape, textsShape } from '../shared/json-shapes.ts';

const boxShape = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() });
const readPrinted = jsonColumn(
  'paper_articles',
  'article_json',
  schemaOf<PrintedText>()(
    v.object({
      label: v.string(),
      title: v.string(),
      byline: v.string(),
      paragraphs: textsShape,
      pictures: v.array(v.object({ box: boxShape, picture: pictureShape })),
      zone: boxShape,
    }),
  ),
);

const drawingOf = (hash: string): Schemas['PaperDrawing'] => ({
  url: `/media/paper/${hash}.svg`,
  ...pageSize,
});

const pageColumns = ['page', 'name', 'section', 'drawing_hash', 'sketch_hash'] as const;

/** @param days of all issues that readers can open, newest first */
export async function readIssue(
  db: Database,
  date: string,
  days: readonly string[],
): Promise<Schemas['PaperIssue']> {
  const rows = await db
    .selectFrom('paper_pages')
    .select(pageColumns)
    .where('issue_date', '=', date)
    .orderBy('page')
    .execute();
  const at = days.indexOf(date);
  const [nextDate, previousDate] = [days[at - 1], days[at + 1]];
  return {
    date,
    weekday: weekdayOf(date),
    lunar: lunarDate(date),
    pages: rows.map(({ page, name, section, drawing_hash, sketch_hash }) => ({
      page,
      name,
      section,
      drawing: drawingOf(drawing_hash),
      sketch: drawingOf(sketch_hash),
    })),
    ...(previousDate !== undefined && { previousDate }),
    ...(nextDate !== undefined && { nextDate }),
  };
}

/** @throws Failure 404 when the issue has no such page */
export async function readPage(db: Database, date: string, page: number): Promise<Schemas['PaperPage']> {
  const row = await db
    .selectFrom('paper_pages')
    .select(pageColumns)
    .where('issue_date', '=', date)
    .where('page', '=', page)
    .executeTakeFirst();
  if (row === undefined) throw notFound('这一天的报纸没有这一版');
  const articles = await articleRows(db)
    .where('paper_articles.issue_date', '=', date)
    .where('paper_articles.page', '=', page)
    .orderBy('paper_articles.place')
    .execute();
  return {
    date,
    page,
    name: row.name,
    section: row.section,
    drawing: drawingOf(row.drawing_hash),
    articles: articles.map(textOf),
  };
}

/** @throws Failure 404 when no article with this id was printed, or its issue is not open */
export async function readArticle(
  db: Database,
  id: string,
  days: readonly string[],
): Promise<Schemas['PaperArticle']> {
  const row = await articleRows(db)
    .innerJoin('paper_pages', (join) =>
      join
        .onRef('paper_pages.issue_date', '=', 'paper_articles.issue_date')
        .onRef('paper_pages.page', '=', 'paper_articles.page'),
    )
    .select(['paper_articles.issue_date', 'paper_pages.page', 'paper_pages.name', 'paper_pages.section'])
    .select('paper_pages.sketch_hash')
    .where('paper_articles.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || !days.includes(row.issue_date)) throw notFound('没有这篇报纸文章');
  const neighbours = await db
    .selectFrom('paper_articles')
    .select('id')
    .where('issue_date', '=', row.issue_date)
    .orderBy('page')
    .orderBy('place')
    .execute();
  const at = neighbours.findIndex((one) => one.id === id);
  const [previous, next] = [neighbours[at - 1], neighbours[at + 1]];
  return {
    ...textOf(row),
    date: row.issue_date,
    page: row.page,
    name: row.name,
    section: row.section,
    sketch: drawingOf(row.sketch_hash),
    ...(previous && { previousId: previous.id }),
    ...(next && { nextId: next.id }),
  };
}

/** Articles with the id of their story if that is still online. */
function articleRows(db: Database) {
  return db
    .selectFrom('paper_articles')
    .leftJoin('news', 'news.id', 'paper_articles.news_id')
    .select([
      'paper_articles.id',
      'paper_articles.article_json',
      'paper_articles.notice_id',
      'news.id as online_id',
    ]);
}

interface ArticleRow {
  readonly id: string;
  readonly article_json: string;
  readonly online_id: string | null;
  readonly notice_id: string | null;
}

function textOf({ id, article_json, online_id, notice_id }: ArticleRow): Schemas['PaperText'] {
  return {
    id,
    ...readPrinted(article_json, id),
    ...(online_id !== null && { newsId: online_id }),
    ...(notice_id !== null && { noticeId: notice_id }),
  };
}
