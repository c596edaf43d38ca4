import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import type {
  PublishedForm,
  publishedPages,
  publishedVideoPages,
} from '#widgets/publishers/publisher-queries.ts';
import { NewsRow } from './news-row.tsx';

interface PublishedStoriesProps {
  readonly form: PublishedForm;
  readonly pages: ReturnType<typeof publishedPages> | ReturnType<typeof publishedVideoPages>;
  readonly positionKey: string;
}

const nothingYet: Readonly<Record<PublishedForm, string>> = {
  article: '还没有发过文章',
  video: '还没有发过视频，先看看文章吧',
  live: '还没有开过直播，先看看文章吧',
};

/** Stories of a publisher in one form, newest first. */
export function PublishedStories({ form, pages: query, positionKey }: PublishedStoriesProps) {
  const pages = useInfiniteQuery(query);
  const list = useEndlessList(pages, { listKey: positionKey });
  if (pages.data === undefined) {
    if (pages.fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    return pages.isError ? (
      <ErrorState onRetry={() => void pages.refetch()} />
    ) : (
      <div role="status" aria-busy="true" aria-label="正在加载">
        <StoriesSkeleton />
      </div>
    );
  }
  const stories = pages.data.pages.flatMap((page) => page.list);
  if (stories.length === 0) return <EmptyState text={nothingYet[form]} />;
  return (
    <>
      <EndlessList rows={stories} keyOf={({ id }) => id} positionKey={positionKey}>
        {(story) => <NewsRow item={story} />}
      </EndlessList>
      <LoadMore {...list} loaded={stories.length} end={<EndMark text="更早的到这里为止" />} />
    </>
  );
}

/** Skeleton of a list of stories. */
export function StoriesSkeleton() {
  return (['thumb', 'thumb', 'text', 'thumb'] as const).map((kind, index) => (
    <SkeletonCard key={index} kind={kind} />
  ));
}
