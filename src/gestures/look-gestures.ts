import { degrees, radians, scaleOf, wrapped, type Look } from '#lib/media/sphere.ts';
import { clamp, type Point, type Size } from './point.ts';

/** vertical field of view in degrees */
export const minFov = 30;
export const maxFov = 100;
/** degrees above and below the horizon; at the zenith the yaw is undefined */
const maxPitch = 85;
/** limits the yaw speed near the zenith, where a full turn is only a few px wide */
const minYawScale = 0.35;
/** time constant of the exponential slow-down after release */
const decayMs = 320;
/** px per ms below which the view stops */
const restSpeed = 0.02;

/** Limits a look to the allowed ranges. */
export function clampLook({ yaw, pitch, roll, fov }: Look): Look {
  return {
    yaw: wrapped(yaw),
    pitch: clamp(pitch, -maxPitch, maxPitch),
    roll,
    fov: clamp(fov, minFov, maxFov),
  };
}

/** The look during a drag: near the centre of the view, the point under the finger stays under it. */
export function dragLook(start: Look, offset: Point, frame: Size): Look {
  const scale = scaleOf(start.fov, frame);
  const yawScale = Math.max(minYawScale, Math.cos(radians(start.pitch)));
  return clampLook({
    ...start,
    yaw: start.yaw - degrees(offset.x / scale) / yawScale,
    pitch: start.pitch + degrees(offset.y / scale),
  });
}

/** Zooms in by a factor. */
export function zoomLook(look: Look, factor: number): Look {
  return clampLook({ ...look, fov: look.fov / factor });
}

/** Interpolates between two looks, in the shorter direction. @param part 0 to 1 */
export function interpolateLook(from: Look, to: Look, part: number): Look {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    yaw: wrapped(from.yaw + wrapped(to.yaw - from.yaw) * part),
    pitch: mix(from.pitch, to.pitch),
    roll: mix(from.roll, to.roll),
    fov: mix(from.fov, to.fov),
  };
}

/**
 * How far a view has glided since its release, in px of the finger.
 * @param velocity px per ms at the release @param time ms since
 */
export function glideOffset(velocity: Point, time: number): Point {
  const part = decayMs * (1 - Math.exp(-time / decayMs));
  return { x: velocity.x * part, y: velocity.y * part };
}

/** How long a view glides after its release, in ms; 0 if it stops at once. */
export function glideDurationMs(velocity: Point): number {
  const speed = Math.hypot(velocity.x, velocity.y);
  return speed <= restSpeed ? 0 : decayMs * Math.log(speed / restSpeed);
}
