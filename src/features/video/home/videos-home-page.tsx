import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AppBar } from '#ui/navigation/app-bar.tsx';
import { chipLinkClass } from '#ui/control/chip.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { MainTabs } from '#widgets/main-tabs/main-tabs.tsx';
import { useDataSaver } from '#widgets/video/use-data-saver.ts';
import { ClapperCard } from '../shared/clapper-card.tsx';
import { CollectionCard } from '../shared/collection-card.tsx';
import { VideoCard } from '../shared/video-card.tsx';
import { VideoGrid } from '../shared/video-grid.tsx';
import { clapperPages, collectionPages, newestPages, sourcesQuery } from '../shared/video-queries.ts';
import { VideoTabs } from './video-tab-links.tsx';
import { videoTab } from '../shared/video-tabs.ts';
import styles from './videos-home-page.module.css';

/** 视频: newest videos, collections, and works of readers. Data is loaded by `loadVideosHome`. */
export function VideosHomePage({ name }: { readonly name: string | undefined }) {
  const tab = videoTab(name);
  return (
    <>
      <AppBar title={<h1>视频</h1>} />
      <VideoTabs active={tab} />
      <main>
        {tab === 'newest' && <Newest />}
        {tab === 'collections' && <Collections />}
        {tab === 'clapper' && <Works />}
      </main>
      <MainTabs activeId="video" />
    </>
  );
}

function Newest() {
  const gateway = useGateway();
  const pages = useSuspenseInfiniteQuery(newestPages(gateway));
  const savesData = useDataSaver();
  const listKey = 'videos newest';
  const list = useEndlessList(pages, { listKey });
  const videos = pages.data.pages.flatMap((page) => page.list);
  const sources = useQuery(sourcesQuery(gateway)).data?.list ?? [];
  return (
    <section aria-label="推荐视频" aria-busy={list.phase === 'loading'}>
      {videos.length === 0 && <EmptyState text="还没有视频，先看看首页的新闻吧" />}
      <VideoGrid items={videos} keyOf={({ id }) => id} positionKey={listKey}>
        {(video, index) => <VideoCard video={video} first={index === 0} hasPreview={!savesData} />}
      </VideoGrid>
      <LoadMore
        {...list}
        loaded={videos.length}
        end={videos.length > 0 && <EndMark text="更早的视频到这里为止" />}
      />
      {sources.length > 0 && (
        <nav className={styles.sources} aria-label="外站视频">
          <h2 className={styles.head}>外站视频</h2>
          {sources.map(({ id, name, total }) => (
            <Link
              key={id}
              to="/videosOut/$"
              params={{ _splat: id }}
              preload="intent"
              className={chipLinkClass}
            >
              {name} {total}
            </Link>
          ))}
        </nav>
      )}
    </section>
  );
}

function Collections() {
  const pages = useSuspenseInfiniteQuery(collectionPages(useGateway()));
  const listKey = 'videos collections';
  const list = useEndlessList(pages, { listKey });
  const collections = pages.data.pages.flatMap((page) => page.list);
  return (
    <section aria-label="视频合集" aria-busy={list.phase === 'loading'}>
      {collections.length === 0 && <EmptyState text="还没有合集，先看看推荐吧" />}
      <VideoGrid items={collections} keyOf={({ id }) => id} positionKey={listKey}>
        {(collection) => <CollectionCard collection={collection} />}
      </VideoGrid>
      <LoadMore
        {...list}
        loaded={collections.length}
        end={collections.length > 0 && <EndMark text="合集都在这里了" />}
      />
    </section>
  );
}

function Works() {
  const pages = useSuspenseInfiniteQuery(clapperPages(useGateway()));
  const listKey = 'videos clapper';
  const list = useEndlessList(pages, { listKey });
  const works = pages.data.pages.flatMap((page) => page.list);
  return (
    <section aria-label="拍客作品" aria-busy={list.phase === 'loading'}>
      <p className={styles.invite}>
        <Link to="/report/$" params={{ _splat: '' }} preload="intent" className={chipLinkClass}>
          我也拍到了，发给编辑
        </Link>
      </p>
      {works.length === 0 && <EmptyState text="还没有拍客作品，您来发第一件吧" />}
      <VideoGrid items={works} keyOf={({ id }) => id} positionKey={listKey}>
        {(work) => <ClapperCard work={work} />}
      </VideoGrid>
      <LoadMore
        {...list}
        loaded={works.length}
        end={works.length > 0 && <EndMark text="更早的作品到这里为止" />}
      />
    </section>
  );
}
