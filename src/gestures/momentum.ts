import { firstSpeed, type Curve } from './ease.ts';
import type { Placement } from './placement.ts';
import { clamp, type Point } from './point.ts';

export interface Glide {
  readonly to: Placement;
  /** ms; 0 when it goes nowhere */
  readonly time: number;
}

/** How a picture that is let go slows down. */
export const glideCurve: Curve = [0.33, 1, 0.68, 1];
/** ms of an unhindered glide */
const longest = 900;
/** ms of the shortest, so that an edge is not hit like a wall */
const shortest = 150;

/**
 * Where a zoomed picture glides that is let go while it moves, starting as fast as the finger left it. An edge stops it.
 * @param velocity px per ms
 * @param reach how far its middle may lie from the frame's, to either side
 */
export function glideFrom(placement: Placement, velocity: Point, reach: Point): Glide {
  const free = longest / firstSpeed(glideCurve);
  const x = clamp(placement.x + velocity.x * free, -reach.x, reach.x);
  const y = clamp(placement.y + velocity.y * free, -reach.y, reach.y);
  // an edge that cuts the way short cuts the time with it, so that the beginning is as fast as it would have been
  const part = Math.max(
    partOf(x - placement.x, velocity.x * free),
    partOf(y - placement.y, velocity.y * free),
  );
  const isStill = x === placement.x && y === placement.y;
  return {
    to: { x, y, zoom: placement.zoom },
    time: isStill ? 0 : clamp(longest * part, shortest, longest),
  };
}

function partOf(way: number, wholeWay: number): number {
  return wholeWay === 0 ? 0 : Math.abs(way / wholeWay);
}
