/**
 * Position of a direction on an equirectangular picture, as fractions of its width and height from the top left.
 * @param yaw degrees to the right of its center, -180 to 180 @param pitch degrees above the horizon
 */
export function flatPlace(yaw: number, pitch: number): { readonly x: number; readonly y: number } {
  return { x: yaw / 360 + 0.5, y: 0.5 - pitch / 180 };
}
