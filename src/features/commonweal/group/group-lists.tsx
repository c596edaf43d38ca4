import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { NewsCard } from '#ui/card/news-card.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { ActivityCard } from '../shared/activity-card.tsx';
import {
  activityPages,
  groupNewsPages,
  ownGroupActivityPages,
  showPages,
} from '../shared/commonweal-queries.ts';
import type { Audit } from '../shared/commonweal-types.ts';
import styles from './group-lists.module.css';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';
import { ShowCard } from '../shared/show-card.tsx';

const tabs = [
  { id: 'activities', label: '活动' },
  { id: 'shows', label: '公益秀' },
  { id: 'news', label: '相关报道' },
] as const;

interface GroupListsProps {
  readonly groupId: string;
  /** the reader owns the group: activities under review are shown as well */
  readonly own: boolean;
}

/** A group's activities, shows and news. */
export function GroupLists({ groupId, own }: GroupListsProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('activities');
  return (
    <section className={styles.part} aria-labelledby="group-lists-title">
      <SectionHead id="group-lists-title" title="团队动态" />
      <Tabs items={tabs} activeId={tab} onChange={setTab} label="团队动态" panelId="group-list" />
      <div id="group-list" role="tabpanel" aria-label="团队动态列表">
        {tab === 'shows' ? (
          <Shows groupId={groupId} />
        ) : tab === 'news' ? (
          <News groupId={groupId} />
        ) : own ? (
          <OwnActivities />
        ) : (
          <Activities groupId={groupId} />
        )}
      </div>
    </section>
  );
}

const noActivity = <EmptyState text="这个团队还没有发起过活动" />;

function Activities({ groupId }: { readonly groupId: string }) {
  return (
    <PagedList
      pages={useInfiniteQuery(activityPages(useGateway(), { groupId }))}
      listKey={`group activities ${groupId}`}
      keyOf={({ id }) => id}
      empty={noActivity}
      end="活动都在这里了"
    >
      {(activity) => <ActivityCard activity={activity} />}
    </PagedList>
  );
}

const waiting: Readonly<Record<Audit['status'], string | undefined>> = {
  none: undefined,
  pending: '审核中',
  rejected: '被驳回',
  approved: undefined,
};

function OwnActivities() {
  return (
    <PagedList
      pages={useInfiniteQuery({ ...ownGroupActivityPages(useGateway()), refetchOnMount: 'always' })}
      listKey="own group activities"
      keyOf={({ activity }) => activity.id}
      empty={<EmptyState text="还没有发起过活动，点“发起活动”开始" />}
      end="活动都在这里了"
    >
      {({ activity, audit }) => {
        const state = waiting[audit.status];
        return (
          <ActivityCard
            activity={activity}
            {...(state !== undefined && { state })}
            {...(audit.status === 'rejected' && { note: audit.reason })}
          />
        );
      }}
    </PagedList>
  );
}

function Shows({ groupId }: { readonly groupId: string }) {
  return (
    <PagedList
      pages={useInfiniteQuery(showPages(useGateway(), { groupId }))}
      listKey={`group shows ${groupId}`}
      keyOf={({ id }) => id}
      empty={<EmptyState text="这个团队还没有公益秀" />}
      end="公益秀都在这里了"
      skeleton="cover"
    >
      {(show) => <ShowCard show={show} />}
    </PagedList>
  );
}

function News({ groupId }: { readonly groupId: string }) {
  return (
    <PagedList
      pages={useInfiniteQuery(groupNewsPages(useGateway(), groupId))}
      listKey={`group news ${groupId}`}
      keyOf={({ id }) => id}
      empty={<EmptyState text="还没有这个团队的报道" />}
      end="报道都在这里了"
    >
      {({ id, title, source, publishedAt, cover }) => (
        <NewsCard
          kind="thumb"
          title={title}
          pictures={cover === undefined ? [] : [cover]}
          meta={[source, <RelativeTime key="time" at={publishedAt} />]}
          renderLink={(parts) => <Link to="/general/$" params={{ _splat: id }} {...parts} />}
        />
      )}
    </PagedList>
  );
}
