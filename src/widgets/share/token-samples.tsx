import type { Ref } from 'react';
import styles from './token-samples.module.css';

/** Hidden samples of design tokens; `lookOf` reads their computed styles. */
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
