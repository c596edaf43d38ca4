import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PublisherLink } from '#widgets/publishers/publisher-link.tsx';
import styles from '../shared/collection-page.module.css';
import { VideoList } from '../shared/video-list.tsx';
import { collectionQuery, collectionVideoPages } from '../shared/video-queries.ts';

/** 合集: a collection with its videos in order. Data is loaded by `loadCollection`. */
export function CollectionPage({ collectionId }: { readonly collectionId: string }) {
  const gateway = useGateway();
  const { data: collection } = useSuspenseQuery(collectionQuery(gateway, collectionId));
  const pages = useSuspenseInfiniteQuery(collectionVideoPages(gateway, collectionId));
  const listKey = `collection ${collectionId}`;
  const list = useEndlessList(pages, { listKey });
  const videos = pages.data.pages.flatMap((page) => page.list);
  const { title, summary, total, updatedAt, publisher } = collection;
  const [first] = videos;
  return (
    <>
      <PageBar title="视频合集" />
      <main aria-busy={list.phase === 'loading'}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {summary !== '' && <p className={styles.summary}>{summary}</p>}
          <p className={styles.meta}>
            <span>共 {total} 集</span>
            <span>
              <RelativeTime at={updatedAt} />
              更新
            </span>
            {publisher !== undefined && (
              <PublisherLink id={publisher.id} kind={publisher.kind} className={styles.by ?? ''}>
                {publisher.name}
              </PublisherLink>
            )}
          </p>
          <div className={styles.ways}>
            {first !== undefined && (
              <Link
                to="/videos/$"
                params={{ _splat: first.id }}
                search={{ collection: collectionId }}
                preload="intent"
                className={buttonClass('brand')}
              >
                从第一集连看
              </Link>
            )}
            {publisher !== undefined && (
              <Link
                to="/videosCollectionAbum/$"
                params={{ _splat: publisher.id }}
                preload="intent"
                className={buttonClass('line')}
              >
                TA 的全部合集
              </Link>
            )}
          </div>
        </header>
        <VideoList
          videos={videos}
          list={list}
          listKey={listKey}
          none="这个合集还没有视频，先看看别的吧"
          end="这个合集看完了"
          renderLink={({ id }, parts) => (
            <Link to="/videosXx/$" params={{ _splat: id }} preload="intent" {...parts} />
          )}
        />
      </main>
    </>
  );
}
