/** px by which a part may miss the line that it was scrolled to: browsers round */
const tolerance = 2;

/**
 * Place of the part that a reader is in: the last one that begins above a line.
 * @param tops px of the parts' beginnings from the window's top, in their order
 * @param line px from the window's top from which on things are seen
 * @param isAtEnd the page goes no further: parts too short to reach the line are at last seen whole
 */
export function partAt(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return Math.max(0, tops.length - 1);
  const next = tops.findIndex((top) => top > line + tolerance);
  return next < 0 ? Math.max(0, tops.length - 1) : Math.max(0, next - 1);
}
