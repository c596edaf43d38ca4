import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Headline } from '#ui/card/headline.tsx';
import { StateTag } from '#ui/card/state-tag.tsx';
import { linkClass } from '#ui/control/link.ts';
import { Picture } from '#ui/content/picture.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { useSession } from '#widgets/session/use-session.ts';
import { ActivityFacts } from '../shared/activity-facts.tsx';
import { ActivityPeople } from './activity-people.tsx';
import styles from './activity-page.module.css';
import { AuditNote } from '../shared/audit-note.tsx';
import { activityQuery, pollIntervalMs } from '../shared/commonweal-queries.ts';
import { activityStates, toneOfActivity } from '../shared/commonweal-words.ts';
import { OwnPlace } from './own-place.tsx';
import { RegistrationBar } from './registration-bar.tsx';
import { ShareButton } from '../shared/commonweal-share-button.tsx';
import { useRegistration } from './use-registration.ts';

/** An activity: description, participants and registration. Data is loaded by `loadActivity` and polled while the page is open. */
export function ActivityPage({ activityId }: { readonly activityId: string }) {
  const {
    data: details,
    dataUpdatedAt,
    refetch,
  } = useSuspenseQuery({
    ...activityQuery(useGateway(), activityId),
    refetchInterval: ({ state: { data } }) =>
      data?.activity.state === 'ended' || data?.activity.state === 'cancelled' ? false : pollIntervalMs,
    refetchOnWindowFocus: 'always',
  });
  const registration = useRegistration(details, dataUpdatedAt);
  const { signedIn } = useSession();
  const isAnother = signedIn && details.step === 'not-signed-in';
  useEffect(() => {
    // the page was loaded for a visitor
    if (isAnother) void refetch();
  }, [isAnother, refetch]);
  const { activity, introduction, audit, own } = details;
  const { title, cover, group, state } = activity;
  return (
    <>
      <PageBar
        title="公益活动"
        end={
          audit.status === 'approved' && (
            <ShareButton
              title={title}
              summary={introduction.slice(0, 60)}
              picture={cover.url}
              path={`actDetails/${activityId}`}
            />
          )
        }
      />
      <main>
        <article>
          <Picture {...cover} ratio="16/9" sizes="min(100vw, 640px)" first square />
          <div className={styles.head}>
            <Headline>{title}</Headline>
            <p className={styles.state}>
              <StateTag tone={toneOfActivity(state)}>{activityStates[state]}</StateTag>
              <Link
                to="/v10/publicWelfare/orzHome/$"
                params={{ _splat: group.id }}
                preload="intent"
                className={linkClass}
              >
                {group.title}
              </Link>
            </p>
            {own && audit.status !== 'approved' && <AuditNote audit={audit} what="活动" />}
          </div>
          <OwnPlace details={details} />
          <ActivityFacts details={details} />
          <section className={styles.part} aria-labelledby="introduction-title">
            <h2 id="introduction-title" className={styles.name}>
              活动介绍
            </h2>
            <p className={styles.text}>{introduction}</p>
          </section>
        </article>
        <ActivityPeople details={details} />
      </main>
      {audit.status === 'approved' && <RegistrationBar details={details} registration={registration} />}
    </>
  );
}
