/**
 * Where a direction lies on a panorama that is spread out flat, as parts of its width and height from the upper left corner.
 * @param yaw degrees to the right of its middle, from -180 to 180 @param pitch degrees over the horizon
 */
export function flatPlace(yaw: number, pitch: number): { readonly x: number; readonly y: number } {
  return { x: yaw / 360 + 0.5, y: 0.5 - pitch / 180 };
}
