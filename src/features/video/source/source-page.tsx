import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from '../shared/collection-page.module.css';
import { VideoList } from '../shared/video-list.tsx';
import { sourcePages } from '../shared/video-queries.ts';

/** Videos of an external site, with its name and link. Data is loaded by `loadSource`. */
export function SourcePage({ sourceId }: { readonly sourceId: string }) {
  const pages = useSuspenseInfiniteQuery(sourcePages(useGateway(), sourceId));
  const listKey = `source ${sourceId}`;
  const list = useEndlessList(pages, { listKey });
  const videos = pages.data.pages.flatMap((page) => page.list);
  const source = pages.data.pages[0]?.source;
  return (
    <>
      <PageBar title="外站视频" />
      <main aria-busy={list.phase === 'loading'}>
        {source !== undefined && (
          <header className={styles.head}>
            <h1 className={styles.title}>{source.name}</h1>
            {source.summary !== '' && <p className={styles.summary}>{source.summary}</p>}
            <p className={styles.meta}>
              <span>转载 {source.total} 个视频，版权归来源方所有</span>
              {/^https?:\/\//i.test(source.homeUrl) && (
                <a
                  href={source.homeUrl}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className={styles.by}
                >
                  去来源网站
                </a>
              )}
            </p>
          </header>
        )}
        <VideoList
          videos={videos}
          list={list}
          listKey={listKey}
          none="这个来源还没有视频，先看看别的吧"
          end="更早的到这里为止"
          renderLink={({ id }, parts) => (
            <Link to="/video/$" params={{ _splat: id }} preload="intent" {...parts} />
          )}
        />
      </main>
    </>
  );
}
