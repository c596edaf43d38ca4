import { Fragment, type ReactNode } from 'react';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import styles from './video-card.module.css';

interface VideoGridProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** stable key of the list */
  readonly positionKey: string;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Cards in two columns, in one column in 关怀版; virtualized by row. */
export function VideoGrid<Item>({ items, keyOf, positionKey, children }: VideoGridProps<Item>) {
  const rows = items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));
  return (
    <EndlessList rows={rows} keyOf={(row) => row.map(keyOf).join(' ')} positionKey={positionKey}>
      {(row, at) => (
        <div className={styles.grid}>
          {row.map((item, side) => (
            <Fragment key={keyOf(item)}>{children(item, at * 2 + side)}</Fragment>
          ))}
        </div>
      )}
    </EndlessList>
  );
}

/** Placeholder while cards load. */
export function VideoGridSkeleton() {
  return [1, 0.7, 0.9].map((width) => (
    <div key={width} className={styles.grid}>
      {[width, 1].map((share, side) => (
        <div key={side} className={styles.card}>
          <SkeletonBox ratio="3/2" />
          <p className={styles.title}>
            <SkeletonLine width={share} />
          </p>
          <p className={styles.meta}>
            <SkeletonLine width={0.5} />
          </p>
        </div>
      ))}
    </div>
  ));
}
