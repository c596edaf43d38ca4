import type { ReactNode } from 'react';
import { classNames } from '../state/class-names.ts';
import styles from './chip.module.css';

/** A label of a story. */
export function Chip({ children }: { readonly children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}

/** Looks of a chip for links, as large as a thumb needs. */
export const chipLinkClass = classNames(styles.chip, styles.link);
