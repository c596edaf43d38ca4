/** browsers round scroll positions */
const roundingPx = 2;

/**
 * Index of the current section: the last one that begins above a line.
 * @param tops px from the top of the viewport to each section, in document order
 * @param line px from the top of the viewport, such as the lower edge of a sticky bar
 * @param isAtEnd the page cannot scroll further: the last section is current even if it is too short to reach the line
 */
export function currentSectionIndex(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return Math.max(0, tops.length - 1);
  const next = tops.findIndex((top) => top > line + roundingPx);
  return next < 0 ? Math.max(0, tops.length - 1) : Math.max(0, next - 1);
}
