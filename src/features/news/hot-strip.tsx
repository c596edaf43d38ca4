import { countText } from '#lib/counts.ts';
import { Badge } from '#ui/badge.tsx';
import styles from './hot-strip.module.css';
import { NewsLink } from './news-link.tsx';
import type { HotEvent } from './news-types.ts';

/** What readers talk about most just now. */
export function HotStrip({ event }: { readonly event: HotEvent | undefined }) {
  if (event === undefined) return null;
  return (
    <NewsLink target={{ route: 'hotNews', id: event.id }} className={styles.strip ?? ''}>
      <Badge tone="brand">热搜</Badge>
      <span className={styles.title}>{event.title}</span>
      <span className={styles.heat}>{countText(event.heat)}热度</span>
    </NewsLink>
  );
}
