import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { cutPage, newestFirst, type Page, pageQuery, type PageRows, sorted } from '../../shared/paging.ts';
import { plainText } from '../../shared/plain-text.ts';
import { cardsWithIds } from '../../shared/story-cards.ts';
import { withExcerpts } from './search-excerpts.ts';
import { isImpliedByRuns, kindTerm, queryTerms, type SearchKind } from './search-terms.ts';

/** Results are counted up to this number: nobody reads that far, and counting all would slow down with every story. */
const maxCounted = 1000;

/** What a search is restricted to. */
export interface SearchFilter {
  readonly kind?: SearchKind | undefined;
  /** stories published before are left out */
  readonly since?: string | undefined;
}

export interface SearchLimits {
  /** A term with fewer stories is rare, and all of them are examined. */
  readonly commonFrom: number;
  /** checks of stories by one search when no term is rare; fewer stories if each needs several checks */
  readonly maxChecks: number;
}

const defaultLimits: SearchLimits = { commonFrom: 2000, maxChecks: 40_000 };
/** Terms, most selective first, of which the number of stories is counted further when all are common. */
const maxExactTerms = 4;
/** Pairs of long runs that are probed before the texts are scanned; they only spare scans. */
const maxRunProbes = 3;
/** A scan of a text for a run costs as much as so many index probes. */
const checksPerScan = 8;

/**
 * Stories that contain all words of `query`, newest first; `total` is at most `maxCounted`. If no word is rare and there
 * are several, or a run longer than a pair, only the newest stories of the rarest word are examined.
 */
export async function searchNews(
  db: Database,
  query: string,
  page: Page<string>,
  filter: SearchFilter = {},
  limits = defaultLimits,
): Promise<Schemas['SearchPage']> {
  const words = plainText(query);
  const plan = await planSearch(db, words, filter, limits);
  if (!plan) return { list: [], total: 0 };
  const { keys, total } =
    plan.probes.length === 0 && plan.runs.length === 0
      ? {
          keys: await pageQuery(matchingStories(db, plan), page, byPublication).execute(),
          total: plan.stories,
        }
      : await examineStories(db, plan, page);
  const { rows, ...next }: PageRows<StoryKey> = cutPage(keys, page, newestFirst, (key) => ({
    key: key.published_at,
    id: key.news_id,
  }));
  const list = await cardsWithIds(
    db,
    rows.map((key) => key.news_id),
  );
  return { list: await withExcerpts(db, list, words), ...next, total: Math.min(total, maxCounted) };
}

interface StoryKey {
  readonly published_at: string;
  readonly news_id: string;
}

type Found = SelectQueryBuilder<Schema & { found: Schema['news_terms'] }, 'found', StoryKey>;

const byPublication = { order: newestFirst, by: ['found.published_at', 'found.news_id'] } as const;

export interface SearchPlan {
  /** the term whose stories are walked */
  readonly term: string;
  /** how many it has, counted up to the limit */
  readonly stories: number;
  /** terms that a story must have as well, most selective first */
  readonly probes: readonly string[];
  /** runs that the text must contain */
  readonly runs: readonly string[];
  /** stories published before are not examined */
  readonly since?: string;
}

/** Chooses the term to walk. @returns undefined when a term has no story, or when there is none */
async function planSearch(
  db: Database,
  query: string,
  { kind, since }: SearchFilter,
  limits: SearchLimits,
): Promise<SearchPlan | undefined> {
  const { commonFrom } = limits;
  const { terms: words, runs } = queryTerms(query);
  if (words.length === 0) return undefined;
  const terms = kind === undefined ? words : [...words, kindTerm(kind)];
  const ranked = await frequencies(db, terms, commonFrom, since);
  const [rarest] = ranked;
  if (!rarest || rarest.stories === 0) return undefined;
  if (rarest.stories < commonFrom || terms.length === 1)
    return {
      term: rarest.term,
      stories: rarest.stories,
      ...conditions(ranked, runs),
      runs,
      ...(since !== undefined && { since }),
    };
  return limitExamined(db, ranked, runs, since, limits);
}

