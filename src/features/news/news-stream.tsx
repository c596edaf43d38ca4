import { Link } from '@tanstack/react-router';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/empty-state.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { EndMark } from '#ui/end-mark.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { NewsRow } from './news-row.tsx';
import styles from './news-stream.module.css';
import type { Banner, Section } from './news-types.ts';
import { streamAdsQuery, streamPages } from './queries.ts';
import { withAds } from './stream-rows.ts';

interface NewsStreamProps {
  readonly cityId: string;
  readonly section: Section | undefined;
  /** cursor of the first page; undefined starts at the newest story */
  readonly start: string | undefined;
  readonly showAds: boolean;
  /** banners above the list: their stories stay small in it; a list without any brings the page's first picture */
  readonly banners: readonly Banner[];
}

/** The stories of one channel, with ads at their places; goes on as long as the reader does. */
export function NewsStream({ cityId, section, start, showAds, banners }: NewsStreamProps) {
  const gateway = useGateway();
  const ads = useSuspenseQuery(streamAdsQuery(gateway, cityId)).data.list;
  const pages = useSuspenseInfiniteQuery(streamPages(gateway, { cityId, section, start }));
  const stories = pages.data.pages.flatMap((page) => page.list);
  const nextCursor = pages.data.pages.at(-1)?.nextCursor;
  const listKey = `stream ${cityId} ${section?.id ?? ''} ${start ?? ''}`;
  const list = useEndlessList(pages, { listKey });

  if (stories.length === 0) return <EmptyState text="这个频道还没有内容，先看看别的频道吧" />;
  const rows = withAds(stories, showAds ? ads : []);
  const inBanners = new Set(banners.map(({ link }) => link.id));
  const firstPictured = banners.length === 0 ? rows.findIndex((row) => row.covers.length > 0) : -1;
  return (
    <>
      <h2 className={styles.unseen} id="stream">
        {section?.name || '最新新闻'}
      </h2>
      <section aria-labelledby="stream" aria-busy={list.phase === 'loading'}>
        <EndlessList rows={rows} keyOf={(item) => item.id} placeKey={listKey}>
          {(item, index) => (
            <NewsRow
              item={item}
              first={index === firstPictured}
              size={inBanners.has(item.id) ? 'compact' : 'own'}
            />
          )}
        </EndlessList>
      </section>
      <LoadMore
        {...list}
        loaded={stories.length}
        end={<EndMark text="今天的报纸看到这里" />}
        renderLink={(parts) => (
          // the list goes on by itself: loading the same stories for this link too would be a second request
          <Link
            to="/"
            search={{ channel: section?.id, cursor: nextCursor }}
            preload={false}
            rel="next"
            {...parts}
          />
        )}
      />
    </>
  );
}
