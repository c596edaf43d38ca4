import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type CSSProperties } from 'react';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { countText } from '#lib/text/counts.ts';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { ChartSkeleton } from '#ui/chart/chart-skeleton.tsx';
import { useNow } from '#widgets/now/now-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { channelName, seriesOf, type Measure, type Span } from './spread-series.ts';
import styles from './spread-view.module.css';

const Chart = lazy(async () => ({ default: (await import('#ui/chart/chart.tsx')).Chart }));

type Spread = OperationData<'getStorySpread'>;

const measures = [
  { id: 'reads', label: '阅读' },
  { id: 'shares', label: '分享' },
] as const;

const spans = [
  { id: 'day', label: '近24小时' },
  { id: 'week', label: '近7天' },
] as const;

/** Reads and shares of one story: totals, over time, and by channel. */
export function SpreadView({ spread }: { readonly spread: Spread }) {
  const { newsId, title, source, publishedAt, reads, shares, likes, comments, timed } = spread;
  const untimed = reads - timed.reads;
  return (
    <article>
      <h3 className={styles.title}>
        <Link to="/general/$" params={{ _splat: newsId }} preload="intent" className={styles.link}>
          {title}
        </Link>
      </h3>
      <p className={styles.meta}>
        <span>{source}</span>
        <RelativeTime at={publishedAt} />
      </p>
      <dl className={styles.totals}>
        <Total name="阅读" count={reads} />
        <Total name="分享" count={shares} />
        <Total name="点赞" count={likes} />
        <Total name="评论" count={comments} />
      </dl>
      <Curve spread={spread} />
      <Channels channels={spread.channels} />
      {untimed > 0 && (
        <p className={styles.note}>另有 {countText(untimed)} 次阅读发生在开始按小时计数之前，不在图里。</p>
      )}
    </article>
  );
}

function Total({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div className={styles.total}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.count}>{countText(count)}</dd>
    </div>
  );
}

function Curve({ spread }: { readonly spread: Spread }) {
  const now = useNow();
  const [measure, setMeasure] = useState<Measure>('reads');
  const [span, setSpan] = useState<Span>('day');
  const bars = seriesOf(spread.hours, measure, span, now);
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), { when: '', value: 0 });
  const what = measure === 'reads' ? '阅读' : '分享';
  const when = span === 'day' ? '近24小时' : '近7天';
  const sentence =
    sum === 0 ? `${when}没有${what}` : `${when}共${sum}次${what}，最多的是${most.when}，${most.value}次`;
  return (
    <section aria-label={`${what}走势`}>
      <div className={styles.choices}>
        <Tabs items={measures} activeId={measure} onChange={setMeasure} label="看什么" panelId="curve" />
        <Tabs items={spans} activeId={span} onChange={setSpan} label="看多久" panelId="curve" />
      </div>
      <div id="curve" role="tabpanel" aria-label={`${when}${what}`}>
        <p className={styles.sentence}>{sentence}</p>
        <Suspense fallback={<ChartSkeleton />}>
          <Chart
            kind="bar"
            points={bars.map(({ when: point }) => point)}
            series={[{ name: what, values: bars.map(({ value }) => value) }]}
            label={sentence}
          />
        </Suspense>
      </div>
    </section>
  );
}

function Channels({ channels }: Pick<Spread, 'channels'>) {
  if (channels.length === 0) return <p className={styles.note}>还没有按页面记下的阅读和分享。</p>;
  const most = Math.max(1, ...channels.map(({ reads }) => reads));
  return (
    <section aria-labelledby="channels">
      <h4 id="channels" className={styles.heading}>
        在哪里被读、被分享
      </h4>
      <ul>
        {channels.map(({ channel, reads, shares }) => (
          <li key={channel} className={styles.channel}>
            <span>{channelName(channel)}</span>
            <span className={styles.numbers}>
              阅读 {countText(reads)} · 分享 {countText(shares)}
            </span>
            <span className={styles.meter} style={{ '--share': reads / most } as CSSProperties} />
          </li>
        ))}
      </ul>
    </section>
  );
}
