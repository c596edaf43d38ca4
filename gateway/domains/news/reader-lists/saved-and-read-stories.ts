import { sql } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { cutPage, newestFirst, type Page, pageQuery } from '../../shared/paging.ts';
import { cardColumns, type NewsItem, toCard } from '../../shared/story-cards.ts';

type KeptPage = Schemas['KeptPage'];

/** A reader's saved stories, saved last first; one that was withdrawn has no card. */
export async function savedNews(db: Database, readerId: string, page: Page<string>): Promise<KeptPage> {
  const own = db.selectFrom('saved_stories').where('user_id', '=', readerId);
  const query = own.select(['news_id', 'title', 'saved_at as at']);
  const stories = pageQuery(query, page, { order: newestFirst, by: ['saved_at', 'news_id'] });
  const { total } = await own.select(countOf).executeTakeFirstOrThrow();
  return { ...(await toKeptPage(db, await stories.execute(), page)), total };
}

/** The stories that a reader has read, read last first. */
export async function readNews(db: Database, readerId: string, page: Page<string>): Promise<KeptPage> {
  const own = db.selectFrom('news_reads').where('user_id', '=', readerId);
  const query = own
    .innerJoin('news', 'news.id', 'news_reads.news_id')
    .select(['news_id', 'news.title', 'read_at as at']);
  const stories = pageQuery(query, page, { order: newestFirst, by: ['read_at', 'news_id'] });
  const { total } = await own.select(countOf).executeTakeFirstOrThrow();
  return { ...(await toKeptPage(db, await stories.execute(), page)), total };
}

/** Cards of these stories in the order asked for; those that do not exist are left out. */
export async function cardsOf(db: Database, newsIds: readonly string[]): Promise<NewsItem[]> {
  if (newsIds.length === 0) return [];
  const rows = await db.selectFrom('news').select(cardColumns).where('id', 'in', newsIds).execute();
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]));
  return newsIds.flatMap((id) => byId.get(id) ?? []);
}

const countOf = sql<number>`cast(count(*) as integer)`.as('total');

interface KeptRow {
  readonly news_id: string;
  readonly title: string;
  readonly at: string;
}

async function toKeptPage(
  db: Database,
  rows: readonly KeptRow[],
  page: Page<string>,
): Promise<Omit<KeptPage, 'total'>> {
  const { rows: shown, ...next } = cutPage(rows, page, newestFirst, (row) => ({
    key: row.at,
    id: row.news_id,
  }));
  const cards = await cardsOf(
    db,
    shown.map((row) => row.news_id),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const list = shown.map(({ news_id: newsId, title, at }) => {
    const card = byId.get(newsId);
    return { newsId, title: card?.title ?? title, at, ...(card !== undefined && { card }) };
  });
  return { list, ...next };
}
