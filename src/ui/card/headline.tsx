import type { ReactNode } from 'react';
import styles from './headline.module.css';
import { SkeletonLine } from '../state/skeleton.tsx';

interface HeadlineProps {
  /** 2 under an app bar that already holds the page's `h1` */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** The title of the page's main item. */
export function Headline({ level = 1, children }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return <Heading className={styles.headline}>{children}</Heading>;
}

/** Placeholder while the headline loads. @param widths line widths as a share of the full width, 0 to 1 */
export function HeadlineSkeleton({ widths }: { readonly widths: readonly number[] }) {
  return (
    <div className={styles.headline}>
      {widths.map((width, index) => (
        <SkeletonLine key={index} width={width} />
      ))}
    </div>
  );
}
