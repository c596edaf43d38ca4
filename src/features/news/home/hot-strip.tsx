import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { Badge } from '#ui/card/badge.tsx';
import styles from './hot-strip.module.css';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import type { HotEvent } from '../shared/news-types.ts';

interface HotStripProps {
  /** at most one event; undefined while loading or after a failure: the links are shown all the same */
  readonly hottest: readonly HotEvent[] | undefined;
}

/** The hottest event, with a link to all; left out if there is none. */
export function HotStrip({ hottest }: HotStripProps) {
  if (hottest?.length === 0) return null;
  const [event] = hottest ?? [];
  return (
    <div className={styles.strip}>
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
          <span className={styles.heat}>{countText(event.heat)}热度</span>
        </NewsLink>
      )}
    </div>
  );
}
