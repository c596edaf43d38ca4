import { sql } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { cutPage, newestFirst, type Page, pageQuery } from '../../shared/paging.ts';
import { cardsWithIds } from '../../shared/story-cards.ts';

type StoryListPage = Schemas['KeptPage'];

/** A reader's saved stories, last saved first; a withdrawn one has no card. */
export async function savedNews(db: Database, readerId: string, page: Page<string>): Promise<StoryListPage> {
  const own = db.selectFrom('saved_stories').where('user_id', '=', readerId);
  const query = own.select(['news_id', 'title', 'saved_at as at']);
  const stories = pageQuery(query, page, { order: newestFirst, by: ['saved_at', 'news_id'] });
  const { total } = await own.select(countOf).executeTakeFirstOrThrow();
  return { ...(await toPage(db, await stories.execute(), page)), total };
}

/** Stories that a reader has read, last read first. */
export async function readNews(db: Database, readerId: string, page: Page<string>): Promise<StoryListPage> {
  const own = db.selectFrom('news_reads').where('user_id', '=', readerId);
  const query = own
    .innerJoin('news', 'news.id', 'news_reads.news_id')
    .select(['news_id', 'news.title', 'read_at as at']);
  const stories = pageQuery(query, page, { order: newestFirst, by: ['read_at', 'news_id'] });
  const { total } = await own.select(countOf).executeTakeFirstOrThrow();
  return { ...(await toPage(db, await stories.execute(), page)), total };
}

const countOf = sql<number>`cast(count(*) as integer)`.as('total');

interface ListedStoryRow {
  readonly news_id: string;
  readonly title: string;
  readonly at: string;
}

async function toPage(
  db: Database,
  rows: readonly ListedStoryRow[],
  page: Page<string>,
): Promise<Omit<StoryListPage, 'total'>> {
  const { rows: shown, ...next } = cutPage(rows, page, newestFirst, (row) => ({
    key: row.at,
    id: row.news_id,
  }));
  const cards = await cardsWithIds(
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
