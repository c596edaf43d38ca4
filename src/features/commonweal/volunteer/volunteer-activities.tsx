import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { ActivityCard } from '../shared/activity-card.tsx';
import { CertificateButton } from '../shared/certificate-button.tsx';
import { volunteerActivityPages, volunteerShowPages } from '../shared/commonweal-queries.ts';
import type { RegistrationState } from '../shared/commonweal-types.ts';
import { hoursText, registrationStates } from '../shared/commonweal-words.ts';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';
import { ShowCard } from '../shared/show-card.tsx';
import styles from './volunteer-activities.module.css';

const ownTabs = [
  { id: 'registered', label: '待参加' },
  { id: 'attended', label: '已参加' },
  { id: 'cancelled', label: '已取消' },
  { id: 'absent', label: '未到场' },
  { id: 'shows', label: '公益秀' },
] as const;
const othersTabs = [
  { id: 'attended', label: '参加过的活动' },
  { id: 'shows', label: '公益秀' },
] as const;

interface VolunteerActivitiesProps {
  /** undefined for the reader's own */
  readonly volunteerId: string | undefined;
  readonly own: boolean;
}

/** A volunteer's activities by state, with certificates on the own page, and shows. */
export function VolunteerActivities({ volunteerId, own }: VolunteerActivitiesProps) {
  const [tab, setTab] = useState<RegistrationState | 'shows'>(own ? 'registered' : 'attended');
  return (
    <section className={styles.part} aria-labelledby="own-activities-title">
      <SectionHead id="own-activities-title" title={own ? '我的活动' : '公益经历'} />
      <Tabs
        items={own ? ownTabs : othersTabs}
        activeId={tab}
        onChange={setTab}
        label="活动"
        panelId="own-activities"
      />
      <div id="own-activities" role="tabpanel" aria-label="活动列表">
        {tab === 'shows' ? (
          <VolunteerShows volunteerId={volunteerId} />
        ) : (
          <Activities key={tab} volunteerId={volunteerId} state={tab} />
        )}
      </div>
    </section>
  );
}

interface ActivitiesProps {
  readonly volunteerId: string | undefined;
  readonly state: RegistrationState;
}

function Activities({ volunteerId, state }: ActivitiesProps) {
  const pages = useInfiniteQuery({
    ...volunteerActivityPages(useGateway(), volunteerId, state),
    refetchOnMount: 'always',
  });
  return (
    <PagedList
      pages={pages}
      listKey={`volunteer activities ${volunteerId ?? 'own'} ${state}`}
      keyOf={({ activity }) => activity.id}
      empty={<EmptyState text={`没有“${registrationStates[state]}”的活动`} />}
      end="都在这里了"
    >
      {({ activity, registration: { minutes = 0, certificate } }) => (
        <>
          <ActivityCard
            activity={activity}
            {...(state !== 'registered' && { state: registrationStates[state] })}
            {...(state === 'attended' && { note: hoursText(minutes) })}
            {...(state === 'registered' && certificate !== undefined && { note: '证书已撤回，等待重新登记' })}
          />
          {certificate !== undefined && (
            <p className={styles.certificate}>
              <span>编号 {certificate}</span>
              <CertificateButton activityId={activity.id} />
            </p>
          )}
        </>
      )}
    </PagedList>
  );
}

function VolunteerShows({ volunteerId }: { readonly volunteerId: string | undefined }) {
  const pages = useInfiniteQuery(volunteerShowPages(useGateway(), volunteerId));
  return (
    <PagedList
      pages={pages}
      listKey={`volunteer shows ${volunteerId ?? 'own'}`}
      keyOf={({ id }) => id}
      empty={<EmptyState text="参加过的活动还没有写成公益秀" />}
      end="都在这里了"
      skeleton="cover"
    >
      {(show) => <ShowCard show={show} />}
    </PagedList>
  );
}
