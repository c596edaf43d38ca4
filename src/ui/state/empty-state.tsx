import type { ReactNode } from 'react';
import { BlankPaperDrawing } from './drawings.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  /** one sentence: what is missing */
  readonly text: string;
  /** one alternative action */
  readonly children?: ReactNode;
}

export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <BlankPaperDrawing />
      <p className={styles.sentence}>{text}</p>
      {children}
    </div>
  );
}
