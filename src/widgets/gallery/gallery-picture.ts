import type { components } from 'qlwb-gateway-sdk/schema';
import type { Size } from '#gestures/point.ts';

/** A picture as in the contract; a size of 0 is unknown. */
export type ShownPicture = components['schemas']['Picture'];

/** A picture as the gallery shows it. */
export interface GalleryPicture {
  /** of the original; the gateway's pictures also have renditions */
  readonly url: string;
  readonly alt: string;
  /** may be empty */
  readonly caption: string;
  /** px of the original, if known */
  readonly size?: Size;
  /** `#rrggbb`, shown until the picture is loaded */
  readonly color?: string;
}

/** @param caption empty by default */
export function galleryPicture(picture: ShownPicture, caption = ''): GalleryPicture {
  const { url, alt, color, width, height } = picture;
  return { url, alt, color, caption, ...(width > 0 && height > 0 && { size: { width, height } }) };
}
