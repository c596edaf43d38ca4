import { clamp, type Point, type Size } from './point.ts';
import { fitted, keepInside, maxZoom, zoomAbout, type Placement } from './placement.ts';

const defaultZoom = 2;

/**
 * The placement after a double tap: a fitted picture is zoomed in on the point, to 2× or as far as a tall one needs to fill
 * the frame's width; a zoomed one is fitted again.
 * @param point relative to the centre of the frame
 */
export function placementAfterDoubleTap(
  placement: Placement,
  point: Point,
  fit: Size,
  frame: Size,
): Placement {
  if (placement.zoom > 1) return fitted;
  const fillZoom = fit.width > 0 ? frame.width / fit.width : defaultZoom;
  return keepInside(zoomAbout(placement, point, clamp(fillZoom, defaultZoom, maxZoom)), fit, frame);
}
