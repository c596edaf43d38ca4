import { useSyncExternalStore } from 'react';
import { seenBorder, watchSeenBorders } from '#platform/history/seen-tops.ts';
import styles from './last-seen.module.css';
import type { NewsItem } from '../news-types.ts';

/** Sort key of a story: newer stories sort later. */
export function orderOf({ publishedAt, id }: NewsItem): string {
  return `${publishedAt} ${id}`;
}

/** The first story seen before, below new ones; undefined without such a border. */
export function useLastSeen(listKey: string, stories: readonly NewsItem[]): string | undefined {
  const border = useSyncExternalStore(
    watchSeenBorders,
    () => seenBorder(listKey),
    () => undefined,
  );
  if (border === undefined) return undefined;
  const at = stories.findIndex((story) => orderOf(story) <= border);
  return at > 0 ? stories[at]?.id : undefined;
}

/** Marks the border between new and seen stories without taking space: the server does not render it. */
export function LastSeen({ onTap }: { readonly onTap: () => void }) {
  return (
    <div className={styles.line}>
      <button type="button" className={styles.mark} onClick={onTap}>
        上次看到这里，点击刷新
      </button>
    </div>
  );
}
