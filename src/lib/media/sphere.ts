/** To the right, up, and ahead of whoever stands in the middle of a panorama looking at its middle. */
export type Vector = readonly [right: number, up: number, ahead: number];

/** Where somebody looks, in degrees. */
export interface Look {
  /** to the right of the panorama's middle, from -180 to 180 */
  readonly yaw: number;
  /** over the horizon */
  readonly pitch: number;
  /** the head laid towards the right shoulder */
  readonly roll: number;
  /** from the upper to the lower edge of what is seen */
  readonly fov: number;
}

/** The sides of what is seen, as unit vectors. */
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

/** The same direction from -180 to 180, the upper end left out. */
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

/** Where somebody looks whose sides of view these are; looking straight up or down they have turned to nowhere. */
export function lookOf({ right, up, ahead }: Basis, fov: number): Look {
  const yaw = degrees(Math.atan2(ahead[0], ahead[2]));
  const pitch = degrees(Math.asin(Math.min(1, Math.max(-1, ahead[1]))));
  const level = basisOf({ yaw, pitch, roll: 0, fov });
  return { yaw, pitch, roll: degrees(Math.atan2(-dot(right, level.up), dot(up, level.up))), fov };
}

/** px that one unit at the distance of one takes on the frame. */
export function scaleOf(fov: number, { height }: Frame): number {
  return height / 2 / Math.tan(radians(fov) / 2);
}

/** Where a direction is seen: px from the upper left corner of the frame; undefined where it lies behind. */
export function seenAt(
  direction: Vector,
  look: Look,
  frame: Frame,
): { readonly x: number; readonly y: number } | undefined {
  const { right, up, ahead } = basisOf(look);
  const depth = dot(direction, ahead);
  // what lies beside is seen endlessly far off
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
