import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { Badge } from '#ui/card/badge.tsx';
import styles from './hot-strip.module.css';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import type { HotEvent } from '../shared/news-types.ts';

interface HotStripProps {
  /** a list of one at most; undefined while it is on its way and where it could not be had: the ways on are there all the same */
  readonly hottest: readonly HotEvent[] | undefined;
}

/** What readers talk about most just now, with the ways to all of it and to 要闻; nothing where nothing is hot. */
export function HotStrip({ hottest }: HotStripProps) {
  if (hottest?.length === 0) return null;
  const [event] = hottest ?? [];
  return (
    <div className={styles.strip}>
      <Link to="/hotSearch" className={styles.all} aria-label="热搜榜">
        <Badge tone="brand">热搜</Badge>
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
      <Link to="/focusNews" className={styles.focus}>
        要闻
      </Link>
    </div>
  );
}
