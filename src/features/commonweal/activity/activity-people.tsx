import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import styles from './activity-people.module.css';
import { activityVolunteerPages } from '../shared/commonweal-queries.ts';
import type { ActivityDetails } from '../shared/commonweal-types.ts';
import { cityNameOf, hoursText } from '../shared/commonweal-words.ts';
import { Stars } from '../shared/stars.tsx';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';

/** Those who attended or, before attendance is recorded, those registered. Names are masked. */
export function ActivityPeople({ details: { activity, attended } }: { readonly details: ActivityDetails }) {
  const cameAny = attended > 0;
  const pages = useInfiniteQuery(activityVolunteerPages(useGateway(), activity.id, cameAny));
  const total = pages.data?.pages[0]?.total;
  return (
    <section className={styles.people} aria-labelledby="people-title">
      <SectionHead
        id="people-title"
        title={cameAny ? '到场的志愿者' : '已报名的志愿者'}
        {...(total !== undefined && { note: `${total} 人` })}
      />
      <PagedList
        pages={pages}
        listKey={`activity people ${activity.id} ${cameAny}`}
        keyOf={({ volunteerId }) => volunteerId}
        empty={<EmptyState text="还没有人报名，来做第一个吧" />}
        end="都在这里了"
        skeleton="text"
      >
        {({ volunteerId, name, cityId, level, minutes }) => (
          <Link to="/v10/publicWelfare/volHome/$" params={{ _splat: volunteerId }} className={styles.person}>
            <span className={styles.name}>{name}</span>
            <Stars level={level} />
            <span className={styles.note}>
              {cityNameOf(cityId)}
              {cameAny && minutes !== undefined && ` · ${hoursText(minutes)}`}
            </span>
          </Link>
        )}
      </PagedList>
    </section>
  );
}
