import type { CSSProperties } from 'react';
import { pictureSources } from '#lib/media/pictures.ts';
import { classNames } from '../state/class-names.ts';
import styles from './picture.module.css';

/** Shape of the box a picture fills, as width over height. */
type PictureRatio = '16/9' | '3/2' | '1/1';

interface PictureProps {
  readonly url: string;
  /** empty when the text beside it says the same */
  readonly alt: string;
  /** shown until the picture is there, #rrggbb */
  readonly color: string;
  readonly ratio: PictureRatio;
  /** width on the page for the browser's choice among the renditions, such as `112px` or `100vw` */
  readonly sizes: string;
  /** the page's most important picture: fetched first, before any script */
  readonly first?: boolean;
  /** in the first screen: fetched without waiting for the layout */
  readonly eager?: boolean;
  readonly square?: boolean;
}

const virtualWidth = 960;

/**
 * A picture in a box whose shape is fixed before it loads. What lies under it (its colour, then a drawn sign) stays to
 * be seen when it cannot be had, so the broken state needs no script and nothing moves.
 */
export function Picture({ url, alt, color, ratio, sizes, first, eager, square }: PictureProps) {
  const [across, down] = ratio.split('/').map(Number);
  return (
    <span
      className={classNames(styles.box, square && styles.square)}
      style={{ '--picture-color': color, aspectRatio: ratio } as CSSProperties}
    >
      <img
        className={styles.image}
        {...pictureSources(url)}
        sizes={sizes}
        alt={alt}
        width={virtualWidth}
        height={(virtualWidth * (down ?? 1)) / (across ?? 1)}
        loading={first || eager ? 'eager' : 'lazy'}
        {...(first && { fetchPriority: 'high' })}
        decoding="async"
      />
    </span>
  );
}
