import { countText } from '#lib/text/counts.ts';
import { classNames } from '#ui/state/class-names.ts';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import styles from './hot-ranking.module.css';
import { HotTrend } from './hot-trend.tsx';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import type { HotEvent } from '../shared/news-types.ts';

/** number of highlighted ranks */
const podium = 3;

/** Hot events, hottest first. */
export function HotRanking({ events }: { readonly events: readonly HotEvent[] }) {
  return (
    <ol>
      {events.map(({ id, title, heat, trend }, index) => (
        <li key={id}>
          <NewsLink target={{ route: 'hotNews', id }} className={styles.row ?? ''}>
            <span className={classNames(styles.rank, index < podium && styles.top)}>{index + 1}</span>
            <span className={styles.title}>{title}</span>
            <HotTrend trend={trend} />
            <span className={styles.heat}>
              {countText(heat)}
              <span className={visuallyHiddenClass}>热度</span>
            </span>
          </NewsLink>
        </li>
      ))}
    </ol>
  );
}

/** Skeleton of the ranking. */
export function HotRankingSkeleton() {
  return (
    <ol>
      {[0.9, 0.7, 0.8, 0.6, 0.9, 0.8, 0.7, 0.9, 0.6, 0.8].map((width, index) => (
        <li key={index} className={styles.row}>
          <span className={classNames(styles.rank, index < podium && styles.top)}>{index + 1}</span>
          <span className={styles.title}>
            <SkeletonLine width={width} />
          </span>
        </li>
      ))}
    </ol>
  );
}
