import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly title: string;
  readonly id?: string;
  /** how many things the section holds, in words */
  readonly note?: string;
  /** what acts on the whole section, at its end */
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
