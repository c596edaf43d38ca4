import type { Placement } from './placement.ts';
import type { Size } from './point.ts';

/** A place on the screen, px from its upper left corner. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** How a picture lies that covers its thumbnail, and what of it the thumbnail shows. */
export interface Cover {
  readonly placement: Placement;
  /** px of the picture at zoom 1 that the thumbnail cuts off on each side */
  readonly cut: { readonly x: number; readonly y: number };
}

/**
 * Lays a picture over its thumbnail, which shows it whole or cut to its frame.
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

/** Whether any of it is on screen. */
export function isInSight({ left, top, width, height }: Box, frame: Size): boolean {
  const isSomething = width > 0 && height > 0;
  return isSomething && left < frame.width && top < frame.height && left + width > 0 && top + height > 0;
}
