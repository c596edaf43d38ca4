import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { followedPages } from './publisher-queries.ts';
import { PublisherRow, PublisherRowsSkeleton } from './publisher-row.tsx';

interface FollowedPublishersProps {
  /** empty state */
  readonly empty: ReactNode;
}

/** 我的关注. An unfollowed publisher stays listed until the list is opened again, so that the reader can undo it. */
export function FollowedPublishers({ empty }: FollowedPublishersProps) {
  const pages = useInfiniteQuery(followedPages(useGateway()));
  const list = useEndlessList(pages, { listKey: 'followed publishers' });
  if (pages.data === undefined) {
    if (pages.fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    return pages.isError ? <ErrorState onRetry={() => void pages.refetch()} /> : <FollowedSkeleton />;
  }
  const publishers = pages.data.pages.flatMap((page) => page.list);
  if (publishers.length === 0) return empty;
  return (
    <>
      <EndlessList rows={publishers} keyOf={({ id }) => id} positionKey="followed publishers">
        {(publisher) => <PublisherRow publisher={publisher} />}
      </EndlessList>
      <LoadMore {...list} loaded={publishers.length} end={<EndMark text="关注的都在这里了" />} />
    </>
  );
}

/** Placeholder of the followed publishers. */
export function FollowedSkeleton() {
  return (
    <div aria-busy="true" aria-label="正在加载" role="status">
      <PublisherRowsSkeleton />
    </div>
  );
}
