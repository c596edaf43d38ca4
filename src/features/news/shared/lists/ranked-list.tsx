import type { ReactNode } from 'react';
import { classNames } from '#ui/state/class-names.ts';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import type { NewsItem } from '../news-types.ts';
import styles from './ranked-list.module.css';

export interface RankedRow {
  readonly id: string;
  readonly title: string;
  readonly link: NewsItem['link'];
  readonly kind?: NewsItem['kind'];
  readonly trend?: ReactNode;
  /** what it is ranked by */
  readonly note: ReactNode;
}

/** number of highlighted ranks */
const podium = 3;

/** A numbered list of events or stories. */
export function RankedList({ rows }: { readonly rows: readonly RankedRow[] }) {
  return (
    <ol>
      {rows.map(({ id, title, link, kind, trend, note }, index) => (
        <li key={id}>
          <NewsLink target={link} {...(kind && { kind })} className={styles.row ?? ''}>
            <Rank index={index} />
            <span className={styles.title}>{title}</span>
            {trend}
            <span className={styles.heat}>{note}</span>
          </NewsLink>
        </li>
      ))}
    </ol>
  );
}

function Rank({ index }: { readonly index: number }) {
  return <span className={classNames(styles.rank, index < podium && styles.top)}>{index + 1}</span>;
}

/** Skeleton of the list. */
export function RankedListSkeleton() {
  return (
    <ol>
      {[0.9, 0.7, 0.8, 0.6, 0.9, 0.8, 0.7, 0.9, 0.6, 0.8].map((width, index) => (
        <li key={index} className={styles.row}>
          <Rank index={index} />
          <span className={styles.title}>
            <SkeletonLine width={width} />
          </span>
        </li>
      ))}
    </ol>
  );
}
