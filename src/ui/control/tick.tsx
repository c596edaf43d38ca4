import type { InputHTMLAttributes } from 'react';
import styles from './tick.module.css';

interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly type: 'checkbox' | 'radio';
}

/** The browser's own box or radio button, small to the eye: the label around it is what is tapped, and shows the focus. */
export function Tick(props: TickProps) {
  return <input className={styles.tick} {...props} />;
}
