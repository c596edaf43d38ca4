import { degrees, radians, scaleOf, wrapped, type Look } from '#lib/media/sphere.ts';
import { clamp, type Point, type Size } from './point.ts';

/** degrees from the upper to the lower edge of the nearest and of the widest view */
export const narrowest = 30;
export const widest = 100;
/** degrees over and under the horizon that somebody can look: straight up there is no ahead */
const steepest = 85;
/** the least part of a turn near the zenith, where the whole round is a few px wide */
const slowest = 0.35;
/** ms after which a view that is let go has lost two thirds of its speed */
const slowing = 320;
/** px per ms below which it rests */
const still = 0.02;

/** The nearest look that there is. */
export function keptLook({ yaw, pitch, roll, fov }: Look): Look {
  return {
    yaw: wrapped(yaw),
    pitch: clamp(pitch, -steepest, steepest),
    roll,
    fov: clamp(fov, narrowest, widest),
  };
}

/** A view that a finger pulls along: what was under it stays under it, as far as the middle of the view goes. */
export function pulled(held: Look, way: Point, frame: Size): Look {
  const scale = scaleOf(held.fov, frame);
  const round = Math.max(slowest, Math.cos(radians(held.pitch)));
  return keptLook({
    ...held,
    yaw: held.yaw - degrees(way.x / scale) / round,
    pitch: held.pitch + degrees(way.y / scale),
  });
}

/** @param factor how many times nearer */
export function nearer(held: Look, factor: number): Look {
  return keptLook({ ...held, fov: held.fov / factor });
}

/** A view between two, by the shorter way round. @param part 0 to 1 */
export function lookBetween(from: Look, to: Look, part: number): Look {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    yaw: wrapped(from.yaw + wrapped(to.yaw - from.yaw) * part),
    pitch: mix(from.pitch, to.pitch),
    roll: mix(from.roll, to.roll),
    fov: mix(from.fov, to.fov),
  };
}

/**
 * How far a view has gone on that was let go, in px of the finger.
 * @param velocity px per ms when it was let go @param time ms since
 */
export function gone(velocity: Point, time: number): Point {
  const part = slowing * (1 - Math.exp(-time / slowing));
  return { x: velocity.x * part, y: velocity.y * part };
}

/** ms that a view which is let go moves on; 0 where it rests at once. */
export function goingOn(velocity: Point): number {
  const speed = Math.hypot(velocity.x, velocity.y);
  return speed <= still ? 0 : slowing * Math.log(speed / still);
}
