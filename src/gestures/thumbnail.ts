import type { Placement } from './placement.ts';
import type { Size } from './point.ts';

/** A rectangle in the viewport, px. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The placement of a picture over its thumbnail, and the part that the thumbnail crops. */
export interface Cover {
  readonly placement: Placement;
  /** px of the picture at zoom 1 that the thumbnail crops on each side */
  readonly cut: { readonly x: number; readonly y: number };
}

/**
 * Places a picture over its thumbnail, which shows it whole or cropped.
 * @param fit size of the picture at zoom 1
 */
export function coverOf(thumbnail: Box, fit: Size, frame: Size): Cover {
  const zoom = Math.max(thumbnail.width / fit.width, thumbnail.height / fit.height);
  return {
    placement: {
      x: thumbnail.left + thumbnail.width / 2 - frame.width / 2,
      y: thumbnail.top + thumbnail.height / 2 - frame.height / 2,
      zoom,
    },
    cut: {
      x: Math.max(0, (fit.width - thumbnail.width / zoom) / 2),
      y: Math.max(0, (fit.height - thumbnail.height / zoom) / 2),
    },
  };
}

/** Whether any part of the rectangle is visible. */
export function isInViewport({ left, top, width, height }: Box, frame: Size): boolean {
  const hasArea = width > 0 && height > 0;
  return hasArea && left < frame.width && top < frame.height && left + width > 0 && top + height > 0;
}
