import type { Ref } from 'react';
import type { PictureStyle } from './picture-content.ts';
import styles from './token-samples.module.css';

/** Hidden samples of design tokens; `readPictureStyle` reads their computed styles. */
export function TokenSamples({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.palette} data-light aria-hidden="true">
      <i className={styles.paper} />
      <i className={styles.ink} />
      <i className={styles.quiet} />
      <i className={styles.brand} />
      <i className={styles.serif} />
    </div>
  );
}

/** Reads the computed design tokens in their light values, which pictures always use. */
export function readPictureStyle(samples: HTMLElement): PictureStyle {
  const [paper = '', ink = '', quiet = '', brand = ''] = Array.from(
    samples.children,
    (sample) => getComputedStyle(sample).color,
  );
  const last = samples.lastElementChild;
  return {
    paper,
    ink,
    quiet,
    brand,
    sans: getComputedStyle(samples).fontFamily,
    serif: last === null ? '' : getComputedStyle(last).fontFamily,
  };
}
