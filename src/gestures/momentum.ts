import { initialSpeed, type Curve } from './ease.ts';
import type { Placement } from './placement.ts';
import { clamp, type Point } from './point.ts';

export interface Glide {
  readonly to: Placement;
  /** 0 if the picture does not move */
  readonly durationMs: number;
}

/** Easing of the slow-down after release. */
export const glideCurve: Curve = [0.33, 1, 0.68, 1];
/** duration of a glide that no edge stops */
const maxGlideMs = 900;
/** shortest glide, so that the picture does not stop abruptly at an edge */
const minGlideMs = 150;

/**
 * The glide of a zoomed picture that is released while it moves. It starts at the finger's speed, and edges stop it.
 * @param velocity px per ms
 * @param reach largest offset of the picture's centre to either side
 */
export function glideFrom(placement: Placement, velocity: Point, reach: Point): Glide {
  const free = maxGlideMs / initialSpeed(glideCurve);
  const x = clamp(placement.x + velocity.x * free, -reach.x, reach.x);
  const y = clamp(placement.y + velocity.y * free, -reach.y, reach.y);
  // an edge shortens distance and time alike, which preserves the initial speed
  const part = Math.max(
    partOf(x - placement.x, velocity.x * free),
    partOf(y - placement.y, velocity.y * free),
  );
  const isStill = x === placement.x && y === placement.y;
  return {
    to: { x, y, zoom: placement.zoom },
    durationMs: isStill ? 0 : clamp(maxGlideMs * part, minGlideMs, maxGlideMs),
  };
}

function partOf(distance: number, total: number): number {
  return total === 0 ? 0 : Math.abs(distance / total);
}
