import type { SelectQueryBuilder } from 'kysely';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { cutPage, newestFirst, oldestFirst, type Page } from '../shared/paging.ts';
import { cardColumns, type CardRow, toCard } from './cards.ts';

type NewsPage = Schemas['NewsPage'];
type TimePage = Page<string>;

/** Every story of the streams, newest first. */
export async function newestNews(db: Database, page: TimePage): Promise<NewsPage> {
  return newestOf(streamed(db), page);
}

/** 要闻: what the editors marked, newest first. */
export async function importantNews(db: Database, page: TimePage): Promise<NewsPage> {
  return newestOf(streamed(db).where('important', '=', 1), page);
}

/** The city edition, newest first. */
export async function cityNews(db: Database, cityId: string, page: TimePage): Promise<NewsPage> {
  return newestOf(streamed(db).where('city_id', '=', cityId), page);
}

/** One channel, newest first. Throws a 404 for a channel that does not exist. */
export async function channelNews(db: Database, sectionId: string, page: TimePage): Promise<NewsPage> {
  const found = await newestOf(streamed(db).where('section_id', '=', sectionId), page);
  if (found.list.length === 0) await mustExist(db, sectionId);
  return found;
}

export interface LabelScope {
  readonly sectionId?: string;
  readonly cityId?: string;
}

/** Stories that carry a label, within a channel or a city when the scope says so. */
export async function labelNews(
  db: Database,
  label: string,
  page: TimePage,
  options: { readonly scope?: LabelScope; readonly oldest?: boolean } = {},
): Promise<NewsPage> {
  const { scope = {}, oldest = false } = options;
  const direction = oldest ? 'asc' : 'desc';
  let query = db
    .selectFrom('news_labels')
    .innerJoin('news', 'news.id', 'news_labels.news_id')
    .select(cardColumns)
    .where('news_labels.label', '=', label)
    .orderBy('news_labels.published_at', direction)
    .orderBy('news_labels.news_id', direction)
    .limit(page.size + 1);
  const { sectionId, cityId } = scope;
  if (sectionId !== undefined) query = query.where('news_labels.section_id', '=', sectionId);
  if (cityId !== undefined) query = query.where('news_labels.city_id', '=', cityId);
  const { after } = page;
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('news_labels.published_at', 'news_labels.news_id'),
        oldest ? '>' : '<',
        tuple(after.key, after.id),
      ),
    );
  }
  const found = toPage(await query.execute(), page, oldest ? oldestFirst : newestFirst);
  if (found.list.length === 0 && sectionId !== undefined) await mustExist(db, sectionId);
  return found;
}

/** Episodes of a programme may be kept out of the streams; they are few, so the keyset's index is still the one to read. */
const streamed = (db: Database) => db.selectFrom('news').select(cardColumns).where('in_streams', '=', 1);

async function newestOf(
  query: SelectQueryBuilder<Schema, 'news', CardRow>,
  page: TimePage,
): Promise<NewsPage> {
  let ordered = query
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(page.size + 1);
  const { after } = page;
  if (after) {
    ordered = ordered.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('news.published_at', 'news.id'), '<', tuple(after.key, after.id)),
    );
  }
  return toPage(await ordered.execute(), page, newestFirst);
}

export function toPage(rows: readonly CardRow[], page: TimePage, order: typeof newestFirst): NewsPage {
  const cut = cutPage(rows, page, order, (row) => ({ key: row.published_at, id: row.id }));
  const list = cut.rows.map(toCard);
  return cut.nextCursor === undefined ? { list } : { list, nextCursor: cut.nextCursor };
}

async function mustExist(db: Database, sectionId: string): Promise<void> {
  const section = await db.selectFrom('sections').select('id').where('id', '=', sectionId).executeTakeFirst();
  if (!section) throw notFound('没有这个频道');
}
