import type { ReactNode } from 'react';
import { classNames } from '../state/class-names.ts';
import styles from './badge.module.css';

interface BadgeProps {
  /** `brand` for what is on now, `plain` for marks such as 广告 */
  readonly tone?: 'brand' | 'plain' | 'picture';
  readonly children: ReactNode;
}

/** A short mark beside or on something else. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
