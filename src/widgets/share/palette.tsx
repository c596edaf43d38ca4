import type { Ref } from 'react';
import styles from './palette.module.css';

/** Samples of the tokens for what is drawn, never seen; `lookOf` reads them. */
export function Palette({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
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
