import type { ReactNode } from 'react';
import { BlankPaperDrawing } from './drawings.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  /** one sentence that says what is not there */
  readonly text: string;
  /** one thing to do instead */
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
