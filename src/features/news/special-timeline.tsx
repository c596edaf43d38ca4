import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { EndMark } from '#ui/end-mark.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { withDays } from './day-rows.ts';
import { NewsRow } from './news-row.tsx';
import type { TimeOrder } from './queries.ts';
import { specialTimelinePages } from './special-queries.ts';
import styles from './special-timeline.module.css';

const orders = [
  { id: 'newest', label: '看最新' },
  { id: 'oldest', label: '从头看' },
] as const;

/** Which way a topic was read last, for the visit: Back leads to the list that was left. */
const lastOrders = new Map<string, TimeOrder>();

/** The stories of a topic along a line of days, from either end. */
export function SpecialTimeline({ topicId }: { readonly topicId: string }) {
  const [order, setOrder] = useState<TimeOrder>(() => lastOrders.get(topicId) ?? 'newest');
  const pages = useInfiniteQuery(specialTimelinePages(useGateway(), topicId, order));
  const stories = pages.data?.pages.flatMap((page) => page.list) ?? [];
  const rows = withDays(stories, useNow());
  const listKey = `special ${topicId} ${order}`;
  const list = useEndlessList(pages, { listKey });

  function turn(next: TimeOrder) {
    lastOrders.set(topicId, next);
    setOrder(next);
  }

  return (
    <section className={styles.section} aria-labelledby="course">
      <SectionHead id="course" title="事件进展">
        <Tabs items={orders} activeId={order} onChange={turn} label="报道排序" panelId="course-list" />
      </SectionHead>
      <div id="course-list" role="tabpanel" aria-label="报道" aria-busy={list.phase === 'loading'}>
        {pages.data === undefined &&
          (list.phase === 'failed' ? <ErrorState onRetry={list.onRetry} /> : <SkeletonCard kind="thumb" />)}
        <EndlessList rows={rows} keyOf={(row) => row.id} placeKey={listKey}>
          {(row) =>
            row.kind === 'day' ? (
              <h3 className={styles.day}>{row.title}</h3>
            ) : (
              <div className={styles.story}>
                <NewsRow item={row.story} size="compact" />
              </div>
            )
          }
        </EndlessList>
      </div>
      {pages.data !== undefined && (
        <LoadMore
          {...list}
          loaded={stories.length}
          end={
            stories.length === 0 ? (
              <EmptyState text="还没有报道，过些时候再来看看" />
            ) : (
              <EndMark text="事件的报道都在这里了" />
            )
          }
        />
      )}
    </section>
  );
}
