import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '#lib/counts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EndMark } from '#ui/end-mark.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { CommentItem } from './comment-item.tsx';
import styles from './comment-list.module.css';
import { commentsPages, type CommentOrder } from './comment-queries.ts';
import { CommentSkeleton } from './comment-skeleton.tsx';

interface CommentListProps {
  readonly newsId: string;
  /** id that the section's title gets */
  readonly titleId: string;
}

const orders = [
  { id: 'hot', label: '最热' },
  { id: 'new', label: '最新' },
] as const;

/** What readers say about a story, by heat or by time; fails and recovers without the story. */
export function CommentList({ newsId, titleId }: CommentListProps) {
  const gateway = useGateway();
  const [order, setOrder] = useState<CommentOrder>('hot');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(commentsPages(gateway, newsId, order));
  const comments = data?.pages.flatMap((page) => page.list) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const panelId = `${titleId}-list`;

  return (
    <>
      <SectionHead id={titleId} title="评论" {...(total > 0 && { note: `${countText(total)}条` })}>
        {total > 0 && (
          <Tabs items={orders} activeId={order} onChange={setOrder} label="评论排序" panelId={panelId} />
        )}
      </SectionHead>
      <div
        id={panelId}
        aria-busy={data === undefined && !isError}
        {...(total > 0 && { role: 'tabpanel', 'aria-label': '评论列表' })}
      >
        {data === undefined && (isError ? <CommentsFailed onRetry={refetch} /> : <CommentSkeleton />)}
        {data !== undefined && comments.length === 0 && <EmptyState text="还没有人评论，来说第一句吧" />}
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
        {hasNextPage && (
          <p className={styles.more}>
            <Button look="quiet" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage
                ? '正在加载…'
                : isFetchNextPageError
                  ? '没能加载出来，点这里重试'
                  : '查看更多评论'}
            </Button>
          </p>
        )}
        {comments.length > 0 && !hasNextPage && <EndMark text="评论都在这里了" />}
      </div>
    </>
  );
}

function CommentsFailed({ onRetry }: { readonly onRetry: () => unknown }) {
  return <ErrorState text="评论没能加载出来，请检查网络后重试" onRetry={() => void onRetry()} />;
}
