import { maxZoom } from './placement.ts';

/** Spec section 9: upper limit of the zoom during an elastic pinch. */
export const maxOvershoot = 6;
/** lower limit of the zoom during an elastic pinch */
const minOvershoot = 0.6;
/** share of a pull that is followed at its start */
const initialGive = 0.55;

/**
 * Rubber band: how far content follows a pull beyond its bounds. It follows about half of the pull at first, less and less
 * after, and never as far as `room`.
 * @param pull 0 or more
 */
export function rubberBand(pull: number, room: number): number {
  return room * (1 - 1 / ((pull * initialGive) / room + 1));
}

/** The inverse of `rubberBand`. @param stretched less than `room` */
export function pullForRubberBand(stretched: number, room: number): number {
  return (room / initialGive) * (1 / (1 - stretched / room) - 1);
}

/** The zoom to show during a pinch: unchanged from 1 to 4, elastic beyond, always below 6. */
export function elasticZoom(raw: number): number {
  if (raw > maxZoom) return maxZoom + rubberBand(raw - maxZoom, maxOvershoot - maxZoom);
  return raw < 1 ? 1 - rubberBand(1 - raw, 1 - minOvershoot) : raw;
}

/** The inverse of `elasticZoom`, so that a picture that is caught while it snaps back does not jump. */
export function rawZoom(shown: number): number {
  if (shown > maxZoom) return maxZoom + pullForRubberBand(shown - maxZoom, maxOvershoot - maxZoom);
  return shown < 1 ? 1 - pullForRubberBand(1 - shown, 1 - minOvershoot) : shown;
}

/** The offset to show along one axis: unchanged within the reach, elastic beyond it. @param room px beyond the reach */
export function elasticOffset(raw: number, reach: number, room: number): number {
  const beyond = Math.abs(raw) - reach;
  return beyond > 0 ? Math.sign(raw) * (reach + rubberBand(beyond, room)) : raw;
}

/** The inverse of `elasticOffset`. */
export function rawOffset(shown: number, reach: number, room: number): number {
  const beyond = Math.abs(shown) - reach;
  return beyond > 0 && beyond < room ? Math.sign(shown) * (reach + pullForRubberBand(beyond, room)) : shown;
}
