import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'type' | 'children'
> {
  /** what the button does, for readers who cannot see the icon */
  readonly label: string;
  readonly icon: ReactNode;
  /** a count beside the icon, part of its name */
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

/** Looks of an icon button for links; a count stands in `iconLinkCountClass`. */
export const iconLinkClass = styles.button ?? '';
export const iconLinkCountClass = styles.count ?? '';
