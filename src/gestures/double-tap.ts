import { clamp, type Point, type Size } from './point.ts';
import { fitted, keepInside, maxZoom, zoomAbout, type Placement } from './placement.ts';

const usual = 2;

/**
 * Where a double tap leads: a picture that fits is zoomed to the point, twice, or as far as a long one needs to fill the
 * frame's width; a zoomed one fits again.
 * @param point from the middle of the frame
 */
export function doubleTapped(placement: Placement, point: Point, fit: Size, frame: Size): Placement {
  if (placement.zoom > 1) return fitted;
  const filling = fit.width > 0 ? frame.width / fit.width : usual;
  return keepInside(zoomAbout(placement, point, clamp(filling, usual, maxZoom)), fit, frame);
}
