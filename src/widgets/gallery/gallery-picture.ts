import type { components } from 'qlwb-gateway-sdk/schema';
import type { Size } from '#gestures/point.ts';

/** A picture as the gateway tells of it; a size of nothing is an unknown one. */
export type ShownPicture = components['schemas']['Picture'];

/** A picture as the gallery shows it. */
export interface GalleryPicture {
  /** of the original; pictures of the gateway have renditions beside it */
  readonly url: string;
  readonly alt: string;
  /** empty where it has none */
  readonly caption: string;
  /** px of the original, where they are known */
  readonly size?: Size;
  /** `#rrggbb`, shown until the picture is there */
  readonly color?: string;
}

/** @param caption none when left out */
export function galleryPicture(picture: ShownPicture, caption = ''): GalleryPicture {
  const { url, alt, color, width, height } = picture;
  return { url, alt, color, caption, ...(width > 0 && height > 0 && { size: { width, height } }) };
}
