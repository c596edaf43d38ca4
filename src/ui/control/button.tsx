import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../state/class-names.ts';
import styles from './button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  /** `submit` sends the form around it */
  readonly type?: 'button' | 'submit';
  /** `brand` for the one action that matters, `line` for others, `quiet` for text that acts */
  readonly look?: 'brand' | 'line' | 'quiet';
}

export function Button({ look = 'line', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look)} {...rest} />;
}

/** For links that look like buttons. */
export function buttonClass(look: 'brand' | 'line' | 'quiet'): string {
  return classNames(styles.button, styles[look]);
}
