import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'type' | 'children'
> {
  /** accessible name of the button */
  readonly label: string;
  readonly icon: ReactNode;
  /** count beside the icon, part of the accessible name */
  readonly count?: string | undefined;
}

export function IconButton({ label, icon, count, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={count === undefined ? label : `${label} ${count}`}
      {...rest}
    >
      {icon}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

/** Class of an icon link; its count uses `iconLinkCountClass`. */
export const iconLinkClass = styles.button ?? '';
export const iconLinkCountClass = styles.count ?? '';
