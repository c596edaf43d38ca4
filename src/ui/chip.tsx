import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A label of a story. */
export function Chip({ children }: { readonly children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}
