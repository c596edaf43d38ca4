import { sql } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { textOfRichText } from '../../shared/text-of-rich-text.ts';
import { comparableText, type ComparableText } from './comparable-text.ts';
import { passagesOf } from './passages.ts';
import { sameRuns, type Run } from './same-runs.ts';
import { shinglesOf } from './shingles.ts';

type Passage = Schemas['CopiedPassage'];

/** Only the stories that share most shingles are compared. */
const maxCandidates = 30;
const maxMatches = 10;
const maxPassages = 20;

/** Stories that share runs of letters with a text, most shared text first (docs/decisions: winnowing). */
export async function findCopies(db: Database, text: string): Promise<Schemas['CopySearch']> {
  const pasted = comparableText(text);
  const found = (await candidates(db, shinglesOf(pasted.letters)))
    .map((row) => ({ ...row, story: comparableText(textOfRichText(row.body)) }))
    .map((row) => ({ ...row, runs: sameRuns(pasted.letters, row.story.letters) }))
    .filter(({ runs }) => runs.length > 0);
  return {
    compared: await countStories(db),
    letters: pasted.letters.length,
    copied: coveredLetters(found.flatMap(({ runs }) => runs)),
    matches: found
      .map((row) => matchOf(pasted, row))
      .toSorted((a, b) => b.letters - a.letters)
      .slice(0, maxMatches),
  };
}

interface CandidateMatch {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly published_at: string;
  readonly story: ComparableText;
  readonly runs: readonly Run[];
}

function matchOf(pasted: ComparableText, { id, title, source, published_at, story, runs }: CandidateMatch) {
  return {
    newsId: id,
    title,
    source,
    publishedAt: published_at,
    letters: coveredLetters(runs),
    passages: longestPassages(passagesOf(pasted, story, runs)),
  };
}

/** The longest passages, in the order of the text. */
function longestPassages(passages: readonly Passage[]): Passage[] {
  const chosen = new Set(passages.toSorted((a, b) => b.letters - a.letters).slice(0, maxPassages));
  return passages.filter((passage) => chosen.has(passage));
}

/** Number of letters of the pasted text that are covered by runs. */
function coveredLetters(runs: readonly Run[]): number {
  let end = 0;
  let letters = 0;
  for (const { pasted, length } of runs.toSorted((a, b) => a.pasted - b.pasted)) {
    letters += Math.max(0, pasted + length - Math.max(end, pasted));
    end = Math.max(end, pasted + length);
  }
  return letters;
}

async function candidates(db: Database, shingles: ReadonlySet<number>) {
  if (shingles.size === 0) return [];
  return db
    .selectFrom(
      db
        .selectFrom('news_shingles')
        .select(['news_id', sql<number>`count(*)`.as('shared')])
        .where('hash', 'in', [...shingles])
        .groupBy('news_id')
        .orderBy('shared', 'desc')
        .orderBy('news_id', 'desc')
        .limit(maxCandidates)
        .as('found'),
    )
    .innerJoin('news', 'news.id', 'found.news_id')
    .innerJoin('news_bodies', 'news_bodies.news_id', 'found.news_id')
    .select(['news.id', 'news.title', 'news.source', 'news.published_at', 'news_bodies.body'])
    .execute();
}

async function countStories(db: Database): Promise<number> {
  const { stories } = await db
    .selectFrom('news_bodies')
    .select(sql<number>`cast(count(*) as integer)`.as('stories'))
    .where('shingled', '=', 1)
    .executeTakeFirstOrThrow();
  return stories;
}
