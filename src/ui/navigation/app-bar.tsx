import type { ReactNode } from 'react';
import styles from './app-bar.module.css';

interface AppBarProps {
  readonly title?: ReactNode;
  /** link back or home */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** The bar at the top of a page; hidden inside the native app, which has its own. */
export function AppBar({ title, start, end }: AppBarProps) {
  return (
    <header className={styles.bar} data-page-bar data-screen>
      <div className={styles.side}>{start}</div>
      <div className={styles.title}>{title}</div>
      <div className={styles.side}>{end}</div>
    </header>
  );
}
