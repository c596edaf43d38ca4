import { useInfiniteQuery } from '@tanstack/react-query';
import { plainTitle } from '#lib/story/plain-title.ts';
import { NewsCard } from '#ui/card/news-card.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';
import { enterpriseNewsPages } from './enterprise-queries.ts';

/** Stories about an enterprise, newest first, without an end until there are no more. */
export function NewsBlock({ enterpriseId }: { readonly enterpriseId: string }) {
  const pages = useInfiniteQuery(enterpriseNewsPages(useGateway(), enterpriseId));
  return (
    <section aria-labelledby="news-title">
      <SectionHead id="news-title" title="相关新闻" />
      <PagedList
        pages={pages}
        listKey={`enterprise news ${enterpriseId}`}
        keyOf={({ id }) => id}
        empty={<EmptyState text="还没有相关新闻" />}
        end="相关新闻都在这里了"
      >
        {(item) => (
          <NewsCard
            kind={item.covers.length === 0 ? 'text' : 'thumb'}
            title={plainTitle(item.title)}
            pictures={item.covers}
            meta={[item.source, <RelativeTime key="time" at={item.publishedAt} />]}
            duration={item.duration}
            liveState={item.liveState}
            renderLink={(parts) => <NewsLink target={item.link} kind={item.kind} {...parts} />}
          />
        )}
      </PagedList>
    </section>
  );
}
