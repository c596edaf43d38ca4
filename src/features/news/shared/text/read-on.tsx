import { useInfiniteQuery } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { listRecommendedNews, listShareHomeNews } from 'qlwb-gateway-sdk/operations/news';
import { SectionHead } from '#ui/card/section-head.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { failFastOffline } from '#widgets/gateway/operation-query.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { NewsRow } from '../lists/news-row.tsx';
import type { Article, NewsItem } from '../news-types.ts';
import styles from './story-end.module.css';

const pageSize = 8;
/** similar stories, then the day's: enough to go on, and the list has an end */
const maxPages = 4;

interface ReadOnPage {
  readonly list: readonly NewsItem[];
  /** cursor of the day's stories; empty for their first page */
  readonly next?: string | undefined;
}

/** Similar stories first, then those of the day. */
async function loadPage(
  gateway: Gateway,
  newsId: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ReadOnPage> {
  if (cursor === undefined) {
    const { list } = await gateway.data(listRecommendedNews, { query: { newsId, pageSize } }, { signal });
    return { list, next: '' };
  }
  const body = { pageSize, ...(cursor !== '' && { cursor }) };
  const { list, nextCursor } = await gateway.data(listShareHomeNews, { body }, { signal });
  return { list, next: nextCursor };
}

/** 推荐阅读: what a reader who came to the end of a story may read next. Loaded when the end is near. */
export function ReadOn({ article: { id, related } }: { readonly article: Article }) {
  const gateway = useGateway();
  const pages = useInfiniteQuery({
    ...failFastOffline,
    queryKey: ['readOn', id],
    queryFn: ({ pageParam, signal }) => loadPage(gateway, id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: ReadOnPage, all) => (all.length < maxPages ? next : undefined),
    // asked for by the foot of the list
    enabled: false,
  });
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = pages;
  const known = new Set([id, ...related.map((item) => item.id)]);
  const list = (data?.pages ?? [])
    .flatMap((page) => page.list)
    .filter((item) => !known.has(item.id) && known.add(item.id));
  const phase = isFetching
    ? 'loading'
    : isError
      ? 'failed'
      : data === undefined || hasNextPage
        ? 'more'
        : 'end';
  return (
    <section className={styles.section} aria-labelledby="read-on" data-screen>
      <SectionHead id="read-on" title="推荐阅读" />
      {list.map((item) => (
        <NewsRow key={item.id} item={item} size="compact" preloadOtherKinds="intent" />
      ))}
      <LoadMore
        phase={phase}
        loaded={data?.pages.length ?? 0}
        onReach={() => void fetchNextPage()}
        onRetry={() => void fetchNextPage()}
        end={<EndMark text="先读到这里，首页还有更多新闻" />}
      />
    </section>
  );
}
