import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { Badge } from '#ui/card/badge.tsx';
import { cellClass } from '#ui/list/columns.ts';
import { classNames } from '#ui/state/class-names.ts';
import styles from './hot-strip.module.css';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import type { NewsItem } from '../shared/news-types.ts';
import type { HotTopic } from '../shared/queries.ts';

interface HotStripProps {
  /** hottest first; undefined while loading or after a failure: the links are shown all the same */
  readonly events: readonly HotTopic[] | undefined;
  /** stories on the screen with it: their event is not repeated */
  readonly near: readonly NewsItem[];
}

/** The hottest event that no story beside it tells of, with a link to all; left out if there is none. */
export function HotStrip({ events, near }: HotStripProps) {
  if (events?.length === 0) return null;
  const event = events?.find(({ label }) => !near.some(({ labels }) => labels.includes(label)));
  return (
    <div className={classNames(styles.strip, cellClass)}>
      <Link to="/hotSearch" className={styles.all} aria-label="热搜榜">
        <Badge>热搜</Badge>
      </Link>
      {event === undefined ? (
        <Link to="/hotSearch" className={styles.event}>
          <span className={styles.title}>看看大家在聊什么</span>
        </Link>
      ) : (
        <NewsLink target={{ route: 'hotNews', id: event.id }} className={styles.event ?? ''}>
          <span className={styles.title}>{event.title}</span>
          <span className={styles.heat}>{countText(event.heat)} 热度</span>
        </NewsLink>
      )}
    </div>
  );
}
