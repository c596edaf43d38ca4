import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { countText } from '#lib/text/counts.ts';
import { deferHydration } from '#widgets/deferred-hydration/deferred-hydration.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import type { SpreadCurveProps } from './spread-curve.tsx';
import { channelName } from './spread-series.ts';
import styles from './spread-view.module.css';

type Spread = OperationData<'getStorySpread'>;

/** Works without scripts but for its tabs: its code is loaded when the reader interacts with the page. */
const SpreadCurve = deferHydration<SpreadCurveProps>({
  load: async () => (await import('./spread-curve.tsx')).SpreadCurve,
});

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
      <SpreadCurve hours={spread.hours} />
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
