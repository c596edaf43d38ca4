import { clamp, type Point, type Size } from './point.ts';

/**
 * How a picture lies in its frame: px of its middle from the middle of the frame, and how many times larger than it
 * fits. A point of the picture that lies at p when it fits is seen at `{ x, y } + zoom * p`.
 */
export interface Placement extends Point {
  readonly zoom: number;
}

/** A picture that fits its frame. */
export const fitted: Placement = { x: 0, y: 0, zoom: 1 };

/** Spec section 9. */
export const maxZoom = 4;

/** The largest size of a picture that is seen whole. */
export function fitInside(picture: Size, frame: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return { width: 0, height: 0 };
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/**
 * How far a picture's middle may lie from its frame's, to either side: no further than its edges reach beyond the
 * frame, so that no side of the frame is bare while the picture could fill it.
 * @param fit size of the picture at zoom 1
 */
export function reachOf(fit: Size, frame: Size, zoom: number): Point {
  return {
    x: Math.max(0, (fit.width * zoom - frame.width) / 2),
    y: Math.max(0, (fit.height * zoom - frame.height) / 2),
  };
}

/** The nearest placement that leaves no side bare. */
export function keepInside(placement: Placement, fit: Size, frame: Size): Placement {
  const reach = reachOf(fit, frame, placement.zoom);
  return {
    x: clamp(placement.x, -reach.x, reach.x),
    y: clamp(placement.y, -reach.y, reach.y),
    zoom: placement.zoom,
  };
}

/** Zooms so that the point of the picture under `about` stays there. @param about from the frame's middle */
export function zoomAbout(placement: Placement, about: Point, zoom: number): Placement {
  const ratio = zoom / placement.zoom;
  return {
    x: about.x - (about.x - placement.x) * ratio,
    y: about.y - (about.y - placement.y) * ratio,
    zoom,
  };
}

/** Part of the way from one placement to another, as browsers interpolate a translation and a scale. @param part 0 to 1 */
export function between(from: Placement, to: Placement, part: number): Placement {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    zoom: from.zoom + (to.zoom - from.zoom) * part,
  };
}

/** Where a picture lies when it is let go: zoomed 1 to 4 times about the point it was held at, no side bare. */
export function restOf(placement: Placement, about: Point, fit: Size, frame: Size): Placement {
  const zoom = clamp(placement.zoom, 1, maxZoom);
  // not zoomed by a ratio of one: rounding would move a picture that may stay where it is
  return keepInside(zoom === placement.zoom ? placement : zoomAbout(placement, about, zoom), fit, frame);
}
