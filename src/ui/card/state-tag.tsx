import type { ReactNode } from 'react';
import styles from './state-tag.module.css';

/** `good` for success, `warn` if the reader must act, `quiet` for what is over. */
export type Tone = 'good' | 'warn' | 'quiet';

interface StateTagProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** A state as a coloured word; the colour adds no information. */
export function StateTag({ tone, children }: StateTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
