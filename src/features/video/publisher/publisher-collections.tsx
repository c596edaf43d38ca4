import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { CollectionCard } from '../shared/collection-card.tsx';
import { VideoGrid, VideoGridSkeleton } from '../shared/video-grid.tsx';
import { publisherCollectionPages } from '../shared/video-queries.ts';

/** Collections of a publisher, most recently extended first. */
export function PublisherCollections({ publisherId }: { readonly publisherId: string }) {
  const pages = useInfiniteQuery(publisherCollectionPages(useGateway(), publisherId));
  const listKey = `collections ${publisherId}`;
  const list = useEndlessList(pages, { listKey });
  if (pages.data === undefined) {
    if (pages.fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    return pages.isError ? <ErrorState onRetry={() => void pages.refetch()} /> : <VideoGridSkeleton />;
  }
  const collections = pages.data.pages.flatMap((page) => page.list);
  if (collections.length === 0) return <EmptyState text="还没有合集，先看看视频吧" />;
  return (
    <>
      <VideoGrid items={collections} keyOf={({ id }) => id} positionKey={listKey}>
        {(collection) => <CollectionCard collection={collection} />}
      </VideoGrid>
      <LoadMore {...list} loaded={collections.length} end={<EndMark text="合集都在这里了" />} />
    </>
  );
}
