import { sql } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { newestFirst, type Page } from '../../shared/paging.ts';
import { plainText } from '../../shared/plain-text.ts';
import { cardColumns } from '../../shared/story-cards.ts';
import { fetchCards } from '../stream/streams.ts';

/** Stories whose byline contains a name, newest first. @throws Failure 404 for a name without stories */
export async function reporterNews(
  db: Database,
  givenName: string,
  page: Page<string>,
): Promise<Schemas['ReporterNews']> {
  const name = plainText(givenName);
  const newest = await db
    .selectFrom('news_authors')
    .select('duty')
    .where('name', '=', name)
    .orderBy('published_at', 'desc')
    .orderBy('news_id', 'desc')
    .executeTakeFirst();
  if (newest === undefined) throw notFound('没有找到这位记者的报道');
  const { total } = await db
    .selectFrom('news_authors')
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const stories = db
    .selectFrom('news_authors')
    .innerJoin('news', 'news.id', 'news_authors.news_id')
    .select(cardColumns)
    .where('news_authors.name', '=', name);
  const found = await fetchCards(stories, page, {
    order: newestFirst,
    by: ['news_authors.published_at', 'news_authors.news_id'],
  });
  return { name, duty: newest.duty, total, ...found };
}
