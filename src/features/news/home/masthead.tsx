import type { ReactNode } from 'react';
import { dateLine } from '#lib/time/dates.ts';
import { useNow } from '#widgets/now/now-context.ts';
import styles from './masthead.module.css';

/** Masthead: the newspaper's name in Song type, the date and the tagline. */
export function Masthead({ children }: { readonly children: ReactNode }) {
  return (
    <header className={styles.head} data-masthead>
      <div className={styles.top}>
        <h1 className={styles.name}>齐鲁晚报</h1>
        {children}
      </div>
      <p className={styles.line}>
        <span>{dateLine(useNow())}</span>
        <span className={styles.tagline}>读懂今天的山东</span>
      </p>
    </header>
  );
}
