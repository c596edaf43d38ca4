import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/open.ts';
import type { StoryKind } from '../../db/schema.ts';
import { newestFirst, type Page, type Position } from '../shared/paging.ts';
import { missingStory } from './article.ts';
import { cardColumns, type CardRow, toCard } from '../shared/story-cards.ts';
import { toPage } from './streams.ts';

type NewsPage = Schemas['NewsPage'];

/** Stories of one kind, newest first. */
export async function kindNews(db: Database, kind: StoryKind, page: Page<string>): Promise<NewsPage> {
  return toPage(await storiesOf(db, kind, page.size + 1, page.after), page, newestFirst);
}

/**
 * What comes after a story of a kind: older ones first, and then from the newest on, each once and never itself. Throws a
 * 404 when there is no such story.
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
  const older = await storiesOf(db, kind, size, { key: story.published_at, id: newsId });
  const newest = older.length < size ? await storiesOf(db, kind, size + 1) : [];
  const taken = new Set([newsId, ...older.map(({ id }) => id)]);
  const rows = [...older, ...newest.filter(({ id }) => !taken.has(id))];
  return { list: rows.slice(0, size).map(toCard) };
}

async function storiesOf(
  db: Database,
  kind: StoryKind,
  limit: number,
  after?: Position<string>,
): Promise<CardRow[]> {
  let query = db
    .selectFrom('news')
    .select(cardColumns)
    .where('kind', '=', kind)
    .where('in_streams', '=', 1)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('news.published_at', 'news.id'), '<', tuple(after.key, after.id)),
    );
  }
  return query.execute();
}
