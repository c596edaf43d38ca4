import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { groupPages } from '../shared/commonweal-queries.ts';
import { GroupRow } from '../shared/group-row.tsx';
import styles from './groups-page.module.css';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';

/** 公益团队, sorted by hours. Data is loaded by `loadGroup`. */
export function GroupsPage() {
  const pages = useInfiniteQuery(groupPages(useGateway()));
  return (
    <>
      <PageBar title={<h1>公益团队</h1>} />
      <main>
        <SectionHead title="按服务时长" />
        <PagedList
          pages={pages}
          listKey="commonweal groups"
          keyOf={({ id }) => id}
          empty={<EmptyState text="还没有公益团队入驻，来做第一个吧" />}
          end="团队都在这里了"
        >
          {(group) => <GroupRow group={group} />}
        </PagedList>
      </main>
      <section className={styles.bar} aria-label="入驻">
        <Link
          to="/v10/publicWelfare/orgApplay/$"
          params={{ _splat: '' }}
          preload="intent"
          className={buttonClass('brand')}
        >
          公益团队入驻
        </Link>
      </section>
    </>
  );
}
