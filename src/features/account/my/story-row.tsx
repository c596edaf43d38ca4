import { NewsCard } from '#ui/card/news-card.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import { RemoveIcon } from '#ui/icons/account.tsx';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import { OfflineBadge } from '#widgets/offline/offline-badge.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import styles from './story-row.module.css';
import type { NewsItem } from '../shared/my-queries.ts';

/** A row of 收藏 or 浏览历史. */
export interface StoryRowData {
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly at: string;
  /** undefined if it failed to load or the story is gone */
  readonly card: NewsItem | undefined;
  /** the story was withdrawn */
  readonly isGone: boolean;
}

interface StoryRowProps {
  readonly line: StoryRowData;
  /** what happened at that time, such as 收藏 */
  readonly what: string;
  /** label of the remove button, such as 取消收藏 */
  readonly removal: string;
  readonly onRemove: () => void;
  readonly first: boolean;
}

/** A story in a reader's list, with a remove button. A withdrawn story is marked as such. */
export function StoryRow({ line, what, removal, onRemove, first }: StoryRowProps) {
  const { id, title, at, card, isGone } = line;
  const link = card?.link ?? { route: 'general' as const, id };
  return (
    <div className={styles.row} data-gone={isGone || undefined}>
      <NewsCard
        kind={card === undefined || card.covers.length === 0 ? 'text' : 'thumb'}
        title={title}
        pictures={card?.covers ?? []}
        meta={[
          <OfflineBadge key="source" id={isGone ? undefined : id}>
            {isGone ? '这篇文章已撤下' : card?.source}
          </OfflineBadge>,
          <>
            {what} <RelativeTime at={at} />
          </>,
        ]}
        duration={card?.duration}
        first={first}
        renderLink={({ children, ...parts }) =>
          isGone ? (
            <span>{children}</span>
          ) : (
            <NewsLink target={link} {...(card !== undefined && { kind: card.kind })} {...parts}>
              {children}
            </NewsLink>
          )
        }
      />
      <IconButton label={`${removal}：${title}`} icon={<RemoveIcon />} onClick={onRemove} />
    </div>
  );
}
