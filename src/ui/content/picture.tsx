import type { CSSProperties } from 'react';
import { pictureSources } from '#lib/media/pictures.ts';
import { classNames } from '../state/class-names.ts';
import styles from './picture.module.css';

/** Aspect ratio of the picture's box, width over height. */
type PictureRatio = '16/9' | '3/2' | '1/1';

interface PictureProps {
  readonly url: string;
  /** empty if the text beside it says the same */
  readonly alt: string;
  /** placeholder colour until the picture loads, #rrggbb */
  readonly color: string;
  readonly ratio: PictureRatio;
  /** `sizes` attribute, such as `112px` or `100vw` */
  readonly sizes: string;
  /** the page's largest picture (LCP): fetched with high priority, before any script */
  readonly first?: boolean;
  /** above the fold: not lazy-loaded */
  readonly eager?: boolean;
  readonly square?: boolean;
}

const virtualWidth = 960;

/**
 * A picture in a box with a fixed aspect ratio, so that nothing shifts while it loads. If it fails to load, its colour and
 * a broken-image icon remain visible (CSS only, no script).
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
