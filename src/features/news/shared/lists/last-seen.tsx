import { useSyncExternalStore } from 'react';
import { seenBorder, watchSeenBorders } from '#platform/history/seen-tops.ts';
import styles from './last-seen.module.css';
import type { NewsItem } from '../news-types.ts';

/** Where a story stands among others of its list: the newer, the later in order. */
export function orderOf({ publishedAt, id }: NewsItem): string {
  return `${publishedAt} ${id}`;
}

/** The first story that the reader saw before, below others that are new; undefined where there is no such border. */
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

/** Lies on the line between what is new and what was seen, and takes no room: the server knows of no border. */
export function LastSeen({ onTap }: { readonly onTap: () => void }) {
  return (
    <div className={styles.line}>
      <button type="button" className={styles.mark} onClick={onTap}>
        上次看到这里，点击刷新
      </button>
    </div>
  );
}
