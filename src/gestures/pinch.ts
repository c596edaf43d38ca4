import { askedZoom, elasticZoom } from './elastic.ts';
import { zoomAbout, type Placement } from './placement.ts';
import { distance, middle, type Point } from './point.ts';

/** Two fingers on a picture, in px from the middle of its frame. */
export type Fingers = readonly [Point, Point];

/** px: fingers nearer than this tell no ratio */
const nearest = 1;

/**
 * Where a picture lies that two fingers hold: what was under their middle stays under it, its zoom follows their
 * distance and gives way elastically past its ends.
 * @param held how it lay when the fingers took it
 */
export function pinch(held: Placement, from: Fingers, to: Fingers): Placement {
  const apart = Math.max(nearest, distance(...from));
  const zoom = elasticZoom((askedZoom(held.zoom) * Math.max(nearest, distance(...to))) / apart);
  const start = middle(...from);
  const end = middle(...to);
  const zoomed = zoomAbout(held, start, zoom);
  return { x: zoomed.x + end.x - start.x, y: zoomed.y + end.y - start.y, zoom };
}
