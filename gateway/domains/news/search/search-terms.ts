import type { StoryKind } from '../../../db/tables/news-tables.ts';

// Chinese text is indexed as overlapping pairs of characters, other text as whole words. This needs no dictionary,
// works alike on both databases, and finds two-character words, which are most of Chinese, exactly.

const run =
  /\p{Script=Han}+|[\p{Letter}\p{Number}\p{Mark}]+?(?=\p{Script=Han}|[^\p{Letter}\p{Number}\p{Mark}]|$)/gu;
const han = /^\p{Script=Han}/u;
/** Longer ones are URLs and codes, which their beginning identifies. */
const maxWordLength = 40;

export interface SearchTerms {
  /** terms to look up in the index, distinct */
  readonly terms: readonly string[];
  /** runs longer than a pair: the text must contain each as a whole, which matching pairs do not guarantee */
  readonly runs: readonly string[];
}

/** Normalises text for indexing and for queries: width forms (NFKC), lower case. */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Search terms of a query; empty when it contains neither letters nor digits. */
export function queryTerms(query: string): SearchTerms {
  const terms = new Set<string>();
  const runs = new Set<string>();
  for (const word of runsOf(normaliseText(query))) {
    if (!han.test(word)) {
      terms.add(word);
      continue;
    }
    const characters = [...word];
    if (characters.length === 1) terms.add(word);
    for (const pair of pairsOf(characters)) terms.add(pair);
    if (characters.length > 2) runs.add(word);
  }
  return { terms: [...terms], runs: [...runs] };
}

/** Whether a text that contains all runs has this term of a query: pairs inside a run. */
export function isImpliedByRuns(term: string, runs: readonly string[]): boolean {
  return [...term].length === 2 && runs.some((word) => word.includes(term));
}

/** Kinds that a search can ask for: a report is an article to readers. */
export type SearchKind = Exclude<StoryKind, 'report'>;

/** Term that each story of a kind is indexed under. No text contains it, since terms of texts have no punctuation. */
export const kindTerm = (kind: StoryKind): string => `kind:${kind === 'report' ? 'article' : kind}`;

export interface SearchableStory {
  readonly kind: StoryKind;
  readonly title: string;
  readonly summary: string;
  readonly labels: readonly string[];
  /** the body as plain text */
  readonly text: string;
}

/**
 * Index terms of a story, with its kind as one of them. Single characters are indexed for title, summary and labels only; in bodies they are not
 * selective.
 */
export function storyTerms({ kind, title, summary, labels, text }: SearchableStory): string[] {
  const terms = new Set<string>([kindTerm(kind)]);
  const head = normaliseText([title, summary, ...labels].join('\n'));
  for (const word of runsOf(head)) {
    if (han.test(word)) for (const character of word) terms.add(character);
  }
  for (const word of runsOf(`${head}\n${normaliseText(text)}`)) {
    if (!han.test(word)) terms.add(word);
    else for (const pair of pairsOf([...word])) terms.add(pair);
  }
  return [...terms];
}

function* runsOf(folded: string): Generator<string> {
  for (const [word] of folded.matchAll(run)) yield han.test(word) ? word : word.slice(0, maxWordLength);
}

function* pairsOf(characters: readonly string[]): Generator<string> {
  let previous: string | undefined;
  for (const character of characters) {
    if (previous !== undefined) yield previous + character;
    previous = character;
  }
}
