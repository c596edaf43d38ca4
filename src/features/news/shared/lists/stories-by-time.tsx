import { EmptyState } from '#ui/state/empty-state.tsx';
import { cellClass, columnsClass } from '#ui/list/columns.ts';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { classNames } from '#ui/state/class-names.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonCard, SkeletonLine } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { withDays } from './day-rows.ts';
import { NewsRow } from './news-row.tsx';
import type { NewsItem } from '../news-types.ts';
import type { TimeOrder } from '../queries.ts';
import blank from '../skeletons.module.css';
import styles from './stories-by-time.module.css';

type StoryPages = Omit<Parameters<typeof useEndlessList>[0], 'data'> & {
  readonly data: { readonly pages: readonly { readonly list: readonly NewsItem[] }[] } | undefined;
};

interface StoriesByTimeProps {
  /** id of its heading */
  readonly id: string;
  readonly title: string;
  readonly orders: readonly { readonly id: TimeOrder; readonly label: string }[];
  readonly order: TimeOrder;
  readonly onOrder: (order: TimeOrder) => void;
  readonly pages: StoryPages;
  readonly listKey: string;
  /** shows days as dots on a line */
  readonly hasLine?: boolean;
  /** text of the empty state, and of the end of the list */
  readonly none: string;
  readonly end: string;
}

/** Stories grouped by day, newest or oldest first. */
export function StoriesByTime(props: StoriesByTimeProps) {
  const { id, title, orders, order, onOrder, pages, listKey, hasLine = false, none, end } = props;
  const stories = pages.data?.pages.flatMap((page) => page.list) ?? [];
  const rows = withDays(stories, useNow());
  const list = useEndlessList(pages, { listKey });
  const panelId = `${id}-list`;
  return (
    <section className={styles.stories} aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        <Tabs items={orders} activeId={order} onChange={onOrder} label="报道排序" panelId={panelId} />
      </SectionHead>
      <div
        id={panelId}
        className={classNames(columnsClass, styles.list)}
        role="tabpanel"
        aria-label="报道"
        aria-busy={list.phase === 'loading'}
      >
        {pages.data === undefined &&
          (list.phase === 'failed' ? <ErrorState onRetry={list.onRetry} /> : <SkeletonCard kind="thumb" />)}
        <EndlessList rows={rows} keyOf={(row) => row.id} positionKey={listKey}>
          {(row) =>
            row.kind === 'day' ? (
              <h3 className={classNames(styles.day, hasLine && styles.knot)}>{row.title}</h3>
            ) : (
              <div className={classNames(cellClass, hasLine && styles.story)}>
                <NewsRow item={row.story} size="compact" />
              </div>
            )
          }
        </EndlessList>
        {pages.data !== undefined && (
          <LoadMore
            {...list}
            loaded={stories.length}
            end={stories.length === 0 ? <EmptyState text={none} /> : <EndMark text={end} />}
          />
        )}
      </div>
    </section>
  );
}

/** Skeleton of the list. */
export function StoriesByTimeSkeleton({ title }: { readonly title: string }) {
  return (
    <div className={styles.stories}>
      <SectionHead title={title}>
        <span className={blank.tabs} />
      </SectionHead>
      <div className={styles.day}>
        <SkeletonLine width={0.2} />
      </div>
      <SkeletonCard kind="thumb" />
      <SkeletonCard kind="thumb" />
    </div>
  );
}
