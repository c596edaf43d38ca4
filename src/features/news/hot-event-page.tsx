import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '#lib/counts.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { EndMark } from '#ui/end-mark.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { ArticleBar } from './article-bar.tsx';
import { withDays } from './day-rows.ts';
import styles from './hot-event-page.module.css';
import { HotTrend } from './hot-trend.tsx';
import { NewsRow } from './news-row.tsx';
import type { HotEvent } from './news-types.ts';
import { labelPages, type TimeOrder } from './queries.ts';

const orders = [
  { id: 'oldest', label: '从头看' },
  { id: 'newest', label: '看最新' },
] as const;

/** 热点: one event, how hot it has been, and its stories by time. The event is loaded by `loadHotEvent`. */
export function HotEventPage({ event }: { readonly event: HotEvent }) {
  const { title, summary, heat, trend, curve } = event;
  return (
    <>
      <ArticleBar />
      <main>
        <header className={styles.head}>
          <p className={styles.meta}>
            <Badge tone="brand">热点</Badge>
            <span>{countText(heat)}热度</span>
            <HotTrend trend={trend} />
          </p>
          <h1 className={styles.title}>{title}</h1>
          {summary !== '' && <p className={styles.summary}>{summary}</p>}
        </header>
        {curve.length > 1 && (
          <section aria-labelledby="heat">
            <SectionHead id="heat" title="热度走势" note={`近${curve.length}小时`} />
            <HeatCurve curve={curve} />
          </section>
        )}
        <EventStories label={event.label} />
      </main>
    </>
  );
}

/** @param curve heat per hour, oldest first, two at least */
function HeatCurve({ curve }: { readonly curve: readonly number[] }) {
  const [first = 0] = curve;
  const peak = countText(Math.max(...curve));
  const now = countText(curve.at(-1) ?? 0);
  return (
    <LineChart
      values={curve}
      label={`近${curve.length}小时的热度，从${countText(first)}到${now}，最高${peak}`}
      from={`${curve.length - 1}小时前`}
      to="现在"
      peak={`最高${peak}`}
    />
  );
}

function EventStories({ label }: { readonly label: string }) {
  const [order, setOrder] = useState<TimeOrder>('oldest');
  const pages = useInfiniteQuery(labelPages(useGateway(), label, order));
  const stories = pages.data?.pages.flatMap((page) => page.list) ?? [];
  const rows = withDays(stories, useNow());
  const listKey = `event ${label} ${order}`;
  const list = useEndlessList(pages, { listKey });
  return (
    <section className={styles.stories} aria-labelledby="stories">
      <SectionHead id="stories" title="事件脉络">
        <Tabs items={orders} activeId={order} onChange={setOrder} label="报道排序" panelId="stories-list" />
      </SectionHead>
      <div id="stories-list" role="tabpanel" aria-label="报道" aria-busy={list.phase === 'loading'}>
        {pages.data === undefined &&
          (list.phase === 'failed' ? <ErrorState onRetry={list.onRetry} /> : <SkeletonCard kind="thumb" />)}
        <EndlessList rows={rows} keyOf={(row) => row.id} placeKey={listKey}>
          {(row) =>
            row.kind === 'day' ? (
              <h3 className={styles.day}>{row.title}</h3>
            ) : (
              <NewsRow item={row.story} size="compact" />
            )
          }
        </EndlessList>
        {pages.data !== undefined && (
          <LoadMore
            {...list}
            loaded={stories.length}
            end={
              stories.length === 0 ? (
                <EmptyState text="还没有相关报道，过些时候再来看看" />
              ) : (
                <EndMark text="相关报道都在这里了" />
              )
            }
          />
        )}
      </div>
    </section>
  );
}
