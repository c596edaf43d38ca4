/** A story in one of the reader's lists. */
export interface ListedStory {
  readonly id: string;
  readonly title: string;
  /** when it was saved, or last read: `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly at: string;
}

/** A saved story keeps the first time it was saved, a read one the last time it was read. */
export type MergedTime = 'earliest' | 'latest';

/**
 * Merges two lists of the same reader, newest first, each story once with the time that counts. Commutative, associative and
 * idempotent.
 */
export function mergeStoryLists(
  a: readonly ListedStory[],
  b: readonly ListedStory[],
  time: MergedTime,
): ListedStory[] {
  const chosen = new Map<string, ListedStory>();
  for (const story of [...a, ...b]) {
    const known = chosen.get(story.id);
    if (known === undefined || wins(story, known, time)) chosen.set(story.id, story);
  }
  return [...chosen.values()].toSorted((one, other) => order(other, one));
}

function wins(story: ListedStory, known: ListedStory, time: MergedTime): boolean {
  // same time, different titles: either will do, but always the same
  if (story.at === known.at) return story.title < known.title;
  return time === 'earliest' ? story.at < known.at : story.at > known.at;
}

function order(a: ListedStory, b: ListedStory): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
