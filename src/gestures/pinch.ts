import { rawZoom, elasticZoom } from './elastic.ts';
import { zoomAbout, type Placement } from './placement.ts';
import { distance, middle, type Point } from './point.ts';

/** Two fingers on a picture, in px from the centre of its frame. */
export type Fingers = readonly [Point, Point];

/** closer fingers give no meaningful ratio */
const minDistancePx = 1;

/**
 * The placement of a picture during a pinch: the point under the middle of the fingers stays under it, and the zoom follows
 * their distance, elastically beyond its limits.
 * @param start placement at the start of the pinch
 */
export function pinch(start: Placement, from: Fingers, to: Fingers): Placement {
  const startDistance = Math.max(minDistancePx, distance(...from));
  const zoom = elasticZoom((rawZoom(start.zoom) * Math.max(minDistancePx, distance(...to))) / startDistance);
  const startMiddle = middle(...from);
  const endMiddle = middle(...to);
  const zoomed = zoomAbout(start, startMiddle, zoom);
  return { x: zoomed.x + endMiddle.x - startMiddle.x, y: zoomed.y + endMiddle.y - startMiddle.y, zoom };
}
