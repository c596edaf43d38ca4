import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { newestFirst, type Page } from '../../shared/paging.ts';
import { plainText } from '../../shared/plain-text.ts';
import { cardColumns } from '../../shared/story-cards.ts';
import { queryTerms, type SearchTerms } from './search-terms.ts';
import { fetchCards } from '../stream/streams.ts';

/** Results are counted up to this number: nobody reads that far, and counting all would slow down with every story. */
const maxCounted = 1000;
/** Up to this number, stories of a term are counted to find the rarest term. */
const rarityDepth = 2000;

/** Stories that contain all words of `query`, newest first; `total` is at most `mostCounted`. */
export async function searchNews(
  db: Database,
  query: string,
  page: Page<string>,
): Promise<Schemas['SearchPage']> {
  const search = queryTerms(plainText(query));
  if (search.terms.length === 0) return { list: [], total: 0 };
  const rarestFirst = await byRarity(db, search.terms);
  if (!rarestFirst) return { list: [], total: 0 };
  const matches = matchingStories(db, { terms: rarestFirst, runs: search.runs });

  const { total } = await db
    .selectFrom(matches.select('found.news_id').limit(maxCounted).as('counted'))
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .executeTakeFirstOrThrow();

  const listed = matches.innerJoin('news', 'news.id', 'found.news_id').select(cardColumns);
  const stories = await fetchCards(listed, page, {
    order: newestFirst,
    by: ['found.published_at', 'found.news_id'],
  });
  return { ...stories, total };
}

type Found = SelectQueryBuilder<Schema & { found: Schema['news_terms'] }, 'found', Record<never, never>>;

/** Walks the stories of the first term and probes the same index for the others. Scans texts only for long runs. */
function matchingStories(db: Database, { terms, runs }: SearchTerms): Found {
  const [first = '', ...others] = terms;
  let query: Found = db.selectFrom('news_terms as found').where('found.term', '=', first);
  for (const term of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('news_terms as probe')
          .select('probe.news_id')
          .where('probe.term', '=', term)
          .whereRef('probe.published_at', '=', 'found.published_at')
          .whereRef('probe.news_id', '=', 'found.news_id'),
      ),
    );
  }
  for (const run of runs) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('news_bodies as text')
          .select('text.news_id')
          .whereRef('text.news_id', '=', 'found.news_id')
          // a run contains letters only, so nothing needs escaping
          .where('text.search_text', 'like', `%${run}%`),
      ),
    );
  }
  return query;
}

/** The terms, rarest first; undefined when no story contains one of them. */
async function byRarity(db: Database, terms: readonly string[]): Promise<string[] | undefined> {
  const counted: { term: string; stories: number }[] = [];
  for (const term of terms) {
    const { stories } = await db
      .selectFrom(
        db.selectFrom('news_terms').select('news_id').where('term', '=', term).limit(rarityDepth).as('some'),
      )
      .select(sql<number>`cast(count(*) as integer)`.as('stories'))
      .executeTakeFirstOrThrow();
    if (stories === 0) return undefined;
    counted.push({ term, stories });
  }
  return counted.toSorted((a, b) => a.stories - b.stories).map(({ term }) => term);
}
