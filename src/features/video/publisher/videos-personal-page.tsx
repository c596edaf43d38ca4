import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plainTitle } from '#lib/story/plain-title.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { NewsCard } from '#ui/card/news-card.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PublisherHead } from '#widgets/publishers/publisher-head.tsx';
import { publishedVideoPages, publisherQuery } from '#widgets/publishers/publisher-queries.ts';
import { PublisherCollections } from './publisher-collections.tsx';
import { PublisherTabs } from './publisher-tabs.tsx';
import { isCollectionList } from '../shared/video-tabs.ts';

interface VideosPersonalPageProps {
  readonly publisherId: string;
  /** name of the list in the URL */
  readonly list: unknown;
}

/** A publisher with videos or collections. Data is loaded by `loadVideoPublisher`. */
export function VideosPersonalPage({ publisherId, list }: VideosPersonalPageProps) {
  const { data: publisher } = useSuspenseQuery(publisherQuery(useGateway(), publisherId));
  const active = isCollectionList(list) ? 'collections' : 'videos';
  return (
    <>
      <PageBar title="视频主页" />
      <main>
        <PublisherHead publisher={publisher} />
        <PublisherTabs
          publisherId={publisherId}
          label={`${publisher.name}的视频与合集`}
          videos={publisher.videos}
          active={active}
        />
        {active === 'collections' ? (
          <PublisherCollections publisherId={publisherId} />
        ) : (
          <PublisherVideos publisherId={publisherId} />
        )}
      </main>
    </>
  );
}

function PublisherVideos({ publisherId }: { readonly publisherId: string }) {
  const pages = useInfiniteQuery(publishedVideoPages(useGateway(), publisherId));
  const listKey = `videos of ${publisherId}`;
  const list = useEndlessList(pages, { listKey });
  if (pages.data === undefined) {
    if (pages.fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    return pages.isError ? (
      <ErrorState onRetry={() => void pages.refetch()} />
    ) : (
      <div role="status" aria-busy="true" aria-label="正在加载">
        <SkeletonCard kind="cover" />
        <SkeletonCard kind="cover" />
      </div>
    );
  }
  const videos = pages.data.pages.flatMap((page) => page.list);
  if (videos.length === 0) return <EmptyState text="还没有发过视频，先看看别的号吧" />;
  return (
    <section aria-labelledby="videos">
      <h2 className={visuallyHiddenClass} id="videos">
        视频
      </h2>
      <EndlessList rows={videos} keyOf={({ id }) => id} positionKey={listKey}>
        {({ id, title, covers, duration, publishedAt, source }) => (
          <NewsCard
            kind="video"
            title={plainTitle(title)}
            pictures={covers}
            duration={duration}
            meta={[source, <RelativeTime key="at" at={publishedAt} />]}
            renderLink={(parts) => (
              <Link to="/videos/$" params={{ _splat: id }} preload="intent" {...parts} />
            )}
          />
        )}
      </EndlessList>
      <LoadMore {...list} loaded={videos.length} end={<EndMark text="更早的到这里为止" />} />
    </section>
  );
}
