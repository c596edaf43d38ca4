import type { ReactNode } from 'react';
import styles from './headline.module.css';
import { SkeletonLine } from '../state/skeleton.tsx';

interface HeadlineProps {
  /** 2 below a bar that says what kind of page it is */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** The name of what a page is about. */
export function Headline({ level = 1, children }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return <Heading className={styles.headline}>{children}</Heading>;
}

/** Stands for it while it loads. @param widths of its lines, 1 is a whole one */
export function HeadlineSkeleton({ widths }: { readonly widths: readonly number[] }) {
  return (
    <div className={styles.headline}>
      {widths.map((width, index) => (
        <SkeletonLine key={index} width={width} />
      ))}
    </div>
  );
}
