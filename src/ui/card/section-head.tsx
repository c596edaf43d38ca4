import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly title: string;
  readonly id?: string;
  /** item count as text */
  readonly note?: string;
  /** actions for the whole section, at the end of the line */
  readonly children?: ReactNode;
}

export function SectionHead({ title, id, note, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
