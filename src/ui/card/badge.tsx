import type { ReactNode } from 'react';
import { classNames } from '../state/class-names.ts';
import styles from './badge.module.css';

interface BadgeProps {
  /** `brand` for what is live now, `plain` for labels such as 广告 */
  readonly tone?: 'brand' | 'plain' | 'picture';
  readonly children: ReactNode;
}

/** A short label beside or on top of an element. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
