// A run of Chinese characters is indexed as its overlapping pairs, anything else as whole words: no dictionary, the
// same on every database, and two-character words (most of Chinese) are found exactly.

const run =
  /\p{Script=Han}+|[\p{Letter}\p{Number}\p{Mark}]+?(?=\p{Script=Han}|[^\p{Letter}\p{Number}\p{Mark}]|$)/gu;
const han = /^\p{Script=Han}/u;
/** Longer ones are addresses and codes; their start is enough to find them. */
const longestWord = 40;

export interface SearchTerms {
  /** what the index must hold, without repeats */
  readonly terms: readonly string[];
  /** runs longer than a pair: the text itself must hold each, since its pairs may stand apart */
  readonly runs: readonly string[];
}

/** One spelling for one word: width forms unified, lower case. Of stories when indexed, of queries when searched. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** What to look for, from a reader's words. No term at all when they hold neither letters nor digits. */
export function queryTerms(query: string): SearchTerms {
  const terms = new Set<string>();
  const runs = new Set<string>();
  for (const word of runsOf(foldText(query))) {
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

export interface SearchableStory {
  readonly title: string;
  readonly summary: string;
  readonly labels: readonly string[];
  /** the body as plain text */
  readonly text: string;
}

/** What a story is found by. Single characters are indexed of its head only: in a body they say nothing. */
export function storyTerms({ title, summary, labels, text }: SearchableStory): string[] {
  const terms = new Set<string>();
  const head = foldText([title, summary, ...labels].join('\n'));
  for (const word of runsOf(head)) {
    if (han.test(word)) for (const character of word) terms.add(character);
  }
  for (const word of runsOf(`${head}\n${foldText(text)}`)) {
    if (!han.test(word)) terms.add(word);
    else for (const pair of pairsOf([...word])) terms.add(pair);
  }
  return [...terms];
}

function* runsOf(folded: string): Generator<string> {
  for (const [word] of folded.matchAll(run)) yield han.test(word) ? word : word.slice(0, longestWord);
}

function* pairsOf(characters: readonly string[]): Generator<string> {
  let previous: string | undefined;
  for (const character of characters) {
    if (previous !== undefined) yield previous + character;
    previous = character;
  }
}
