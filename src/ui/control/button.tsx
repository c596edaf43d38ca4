import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../state/class-names.ts';
import styles from './button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  /** `submit` submits the enclosing form */
  readonly type?: 'button' | 'submit';
  /** `brand` for the primary action, `line` for secondary ones, `quiet` for text buttons */
  readonly variant?: 'brand' | 'line' | 'quiet';
}

export function Button({ variant = 'line', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant)} {...rest} />;
}

/** Class of a link that looks like a button. */
export function buttonClass(variant: 'brand' | 'line' | 'quiet'): string {
  return classNames(styles.button, styles[variant]);
}
