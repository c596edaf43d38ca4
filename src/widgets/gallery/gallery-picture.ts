import type { Size } from '#gestures/point.ts';

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
