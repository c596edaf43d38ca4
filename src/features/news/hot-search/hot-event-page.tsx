import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { countText } from '#lib/text/counts.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { sideBySideClass } from '#ui/content/side-by-side.ts';
import { DeferredChart } from '#widgets/deferred-hydration/deferred-chart.tsx';
import { EventAlertsOffer } from '#widgets/event-alerts/event-alerts-offer.tsx';
import { FollowButton } from '#widgets/follows/follow-button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useNewsFollow } from '#widgets/reactions/use-news-follow.ts';
import { ArticleBar } from '../shared/text/article-bar.tsx';
import styles from './hot-event-page.module.css';
import { HotTrend } from './hot-trend.tsx';
import type { HotEvent } from '../shared/news-types.ts';
import { labelPages, type TimeOrder } from '../shared/queries.ts';
import { StoriesByTime } from '../shared/lists/stories-by-time.tsx';

const orders = [
  { id: 'oldest', label: '从头看' },
  { id: 'newest', label: '看最新' },
] as const;

/** 热点: an event with its heat curve and its stories by time. The event is loaded by `loadHotEvent`. */
export function HotEventPage({ event }: { readonly event: HotEvent }) {
  const { title, summary, heat, trend, curve } = event;
  return (
    <>
      <ArticleBar />
      <main data-wide>
        <div className={sideBySideClass}>
          <header className={styles.head}>
            <p className={styles.meta}>
              <Badge>热点</Badge>
              <span>{countText(heat)} 热度</span>
              <HotTrend trend={trend} />
            </p>
            <Headline>{title}</Headline>
            {summary !== '' && <p className={styles.summary}>{summary}</p>}
            <EventFollow id={event.id} title={title} />
          </header>
          {curve.length > 1 && (
            <section aria-labelledby="heat">
              <SectionHead id="heat" title="热度走势" note={`近 ${curve.length} 小时`} />
              <HeatCurve curve={curve} />
            </section>
          )}
        </div>
        <EventStories label={event.label} />
      </main>
    </>
  );
}

/** 关注, and notifications once it is followed. */
function EventFollow({ id, title }: Pick<HotEvent, 'id' | 'title'>) {
  const { followed } = useNewsFollow({ kind: 'event', id, name: title });
  return (
    <div className={styles.follow}>
      <FollowButton kind="event" id={id} name={title} />
      <EventAlertsOffer events={followed ? [id] : []} />
    </div>
  );
}

/** Memoized, so that the deferred chart keeps its props. @param curve heat per hour, oldest first, at least two values */
const HeatCurve = memo(function HeatCurve({ curve }: { readonly curve: readonly number[] }) {
  const [first = 0] = curve;
  const peak = countText(Math.max(...curve));
  const now = countText(curve.at(-1) ?? 0);
  return (
    <div className={styles.curve}>
      <DeferredChart
        kind="line"
        points={curve.map((_, index) => hourText(curve.length - 1 - index))}
        series={[{ name: '热度', values: curve }]}
        label={`近 ${curve.length} 小时的热度，从${countText(first)}到${now}，最高 ${peak}`}
        format={countText}
      />
    </div>
  );
});

const hourText = (ago: number): string => (ago === 0 ? '现在' : `${ago}小时前`);

function EventStories({ label }: { readonly label: string }) {
  const [order, setOrder] = useState<TimeOrder>('oldest');
  const pages = useInfiniteQuery(labelPages(useGateway(), label, order));
  return (
    <StoriesByTime
      id="stories"
      title="事件脉络"
      orders={orders}
      order={order}
      onOrder={setOrder}
      pages={pages}
      listKey={`event ${label} ${order}`}
      none="还没有相关报道，过些时候再来看看"
      end="相关报道都在这里了"
    />
  );
}
