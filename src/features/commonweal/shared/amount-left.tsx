import type { ReactNode } from 'react';
import styles from './amount-left.module.css';

interface AmountLeftProps {
  /** of the bar */
  readonly label: string;
  readonly value: number;
  readonly whole: number;
  /** the amount in words, what is left in a `<b>` */
  readonly children: ReactNode;
}

/** A remaining amount, in words and as a bar. */
export function AmountLeft({ label, value, whole, children }: AmountLeftProps) {
  return (
    <div className={styles.amount}>
      <p>{children}</p>
      <progress className={styles.bar} value={value} max={whole} aria-label={label} />
    </div>
  );
}
