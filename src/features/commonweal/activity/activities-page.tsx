import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { ActivityCard } from '../shared/activity-card.tsx';
import { activityPages } from '../shared/commonweal-queries.ts';
import { activityStates } from '../shared/commonweal-words.ts';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';

const shownStates = ['open', 'running', 'full', 'closed', 'ended'] as const;
const tabs = shownStates.map((id) => ({ id, label: activityStates[id] }));

/** 公益活动 by state, latest first. Data is loaded by `loadActivity`. */
export function ActivitiesPage() {
  const [state, setState] = useState<(typeof shownStates)[number]>('open');
  const pages = useInfiniteQuery(activityPages(useGateway(), { state }));
  return (
    <>
      <PageBar title={<h1>公益活动</h1>} />
      <main>
        <Tabs items={tabs} activeId={state} onChange={setState} label="活动状态" panelId="activities-list" />
        <div id="activities-list" role="tabpanel" aria-label={activityStates[state]}>
          <SectionHead title={`${activityStates[state]}的活动`} />
          <PagedList
            pages={pages}
            listKey={`commonweal activities ${state}`}
            keyOf={({ id }) => id}
            empty={<EmptyState text={`现在没有“${activityStates[state]}”的活动`} />}
            end="活动都在这里了"
          >
            {(activity, index) => <ActivityCard activity={activity} first={index === 0} />}
          </PagedList>
        </div>
      </main>
    </>
  );
}
