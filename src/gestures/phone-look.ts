import { lookOf, radians, wrapped, type Look, type Vector } from '#lib/media/sphere.ts';

/** How a phone is held, in degrees, as browsers tell it: about the vertical, forwards and sideways. */
export interface PhoneAngles {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

/**
 * Where the back of a phone looks. Yaw is from north, where the phone knows it.
 * @param turned degrees that the screen is turned from how the phone is made @param fov of the look
 */
export function phoneLook({ alpha, beta, gamma }: PhoneAngles, turned: number, fov: number): Look {
  const [ca, sa] = [Math.cos(radians(alpha)), Math.sin(radians(alpha))];
  const [cb, sb] = [Math.cos(radians(beta)), Math.sin(radians(beta))];
  const [cg, sg] = [Math.cos(radians(gamma)), Math.sin(radians(gamma))];
  const [cs, ss] = [Math.cos(radians(turned)), Math.sin(radians(turned))];
  // the phone's own sides in the room (east, north, up), as the Device Orientation specification turns them
  const x: Vector = [ca * cg - sa * sb * sg, cg * sa + ca * sb * sg, -cb * sg];
  const y: Vector = [-cb * sa, ca * cb, sb];
  const z: Vector = [cg * sa * sb + ca * sg, sa * sg - ca * cg * sb, cb * cg];
  /** of the room as it is here: east is right, north is ahead */
  const inRoom = (from: Vector, share: number, other: Vector, rest: number): Vector => [
    from[0] * share + other[0] * rest,
    from[2] * share + other[2] * rest,
    from[1] * share + other[1] * rest,
  ];
  return lookOf(
    {
      right: inRoom(x, cs, y, -ss),
      up: inRoom(y, cs, x, ss),
      ahead: inRoom(z, -1, z, 0),
    },
    fov,
  );
}

/** The phone's look, turned so that it began where the reader looked. @param offset degrees of yaw */
export function turnedBy(look: Look, offset: number): Look {
  return { ...look, yaw: wrapped(look.yaw + offset) };
}
