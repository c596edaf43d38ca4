import type { ReactNode } from 'react';
import styles from './icon.module.css';

export interface IconProps {
  /** `small` for icons within a line of text */
  readonly size?: 'normal' | 'small';
}

interface DrawnIconProps extends IconProps {
  readonly children: ReactNode;
}

/** Frame of every icon: a 24-unit grid, strokes in the text colour. The enclosing control has the accessible name. */
export function Icon({ size = 'normal', children }: DrawnIconProps) {
  return (
    <svg className={size === 'small' ? styles.small : styles.normal} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
