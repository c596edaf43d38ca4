import { Link } from '@tanstack/react-router';
import { countText } from '#lib/counts.ts';
import { Badge } from '#ui/badge.tsx';
import styles from './hot-strip.module.css';
import { NewsLink } from './news-link.tsx';
import type { HotEvent } from './news-types.ts';

/** What readers talk about most just now, with the ways to all of it and to 要闻. */
export function HotStrip({ event }: { readonly event: HotEvent | undefined }) {
  if (event === undefined) return null;
  return (
    <div className={styles.strip}>
      <Link to="/hotSearch" className={styles.all} aria-label="热搜榜">
        <Badge tone="brand">热搜</Badge>
      </Link>
      <NewsLink target={{ route: 'hotNews', id: event.id }} className={styles.event ?? ''}>
        <span className={styles.title}>{event.title}</span>
        <span className={styles.heat}>{countText(event.heat)}热度</span>
      </NewsLink>
      <Link to="/focusNews" className={styles.focus}>
        要闻
      </Link>
    </div>
  );
}
