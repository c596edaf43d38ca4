import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { showPages } from '../shared/commonweal-queries.ts';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';
import { ShowCard } from '../shared/show-card.tsx';

/** 公益秀, newest first. Data is loaded by `loadShow`. */
export function ShowsPage() {
  const pages = useInfiniteQuery(showPages(useGateway(), {}));
  return (
    <>
      <PageBar title={<h1>公益秀</h1>} />
      <main>
        <SectionHead title="志愿者做了什么" />
        <PagedList
          pages={pages}
          listKey="commonweal shows"
          keyOf={({ id }) => id}
          empty={<EmptyState text="还没有公益秀，活动结束后会写在这里" />}
          end="公益秀都在这里了"
          skeleton="cover"
        >
          {(show, index) => <ShowCard show={show} first={index === 0} />}
        </PagedList>
      </main>
    </>
  );
}
