import { lookOf, radians, wrapped, type Look, type Vector } from '#lib/media/sphere.ts';

/** Device orientation in degrees, as browsers report it: about the vertical, front to back, left to right. */
export interface PhoneOrientation {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

/**
 * The look in the direction of the phone's back. Yaw is relative to north if the phone has a compass.
 * @param screenAngle rotation of the screen from its natural orientation, degrees @param fov of the look
 */
export function phoneLook({ alpha, beta, gamma }: PhoneOrientation, screenAngle: number, fov: number): Look {
  const [ca, sa] = [Math.cos(radians(alpha)), Math.sin(radians(alpha))];
  const [cb, sb] = [Math.cos(radians(beta)), Math.sin(radians(beta))];
  const [cg, sg] = [Math.cos(radians(gamma)), Math.sin(radians(gamma))];
  const [cs, ss] = [Math.cos(radians(screenAngle)), Math.sin(radians(screenAngle))];
  // the phone's axes in world coordinates (east, north, up), by the Device Orientation specification
  const x: Vector = [ca * cg - sa * sb * sg, cg * sa + ca * sb * sg, -cb * sg];
  const y: Vector = [-cb * sa, ca * cb, sb];
  const z: Vector = [cg * sa * sb + ca * sg, sa * sg - ca * cg * sb, cb * cg];
  /** combines two axes, in the coordinates of looks: east is right, north is ahead */
  const combine = (one: Vector, oneWeight: number, other: Vector, otherWeight: number): Vector => [
    one[0] * oneWeight + other[0] * otherWeight,
    one[2] * oneWeight + other[2] * otherWeight,
    one[1] * oneWeight + other[1] * otherWeight,
  ];
  return lookOf(
    {
      right: combine(x, cs, y, -ss),
      up: combine(y, cs, x, ss),
      ahead: combine(z, -1, z, 0),
    },
    fov,
  );
}

/** Adds an offset to the yaw, so that a phone's look starts where the reader looked. @param offset degrees */
export function withYawOffset(look: Look, offset: number): Look {
  return { ...look, yaw: wrapped(look.yaw + offset) };
}
