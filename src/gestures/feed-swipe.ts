import { elasticOffset } from './elastic.ts';
import type { Neighbours } from './drag-split.ts';
import { clamp } from './point.ts';
import { slopPx } from './swipe.ts';

/**
 * Offset of a vertical video feed during a drag: it follows the finger if there is a neighbour, at most by one video, and
 * gives way elastically at the ends of the feed.
 * @param dragged px, negative upwards, towards the next video
 * @param height of the frame in px
 */
export function feedShift(dragged: number, { previous, next }: Neighbours, height: number): number {
  const hasNeighbour = dragged < 0 ? next : previous;
  return hasNeighbour ? clamp(dragged, -height, height) : elasticOffset(dragged, 0, height / 4);
}

/** Direction of a drag on a full-screen video: not decided yet, along the feed, or across it. */
export function feedSwipeDirection(offset: {
  readonly x: number;
  readonly y: number;
}): 'none' | 'along' | 'across' {
  if (Math.hypot(offset.x, offset.y) < slopPx) return 'none';
  return Math.abs(offset.y) > Math.abs(offset.x) ? 'along' : 'across';
}

/** wheel movement that makes a step */
const wheelStepPx = 40;
/** pause after which a wheel movement has ended; the inertia events of a trackpad belong to the same step */
const wheelRestMs = 180;

/** The current wheel movement. */
export interface WheelState {
  /** px so far, negative upwards */
  readonly distance: number;
  /** time stamp of the last event in ms */
  readonly lastAt: number;
  /** the movement has already made its step */
  readonly hasStepped: boolean;
}

export const restingWheel: WheelState = { distance: 0, lastAt: Number.NEGATIVE_INFINITY, hasStepped: false };

/** Turns wheel events into steps, one per movement, however long it lasts. @param delta px @param at time stamp in ms */
export function handleWheel(
  before: WheelState,
  delta: number,
  at: number,
): { readonly state: WheelState; readonly step?: 'previous' | 'next' } {
  const state = at - before.lastAt > wheelRestMs ? restingWheel : before;
  if (state.hasStepped) return { state: { ...state, lastAt: at } };
  const distance = state.distance + delta;
  if (Math.abs(distance) < wheelStepPx) return { state: { distance, lastAt: at, hasStepped: false } };
  return { state: { distance, lastAt: at, hasStepped: true }, step: distance > 0 ? 'next' : 'previous' };
}
