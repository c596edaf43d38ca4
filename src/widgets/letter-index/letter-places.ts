/**
 * The letter at a height of the index.
 * @param share of the height, 0 at the top; a finger beyond the ends is at the first or last letter
 */
export function letterAt(letters: readonly string[], share: number): string | undefined {
  // a strip without a height has no places
  if (Number.isNaN(share)) return undefined;
  return letters[Math.min(letters.length - 1, Math.max(0, Math.floor(share * letters.length)))];
}

/**
 * Every how many letters one is written, so that they do not overlap on a low window; the others can be scrubbed to
 * nevertheless.
 * @param line px of a letter's height
 * @param height px of the index
 */
export function shownEvery(count: number, line: number, height: number): number {
  return height <= 0 ? 1 : Math.max(1, Math.ceil((count * line) / height));
}