/** Walks the newest stories of the rarest of common terms only. */
async function limitExamined(
  db: Database,
  ranked: readonly TermFrequency[],
  runs: readonly string[],
  since: string | undefined,
  { commonFrom, maxChecks }: SearchLimits,
): Promise<SearchPlan | undefined> {
  const { probes } = conditions(ranked, runs);
  const checks = probes.length + runs.length * checksPerScan;
  const depth = Math.max(commonFrom, Math.floor(maxChecks / checks));
  const selective = ranked.slice(0, maxExactTerms).map(({ term }) => term);
  const [first] = await frequencies(db, selective, depth, since);
  if (!first) return undefined;
  const reordered = [first, ...ranked.filter(({ term }) => term !== first.term)];
  return {
    term: first.term,
    stories: first.stories,
    ...conditions(reordered, runs),
    runs,
    ...(first.stories === depth ? { since: first.since } : since !== undefined && { since }),
  };
}

/** What a story of the first term must have as well. Pairs of a run are implied by it and are probed to spare scans. */
function conditions([, ...others]: readonly TermFrequency[], runs: readonly string[]) {
  const isImplied = ({ term }: TermFrequency) => isImpliedByRuns(term, runs);
  const spared = new Set(others.filter(isImplied).slice(0, maxRunProbes));
  return {
    probes: others.filter((other) => spared.has(other) || !isImplied(other)).map(({ term }) => term),
  };
}

/** Matching stories of a page and one more, and how many match up to `maxCounted`, which needs the same walk. */
async function examineStories(
  db: Database,
  plan: SearchPlan,
  page: Page<string>,
): Promise<{ keys: StoryKey[]; total: number }> {
  const matches = matchingStories(db, plan);
  const newest: StoryKey[] = await sorted(matches, byPublication).limit(maxCounted).execute();
  const { after } = page;
  const at =
    after === undefined
      ? 0
      : newest.findIndex((key) => key.published_at === after.key && key.news_id === after.id) + 1;
  // beyond the counted ones, or after a story that has been withdrawn
  const isLost = after !== undefined && at === 0;
  const isCut = newest.length === maxCounted && newest.length - at <= page.size;
  const keys =
    isLost || isCut
      ? await pageQuery(matches, page, byPublication).execute()
      : newest.slice(at, at + page.size + 1);
  return { keys, total: newest.length };
}

/**
 * Walks the stories of the first term and probes the same index for the others. Scans texts only for long runs. An offset
 * keeps PostgreSQL from joining all stories of both terms instead, which does not stop at the limit.
 */
export function matchingStories(db: Database, { term: first, probes, runs, since }: SearchPlan): Found {
  let query: Found = db
    .selectFrom('news_terms as found')
    .select(['found.published_at', 'found.news_id'])
    .where('found.term', '=', first);
  if (since !== undefined) query = query.where('found.published_at', '>=', since);
  for (const term of probes) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('news_terms as probe')
          .select('probe.news_id')
          .where('probe.term', '=', term)
          .whereRef('probe.published_at', '=', 'found.published_at')
          .whereRef('probe.news_id', '=', 'found.news_id')
          .limit(1)
          .offset(0),
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
          .where('text.search_text', 'like', `%${run}%`)
          .limit(1)
          .offset(0),
      ),
    );
  }
  return query;
}

interface TermFrequency {
  readonly term: string;
  /** counted up to a depth */
  readonly stories: number;
  /** when the oldest of the counted ones was published */
  readonly since: string;
}

/**
 * How frequent terms are, rarest first: by their stories up to `depth`, then by how long ago the oldest of these is.
 * If a term has no story, that term alone.
 */
async function frequencies(
  db: Database,
  terms: readonly string[],
  depth: number,
  since: string | undefined,
): Promise<TermFrequency[]> {
  const found: TermFrequency[] = [];
  for (const term of terms) {
    const counted = await db
      .selectFrom(
        db
          .selectFrom('news_terms')
          .select('published_at')
          .where('term', '=', term)
          .$if(since !== undefined, (newest) => newest.where('published_at', '>=', since ?? ''))
          .orderBy('published_at', 'desc')
          .orderBy('news_id', 'desc')
          .limit(depth)
          .as('newest'),
      )
      .select([
        sql<number>`cast(count(*) as integer)`.as('stories'),
        sql<string>`coalesce(min(published_at), '')`.as('since'),
      ])
      .executeTakeFirstOrThrow();
    // no story can contain all words
    if (counted.stories === 0) return [{ term, ...counted }];
    found.push({ term, ...counted });
  }
  return found.toSorted((a, b) => a.stories - b.stories || compare(a.since, b.since));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
