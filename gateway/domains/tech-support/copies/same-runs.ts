import { minRunLength } from './shingles.ts';

/** A run of letters that two texts share, with its position in each. */
export interface Run {
  readonly pasted: number;
  readonly story: number;
  readonly length: number;
}

/** Limit of the positions compared for one run of letters; bounds the time on repetitive texts. */
const maxPositions = 16;

/** The longest common runs from left to right, at least `minRunLength` long, without overlap in the pasted text. */
export function sameRuns(pasted: string, story: string): Run[] {
  const places = placesIn(story);
  const runs: Run[] = [];
  for (let at = 0; at + minRunLength <= pasted.length;) {
    const run = longestAt(pasted, at, story, places.get(pasted.slice(at, at + minRunLength)) ?? []);
    if (run) runs.push(run);
    at += run?.length ?? 1;
  }
  return runs;
}

function placesIn(story: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at + minRunLength <= story.length; at += 1) {
    const letters = story.slice(at, at + minRunLength);
    const known = places.get(letters);
    if (known === undefined) places.set(letters, [at]);
    else if (known.length < maxPositions) known.push(at);
  }
  return places;
}

function longestAt(pasted: string, at: number, story: string, places: readonly number[]): Run | undefined {
  let longest: Run | undefined;
  for (const place of places) {
    let length = minRunLength;
    while (at + length < pasted.length && pasted[at + length] === story[place + length]) length += 1;
    if (longest === undefined || length > longest.length) longest = { pasted: at, story: place, length };
  }
  return longest;
}
