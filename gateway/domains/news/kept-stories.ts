import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/open.ts';
import { cutPage, newestFirst, type Page } from '../shared/paging.ts';
import { cardColumns, type NewsItem, toCard } from '../shared/story-cards.ts';

type KeptPage = Schemas['KeptPage'];

/** A reader's saved stories, saved last first; one that was withdrawn has no card. */
export async function savedNews(db: Database, readerId: string, page: Page<string>): Promise<KeptPage> {
  const own = db.selectFrom('saved_stories').where('user_id', '=', readerId);
  let query = own
    .select(['news_id', 'title', 'saved_at as at'])
    .orderBy('saved_at', 'desc')
    .orderBy('news_id', 'desc')
    .limit(page.size + 1);
  const { after } = page;
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('saved_at', 'news_id'), '<', tuple(after.key, after.id)),
    );
  }
  const { total } = await own.select(countOf).executeTakeFirstOrThrow();
  return { ...(await toKeptPage(db, await query.execute(), page)), total };
}

/** The stories that a reader has read, read last first. */
export async function readNews(db: Database, readerId: string, page: Page<string>): Promise<KeptPage> {
  const own = db.selectFrom('news_reads').where('user_id', '=', readerId);
  let query = own
    .innerJoin('news', 'news.id', 'news_reads.news_id')
    .select(['news_id', 'news.title', 'read_at as at'])
    .orderBy('read_at', 'desc')
    .orderBy('news_id', 'desc')
    .limit(page.size + 1);
  const { after } = page;
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('read_at', 'news_id'), '<', tuple(after.key, after.id)),
    );
  }
  const { total } = await own.select(countOf).executeTakeFirstOrThrow();
  return { ...(await toKeptPage(db, await query.execute(), page)), total };
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
  const cut = cutPage(rows, page, newestFirst, (row) => ({ key: row.at, id: row.news_id }));
  const cards = await cardsOf(
    db,
    cut.rows.map((row) => row.news_id),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const list = cut.rows.map(({ news_id: newsId, title, at }) => {
    const card = byId.get(newsId);
    return { newsId, title: card?.title ?? title, at, ...(card !== undefined && { card }) };
  });
  return cut.nextCursor === undefined ? { list } : { list, nextCursor: cut.nextCursor };
}
