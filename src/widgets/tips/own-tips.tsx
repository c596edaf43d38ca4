import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { OwnTipRow } from './own-tip-row.tsx';
import { tipPollInterval, ownTipPages, tipQuery } from './tip-queries.ts';

interface OwnTipsProps {
  /** empty state */
  readonly empty: ReactNode;
}

/** 我的爆料: the reader's tips with their progress, polled while open. */
export function OwnTips({ empty }: OwnTipsProps) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const pages = useInfiniteQuery({
    ...ownTipPages(gateway),
    refetchInterval: ({ state }) => tipPollInterval(state.data?.pages.flatMap((page) => page.list)),
    refetchOnWindowFocus: 'always',
  });
  const { data } = pages;
  useEffect(() => {
    // the prefetched page of a tip must not be older than this list
    for (const tip of data?.pages.flatMap((page) => page.list) ?? [])
      queryClient.setQueryData(tipQuery(gateway, tip.id).queryKey, tip);
  }, [data, gateway, queryClient]);
  const list = useEndlessList(pages, { listKey: 'own tips' });
  if (pages.data === undefined) {
    if (pages.fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    return pages.isError ? <ErrorState onRetry={() => void pages.refetch()} /> : <OwnTipsSkeleton />;
  }
  const tips = pages.data.pages.flatMap((page) => page.list);
  if (tips.length === 0) return empty;
  return (
    <>
      <EndlessList rows={tips} keyOf={({ id }) => id} positionKey="own tips">
        {(tip) => <OwnTipRow tip={tip} />}
      </EndlessList>
      <LoadMore {...list} loaded={tips.length} end={<EndMark text="发过的爆料都在这里了" />} />
    </>
  );
}

/** Placeholder of the reader's tips. */
export function OwnTipsSkeleton() {
  return (
    <div aria-busy="true" aria-label="正在加载" role="status">
      {Array.from({ length: 3 }, (_, index) => (
        <SkeletonCard key={index} kind="text" />
      ))}
    </div>
  );
}
