import type { SelectQueryBuilder } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Schema } from '../../../db/schema.ts';
import {
  cutPage,
  newestFirst,
  oldestFirst,
  type Page,
  pageQuery,
  type Position,
  sorted,
  type Sorting,
  startingAfter,
} from '../../shared/paging.ts';
import { cardColumns, type CardRow, toCard } from '../../shared/story-cards.ts';

type NewsPage = Schemas['NewsPage'];
type TimePage = Page<string>;

/** Every story of the streams, newest first. */
export const newestNews = stream((stories) => stories);

/** 要闻: what the editors marked, newest first. */
export const importantNews = stream((stories) => stories.where('important', '=', 1));

/** The edition of a city, newest first. */
export const cityNews = stream((stories, cityId) => stories.where('city_id', '=', cityId));

const storiesOfChannel = stream((stories, sectionId) => stories.where('section_id', '=', sectionId));

/** One channel, newest first. Throws a 404 for a channel that does not exist. */
export async function channelNews(db: Database, page: TimePage, sectionId: string): Promise<NewsPage> {
  const found = await storiesOfChannel(db, page, sectionId);
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
  const order = oldest ? oldestFirst : newestFirst;
  let query = db
    .selectFrom('news_labels')
    .innerJoin('news', 'news.id', 'news_labels.news_id')
    .select(cardColumns)
    .where('news_labels.label', '=', label);
  const { sectionId, cityId } = scope;
  if (sectionId !== undefined) query = query.where('news_labels.section_id', '=', sectionId);
  if (cityId !== undefined) query = query.where('news_labels.city_id', '=', cityId);
  const found = await fetchCards(query, page, {
    order,
    by: ['news_labels.published_at', 'news_labels.news_id'],
  });
  if (found.list.length === 0 && sectionId !== undefined) await mustExist(db, sectionId);
  return found;
}

type Stories = SelectQueryBuilder<Schema, 'news', CardRow>;

const byPublication: Sorting<Schema, 'news', string> = {
  order: newestFirst,
  by: ['news.published_at', 'news.id'],
};

/** A list that readers open all the time. @param narrow keeps what belongs to it, which may be one `of` many lists */
function stream(narrow: (stories: Stories, of: string) => Stories) {
  const first = preparedQuery<{ of: string; limit: number }, CardRow>((db, value) =>
    narrow(streamed(db), value('of')).limit(value('limit')),
  );
  const next = preparedQuery<{ of: string; limit: number } & Position<string>, CardRow>((db, value) =>
    startingAfter(narrow(streamed(db), value('of')), byPublication, {
      key: value('key'),
      id: value('id'),
    }).limit(value('limit')),
  );
  return async (db: Database, page: TimePage, of = ''): Promise<NewsPage> => {
    const values = { of, limit: page.size + 1 };
    const rows = page.after ? await next(db, { ...values, ...page.after }) : await first(db, values);
    return toPage(rows, page, newestFirst);
  };
}

/** Episodes of a programme may be kept out of the streams; they are few, so the keyset's index is still the one to read. */
const streamed = (db: Database): Stories =>
  sorted(db.selectFrom('news').select(cardColumns).where('in_streams', '=', 1), byPublication);

/** Fetches a page of story cards. @param query selects `cardColumns` */
export async function fetchCards<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, CardRow>,
  page: TimePage,
  sorting: Sorting<DB, Table, string>,
): Promise<NewsPage> {
  return toPage(await pageQuery(query, page, sorting).execute(), page, sorting.order);
}

export function toPage(found: readonly CardRow[], page: TimePage, order: typeof newestFirst): NewsPage {
  const { rows, ...next } = cutPage(found, page, order, (row) => ({ key: row.published_at, id: row.id }));
  return { list: rows.map(toCard), ...next };
}

async function mustExist(db: Database, sectionId: string): Promise<void> {
  const section = await db.selectFrom('sections').select('id').where('id', '=', sectionId).executeTakeFirst();
  if (!section) throw notFound('没有这个频道');
}
