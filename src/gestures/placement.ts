import { clamp, type Point, type Size } from './point.ts';

/**
 * Position of a picture in its frame: offset of its centre from the frame's in px, and zoom relative to the fitted size. A
 * point that is at p in the fitted picture is shown at `{ x, y } + zoom * p`.
 */
export interface Placement extends Point {
  readonly zoom: number;
}

/** The picture at its fitted size. */
export const fitted: Placement = { x: 0, y: 0, zoom: 1 };

/** Spec section 9. */
export const maxZoom = 4;

/** The largest size at which the whole picture is visible. */
export function fitInside(picture: Size, frame: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return { width: 0, height: 0 };
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/**
 * The largest offset of a picture's centre to either side, so that no side of the frame is empty while the picture could
 * fill it.
 * @param fit size of the picture at zoom 1
 */
export function reachOf(fit: Size, frame: Size, zoom: number): Point {
  return {
    x: Math.max(0, (fit.width * zoom - frame.width) / 2),
    y: Math.max(0, (fit.height * zoom - frame.height) / 2),
  };
}

/** The nearest placement within the bounds of `reachOf`. */
export function keepInside(placement: Placement, fit: Size, frame: Size): Placement {
  const reach = reachOf(fit, frame, placement.zoom);
  return {
    x: clamp(placement.x, -reach.x, reach.x),
    y: clamp(placement.y, -reach.y, reach.y),
    zoom: placement.zoom,
  };
}

/** Zooms about a point, which stays where it is. @param about relative to the frame's centre */
export function zoomAbout(placement: Placement, about: Point, zoom: number): Placement {
  const ratio = zoom / placement.zoom;
  return {
    x: about.x - (about.x - placement.x) * ratio,
    y: about.y - (about.y - placement.y) * ratio,
    zoom,
  };
}

/** Interpolates between two placements as browsers do for translation and scale. @param part 0 to 1 */
export function interpolatePlacement(from: Placement, to: Placement, part: number): Placement {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    zoom: from.zoom + (to.zoom - from.zoom) * part,
  };
}

/** The placement after release: zoomed 1 to 4 times about the point of the fingers, within bounds. */
export function settledPlacement(placement: Placement, about: Point, fit: Size, frame: Size): Placement {
  const zoom = clamp(placement.zoom, 1, maxZoom);
  // no zoom by a ratio of 1: rounding would move the picture
  return keepInside(zoom === placement.zoom ? placement : zoomAbout(placement, about, zoom), fit, frame);
}
