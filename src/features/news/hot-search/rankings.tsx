import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { HotRanking } from './hot-ranking.tsx';
import styles from './hot-search-page.module.css';
import { RankedList } from '../shared/lists/ranked-list.tsx';
import { hotEventsQuery, mostReadQuery, type ReadPeriod } from '../shared/queries.ts';

const rankings = [
  { rank: undefined, name: '热搜榜' },
  { rank: 'day', name: '今日最多阅读' },
  { rank: 'week', name: '本周最多阅读' },
] as const;

/** Tabs of the rankings. @param rank undefined is the hot events */
export function RankingTabs({ rank }: { readonly rank: ReadPeriod | undefined }) {
  return (
    <TabLinks
      label="榜单"
      activeId={rank ?? 'hot'}
      items={rankings.map(({ rank: id, name }) => ({
        id: id ?? 'hot',
        label: name,
        renderLink: (parts) => (
          <Link
            to="/hotSearch"
            search={id === undefined ? {} : { rank: id }}
            replace
            resetScroll={false}
            activeOptions={{ exact: true }}
            {...parts}
          />
        ),
      }))}
    />
  );
}

/** Hot events by heat. */
export function HotEvents() {
  const { list, updatedAt } = useSuspenseQuery(hotEventsQuery(useGateway())).data;
  if (list.length === 0) return <EmptyState text="现在还没有热搜，过一会儿再来" />;
  return (
    <>
      <p className={styles.updated}>
        <RelativeTime at={updatedAt} />
        更新
      </p>
      <HotRanking events={list} />
      <EndMark text="上榜的都在这里了" />
    </>
  );
}

/** Stories by their reads of today or of seven days. */
export function MostRead({ period }: { readonly period: ReadPeriod }) {
  const stories = useSuspenseQuery(mostReadQuery(useGateway(), period)).data;
  if (stories.length === 0) return <EmptyState text="今天的榜单还没有出来，先看看本周的" />;
  return (
    <>
      <p className={styles.updated}>{period === 'day' ? '按今天的阅读量排名' : '按近 7 天的阅读量排名'}</p>
      <RankedList
        rows={stories.map(({ reads, ...story }) => ({ ...story, note: `${countText(reads)} 阅读` }))}
      />
      <EndMark text="上榜的都在这里了" />
    </>
  );
}
