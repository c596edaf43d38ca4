import type { Database } from '../../db/database.ts';

/** What an editor made of a reader's films and pictures, for the reader. */
export async function exportedWorks(db: Database, userId: string) {
  const works = await db
    .selectFrom('clapper_works')
    .innerJoin('news', 'news.id', 'clapper_works.news_id')
    .select(['news.id as newsId', 'news.title', 'clapper_works.words as text', 'clapper_works.place'])
    .select('clapper_works.published_at as at')
    .where('clapper_works.author_id', '=', userId)
    .orderBy('clapper_works.published_at')
    .orderBy('news.id')
    .execute();
  return works.map(({ place, ...work }) => ({ ...work, ...(place !== '' && { place }) }));
}
