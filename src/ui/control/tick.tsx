import type { InputHTMLAttributes } from 'react';
import styles from './tick.module.css';

interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly type: 'checkbox' | 'radio';
}

/** A native checkbox or radio button, drawn small: the label around it is the tap target and shows the focus ring. */
export function Tick(props: TickProps) {
  return <input className={styles.tick} {...props} />;
}
