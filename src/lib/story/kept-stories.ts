/** A story in one of the reader's own lists. */
export interface KeptStory {
  readonly id: string;
  readonly title: string;
  /** when it was saved, or read last: `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly at: string;
}

/** A saved story keeps the time it was saved first, a read one the time it was read last. */
export type KeptTime = 'earliest' | 'latest';

/**
 * Two lists of one reader's as one, newest first: each story once, whichever lists it was in, with the time that counts.
 * In whatever order and however often lists are merged, the outcome is the same.
 */
export function mergeKept(a: readonly KeptStory[], b: readonly KeptStory[], time: KeptTime): KeptStory[] {
  const chosen = new Map<string, KeptStory>();
  for (const story of [...a, ...b]) {
    const known = chosen.get(story.id);
    if (known === undefined || wins(story, known, time)) chosen.set(story.id, story);
  }
  return [...chosen.values()].toSorted((one, other) => order(other, one));
}

function wins(story: KeptStory, known: KeptStory, time: KeptTime): boolean {
  // one moment, two titles: any will do, as long as it is always the same
  if (story.at === known.at) return story.title < known.title;
  return time === 'earliest' ? story.at < known.at : story.at > known.at;
}

function order(a: KeptStory, b: KeptStory): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
