/** A vector in the panorama's coordinates: right, up, and ahead towards its center. */
export type Vector = readonly [right: number, up: number, ahead: number];

/** View direction in degrees. */
export interface Look {
  /** to the right of the panorama's center, -180 to 180 */
  readonly yaw: number;
  /** above the horizon */
  readonly pitch: number;
  /** rotation towards the right shoulder */
  readonly roll: number;
  /** vertical field of view */
  readonly fov: number;
}

/** Axes of a view as unit vectors. */
export interface Basis {
  readonly right: Vector;
  readonly up: Vector;
  readonly ahead: Vector;
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

export const radians = (angle: number) => (angle * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Normalises an angle to [-180, 180). */
export function wrapped(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

export function directionOf(yaw: number, pitch: number): Vector {
  const [turn, lift] = [radians(yaw), radians(pitch)];
  return [Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift)];
}

export function basisOf({ yaw, pitch, roll }: Look): Basis {
  const [turn, lean] = [radians(yaw), radians(roll)];
  const up = directionOf(yaw, pitch + 90);
  const right: Vector = [Math.cos(turn), 0, -Math.sin(turn)];
  const mix = (a: Vector, b: Vector, [one, other]: readonly [number, number]): Vector => [
    a[0] * one + b[0] * other,
    a[1] * one + b[1] * other,
    a[2] * one + b[2] * other,
  ];
  return {
    right: mix(right, up, [Math.cos(lean), -Math.sin(lean)]),
    up: mix(up, right, [Math.cos(lean), Math.sin(lean)]),
    ahead: directionOf(yaw, pitch),
  };
}

/** View direction of the given axes; straight up or down, the yaw is undefined and 0. */
export function lookOf({ right, up, ahead }: Basis, fov: number): Look {
  const yaw = degrees(Math.atan2(ahead[0], ahead[2]));
  const pitch = degrees(Math.asin(Math.min(1, Math.max(-1, ahead[1]))));
  const level = basisOf({ yaw, pitch, roll: 0, fov });
  return { yaw, pitch, roll: degrees(Math.atan2(-dot(right, level.up), dot(up, level.up))), fov };
}

/** px per unit at distance one. */
export function scaleOf(fov: number, { height }: Frame): number {
  return height / 2 / Math.tan(radians(fov) / 2);
}

/** Projects a direction: px from the top left of the frame; undefined behind the viewer. */
export function seenAt(
  direction: Vector,
  look: Look,
  frame: Frame,
): { readonly x: number; readonly y: number } | undefined {
  const { right, up, ahead } = basisOf(look);
  const depth = dot(direction, ahead);
  // directions at a right angle project to infinity
  if (depth < 0.01) return undefined;
  const scale = scaleOf(look.fov, frame) / depth;
  return {
    x: frame.width / 2 + dot(direction, right) * scale,
    y: frame.height / 2 - dot(direction, up) * scale,
  };
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
