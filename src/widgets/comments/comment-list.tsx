import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '#lib/text/counts.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import type { RenderLink } from '#ui/control/render-link.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { HiddenCount } from '#ui/list/hidden-count.tsx';
import { showHiddenReaders, useHiddenReaders } from '#widgets/hidden-readers/hidden-readers.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { commentsOf, isHidden } from './comment-cache.ts';
import styles from './comment-list.module.css';
import { type Comment, type CommentOrder, commentsPages } from './comment-queries.ts';
import { useCommentSubject } from './comment-sheet-provider.tsx';
import { CommentSkeleton } from './comment-skeleton.tsx';
import { LazyPendingComments } from './lazy-pending-comments.tsx';
import { usePendingComments } from './use-pending-comments.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Avatar } from '#ui/card/avatar.tsx';
import { RemoveIcon } from '#ui/icons/account.tsx';
import itemStyles from './comment-item.module.css';
import { CommentMeta } from './comment-meta.tsx';
import { CommentText } from './comment-text.tsx';
import { ReplyThread } from './reply-thread.tsx';

interface CommentListProps {
  /** id for the section's title */
  readonly titleId: string;
  /** link to all comments below the first ones; without it the list scrolls infinitely */
  readonly renderAll?: RenderLink;
}

const orders = [
  { id: 'hot', label: '最热' },
  { id: 'new', label: '最新' },
] as const;

/** Comments shown above the link to all. */
const few = 10;

/** Comments of the subject of the `CommentSheetProvider`, by popularity or time, with their own error state. */
export function CommentList({ titleId, renderAll }: CommentListProps) {
  const subject = useCommentSubject();
  const [order, setOrder] = useState<CommentOrder>('hot');
  const pages = useInfiniteQuery(commentsPages(useGateway(), subject, order));
  const listKey = `comments ${subject.type} ${subject.id} ${order}`;
  const list = useEndlessList(pages, { listKey });
  const { data } = pages;
  const loaded = commentsOf(data);
  const hidden = useHiddenReaders();
  const comments = loaded.filter((comment) => !isHidden(comment, hidden));
  const total = data?.pages[0]?.total ?? 0;
  // an order other than the default was chosen: keep the tabs while it loads or fails
  const hasOrders = total > 0 || order !== 'hot';
  const panelId = `${titleId}-list`;
  const shown = renderAll === undefined ? comments : comments.slice(0, few);
  const shownIds = new Set(shown.map(({ id }) => id));
  // a pending reply shows under its comment, or here if that is not shown
  const pending = usePendingComments(subject).filter(
    ({ act }) => act.kind === 'comment' || !shownIds.has(act.parentId),
  );
  const isAll = shown.length === comments.length && !pages.hasNextPage;

  return (
    <>
      <SectionHead id={titleId} title="评论" {...(total > 0 && { note: `${countText(total)} 条` })}>
        {hasOrders && (
          <Tabs items={orders} activeId={order} onChange={setOrder} label="评论排序" panelId={panelId} />
        )}
      </SectionHead>
      <div
        id={panelId}
        aria-busy={list.phase === 'loading'}
        {...(hasOrders && { role: 'tabpanel', 'aria-label': '评论列表' })}
      >
        {data === undefined &&
          (list.phase === 'failed' ? <CommentsFailed onRetry={list.onRetry} /> : <CommentSkeleton />)}
        <LazyPendingComments as="comments" pending={pending} />
        {data !== undefined && loaded.length === 0 && pending.length === 0 && (
          <EmptyState text="还没有人评论，来说第一句吧" />
        )}
        <EndlessList rows={shown} keyOf={({ id }) => id} positionKey={listKey}>
          {(comment) => <CommentItem comment={comment} />}
        </EndlessList>
        <HiddenCount count={loaded.length - comments.length} what="条评论" onShow={showHiddenReaders} />
        {!isAll && renderAll !== undefined && (
          <p className={styles.more}>
            {renderAll({ className: buttonClass('quiet'), children: `查看全部 ${countText(total)} 条评论` })}
          </p>
        )}
        {data !== undefined && (renderAll === undefined || isAll) && (
          <LoadMore
            {...list}
            loaded={loaded.length}
            end={loaded.length > 0 && <EndMark text="评论都在这里了" />}
          />
        )}
      </div>
    </>
  );
}

/** Error state of the comments alone; the story stays readable. */
function CommentsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return <ErrorState text="评论没能加载出来，请检查网络后重试" onRetry={onRetry} />;
}

/** A top-level comment with its replies. */
function CommentItem({ comment }: { readonly comment: Comment }) {
  const { id, author, state } = comment;
  // a removed comment shows no author
  const isGone = state === 'removed';
  return (
    <div className={itemStyles.comment} id={`comment-${id}`}>
      {isGone ? (
        <span className={itemStyles.goneSign}>
          <RemoveIcon size="small" />
        </span>
      ) : (
        <Avatar src={author.headImg} name={author.name} />
      )}
      <div className={itemStyles.words}>
        {!isGone && <p className={itemStyles.author}>{author.name}</p>}
        <p className={itemStyles.text}>
          <CommentText comment={comment} />
        </p>
        <CommentMeta comment={comment} />
        <ReplyThread comment={comment} />
      </div>
    </div>
  );
}
