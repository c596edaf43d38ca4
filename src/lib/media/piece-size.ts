/** ms that sending a piece should take: soon enough that progress is seen, and far from the time a call is given up at */
const tooFast = 1200;
const tooSlow = 6000;

/** Bytes of the first piece: a second of a slow network. */
export const firstPiece = 128 * 1024;

export interface PieceLimits {
  readonly smallest: number;
  readonly largest: number;
}

/** Bytes of the next piece, after one of `size` took so long. @param ms `Infinity` for one that did not arrive */
export function nextPiece(size: number, ms: number, { smallest, largest }: PieceLimits): number {
  const wanted = ms < tooFast ? size * 2 : ms > tooSlow ? Math.floor(size / 2) : size;
  return Math.max(smallest, Math.min(largest, wanted));
}
