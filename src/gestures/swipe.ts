export type SwipeOutcome = 'next' | 'previous' | 'stay';

/** Parts of the width past which a swipe changes the picture; spec section 9 gives both readings. */
export const swipeThresholds = { half: 1 / 2, third: 1 / 3 } as const;
export type SwipeThreshold = keyof typeof swipeThresholds;

/** Spec section 9: a swipe shorter than this, in ms, and longer than this, in px, is a flick. */
export const flick = { time: 200, way: 30 } as const;

export interface Swipe {
  /** px that the row of pictures is pulled, negative towards the next */
  readonly way: number;
  /** px that the finger went, where the row was caught while it slid and was already pulled */
  readonly moved?: number;
  /** ms from touching to lifting */
  readonly time: number;
  /** px of the frame */
  readonly width: number;
  readonly threshold?: SwipeThreshold;
}

/** Whether a swipe that ends changes the picture: past the threshold however slowly, or flicked. */
export function outcomeOf({ way, moved = way, time, width, threshold = 'half' }: Swipe): SwipeOutcome {
  if (time < flick.time && Math.abs(moved) > flick.way) return moved < 0 ? 'next' : 'previous';
  if (Math.abs(way) <= width * swipeThresholds[threshold]) return 'stay';
  return way < 0 ? 'next' : 'previous';
}

/** px that a finger moves before it is known where it goes */
export const slop = 8;

/** What a finger does that moves over a picture that fits: nothing yet, a swipe along the row, or something else. */
export function directionOf(way: { readonly x: number; readonly y: number }): 'none' | 'along' | 'across' {
  if (Math.hypot(way.x, way.y) < slop) return 'none';
  return Math.abs(way.x) > Math.abs(way.y) ? 'along' : 'across';
}
