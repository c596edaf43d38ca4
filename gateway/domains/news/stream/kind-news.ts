import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { StoryKind } from '../../../db/tables/news-tables.ts';
import { newestFirst, type Page, pageQuery } from '../../shared/paging.ts';
import { missingStory } from '../story/article.ts';
import { cardColumns, type CardRow, toCard } from '../../shared/story-cards.ts';
import { toPage } from './streams.ts';

type NewsPage = Schemas['NewsPage'];

/** Stories of one kind, newest first. */
export async function kindNews(db: Database, kind: StoryKind, page: Page<string>): Promise<NewsPage> {
  return toPage(await storiesOf(db, kind, page), page, newestFirst);
}

/**
 * Stories to continue with after one of a kind: the older ones, then the newest, each once and never the story itself.
 * @throws Failure 404 for an unknown story
 */
export async function kindNewsAfter(
  db: Database,
  kind: StoryKind,
  newsId: string,
  size: number,
): Promise<NewsPage> {
  const story = await db
    .selectFrom('news')
    .select(['id', 'published_at'])
    .where('id', '=', newsId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!story) throw missingStory();
  const after = { key: story.published_at, id: newsId };
  const older = await storiesOf(db, kind, { size: size - 1, after });
  const newest = older.length < size ? await storiesOf(db, kind, { size }) : [];
  const taken = new Set([newsId, ...older.map(({ id }) => id)]);
  const rows = [...older, ...newest.filter(({ id }) => !taken.has(id))];
  return { list: rows.slice(0, size).map(toCard) };
}

/** The stories of a page, and one more when there is a next page. */
async function storiesOf(db: Database, kind: StoryKind, page: Page<string>): Promise<CardRow[]> {
  const query = db
    .selectFrom('news')
    .select(cardColumns)
    .where('kind', '=', kind)
    .where('in_streams', '=', 1);
  return pageQuery(query, page, {
    order: newestFirst,
    by: ['news.published_at', 'news.id'],
  }).execute();
}
