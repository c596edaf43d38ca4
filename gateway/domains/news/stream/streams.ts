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

/** All stories of the streams, newest first. */
export const newestNews = prepareStream((stories) => stories);

/** 要闻: stories that editors marked as important, newest first. */
export const importantNews = prepareStream((stories) => stories.where('important', '=', 1));

/** The edition of a city, newest first. */
export const cityNews = prepareStream((stories, cityId) => stories.where('city_id', '=', cityId));

const storiesOfChannel = prepareStream((stories, sectionId) => stories.where('section_id', '=', sectionId));

/** One channel, newest first. @throws Failure 404 for an unknown channel */
export async function channelNews(db: Database, page: TimePage, sectionId: string): Promise<NewsPage> {
  const found = await storiesOfChannel(db, page, sectionId);
  if (found.list.length === 0) await mustExist(db, sectionId);
  return found;
}

export interface LabelScope {
  readonly sectionId?: string;
  readonly cityId?: string;
}

/** Stories with a label, of a channel or city if the scope says so. */
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

/** A frequently requested list, with prepared queries. @param narrow restricts the stories to those of one section */
function prepareStream(narrow: (stories: Stories, scopeId: string) => Stories) {
  const first = preparedQuery<{ scopeId: string; limit: number }, CardRow>((db, value) =>
    narrow(streamStories(db), value('scopeId')).limit(value('limit')),
  );
  const next = preparedQuery<{ scopeId: string; limit: number } & Position<string>, CardRow>((db, value) =>
    startingAfter(narrow(streamStories(db), value('scopeId')), byPublication, {
      key: value('key'),
      id: value('id'),
    }).limit(value('limit')),
  );
  return async (db: Database, page: TimePage, scopeId = ''): Promise<NewsPage> => {
    const values = { scopeId, limit: page.size + 1 };
    const rows = page.after ? await next(db, { ...values, ...page.after }) : await first(db, values);
    return toPage(rows, page, newestFirst);
  };
}

/**
 * Stories of programmes may be excluded from the streams. They are few, so the index of the keyset is still the best
 * one.
 */
const streamStories = (db: Database): Stories =>
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
