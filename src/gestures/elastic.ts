import { maxZoom } from './placement.ts';

/** Spec section 9: pulled with all its might, a picture is never seen larger than this many times. */
export const maxOvershoot = 6;
/** nor smaller than this */
const minOvershoot = 0.6;
/** how much of a pull is followed at its beginning */
const give = 0.55;

/**
 * How far something gives way that is pulled beyond its end: nearly half of the pull at first, less and less after, and
 * never as far as `room`.
 * @param pull 0 or more
 */
export function stretch(pull: number, room: number): number {
  return room * (1 - 1 / ((pull * give) / room + 1));
}

/** The pull that makes something give way so far: what `stretch` undoes. @param way less than `room` */
export function pullOf(way: number, room: number): number {
  return (room / give) * (1 / (1 - way / room) - 1);
}

/** What two fingers that ask for a zoom get: it as it is from 1 to 4, elastic beyond, less than 6 always. */
export function elasticZoom(asked: number): number {
  if (asked > maxZoom) return maxZoom + stretch(asked - maxZoom, maxOvershoot - maxZoom);
  return asked < 1 ? 1 - stretch(1 - asked, 1 - minOvershoot) : asked;
}

/** The zoom that was asked for where this one is seen, so that a picture caught while it snaps back does not jump. */
export function askedZoom(seen: number): number {
  if (seen > maxZoom) return maxZoom + pullOf(seen - maxZoom, maxOvershoot - maxZoom);
  return seen < 1 ? 1 - pullOf(1 - seen, 1 - minOvershoot) : seen;
}

/** A place along one axis that may be pulled beyond its reach to either side, elastically. @param room px, beyond the reach */
export function elasticPlace(asked: number, reach: number, room: number): number {
  const beyond = Math.abs(asked) - reach;
  return beyond > 0 ? Math.sign(asked) * (reach + stretch(beyond, room)) : asked;
}

/** The place that was asked for where this one is seen. */
export function askedPlace(seen: number, reach: number, room: number): number {
  const beyond = Math.abs(seen) - reach;
  return beyond > 0 && beyond < room ? Math.sign(seen) * (reach + pullOf(beyond, room)) : seen;
}
