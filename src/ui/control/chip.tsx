import type { ReactNode } from 'react';
import { classNames } from '../state/class-names.ts';
import styles from './chip.module.css';

/** A story's tag. */
export function Chip({ children }: { readonly children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}

/** Class of a link that looks like a chip, with the minimum tap target size. */
export const chipLinkClass = classNames(styles.chip, styles.link);
