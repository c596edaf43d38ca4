import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { countText } from '#lib/text/counts.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './live-album-page.module.css';
import { albumPages, albumQuery } from '../shared/live-queries.ts';
import { LiveRoomCard } from '../shared/live-room-card.tsx';

/** 直播合集: the lives of a series. Data is loaded by `loadLiveAlbum`. */
export function LiveAlbumPage({ albumId }: { readonly albumId: string }) {
  const gateway = useGateway();
  const { data: album } = useSuspenseQuery(albumQuery(gateway, albumId));
  const pages = useSuspenseInfiniteQuery(albumPages(gateway, albumId));
  const listKey = `live album ${albumId}`;
  const list = useEndlessList(pages, { listKey });
  const lives = pages.data.pages.flatMap((page) => page.list);
  const { title, summary, cover, views } = album;
  return (
    <>
      <PageBar title="直播合集" />
      <main aria-busy={list.phase === 'loading'}>
        <Picture
          url={cover.url}
          alt=""
          color={cover.color}
          ratio="16/9"
          sizes="min(100vw, 640px)"
          first
          square
        />
        <header className={styles.head}>
          <Headline>{title}</Headline>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.meta}>{countText(views)} 次观看</p>
        </header>
        <section aria-labelledby="lives">
          <SectionHead id="lives" title="全部场次" note={`共 ${album.lives} 场`} />
          {lives.length === 0 && <EmptyState text="这个合集还没有直播，先看看别的吧" />}
          <EndlessList rows={lives} keyOf={({ id }) => id} positionKey={listKey}>
            {(live) => <LiveRoomCard live={live} />}
          </EndlessList>
          <LoadMore
            {...list}
            loaded={lives.length}
            end={lives.length > 0 && <EndMark text="这个合集的直播都在这里了" />}
          />
        </section>
      </main>
    </>
  );
}
