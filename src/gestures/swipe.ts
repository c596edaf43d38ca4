export type SwipeOutcome = 'next' | 'previous' | 'stay';

/** Share of the width beyond which a swipe changes the picture; spec section 9 allows both. */
export const swipeThresholds = { half: 1 / 2, third: 1 / 3 } as const;
export type SwipeThreshold = keyof typeof swipeThresholds;

/** Spec section 9: a swipe that is faster and longer than this is a flick. */
export const flick = { maxMs: 200, minPx: 30 } as const;

export interface Swipe {
  /** offset of the row in px, negative towards the next picture */
  readonly offset: number;
  /** movement of the finger in px, if the row was caught while sliding and had an offset before */
  readonly moved?: number;
  /** from touching to lifting */
  readonly durationMs: number;
  /** of the frame, px */
  readonly width: number;
  readonly threshold?: SwipeThreshold;
}

/** Whether a swipe changes the picture: beyond the threshold at any speed, or by a flick. */
export function swipeOutcome({
  offset,
  moved = offset,
  durationMs,
  width,
  threshold = 'half',
}: Swipe): SwipeOutcome {
  if (durationMs < flick.maxMs && Math.abs(moved) > flick.minPx) return moved < 0 ? 'next' : 'previous';
  if (Math.abs(offset) <= width * swipeThresholds[threshold]) return 'stay';
  return offset < 0 ? 'next' : 'previous';
}

/** finger movement before its direction is decided */
export const slopPx = 8;

/** Direction of a drag on a fitted picture: not decided yet, along the row, or across it. */
export function swipeDirection(offset: {
  readonly x: number;
  readonly y: number;
}): 'none' | 'along' | 'across' {
  if (Math.hypot(offset.x, offset.y) < slopPx) return 'none';
  return Math.abs(offset.x) > Math.abs(offset.y) ? 'along' : 'across';
}
