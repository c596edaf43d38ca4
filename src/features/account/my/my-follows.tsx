import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { EventAlertsOffer } from '#widgets/event-alerts/event-alerts-offer.tsx';
import { UnfollowButton } from '#widgets/follows/follow-button.tsx';
import { FollowLink, followKindNames } from '#widgets/follows/follow-link.tsx';
import { useFollowedNews } from '#widgets/follows/use-followed-news.ts';
import { FollowedPublishers, FollowedSkeleton } from '#widgets/publishers/followed-publishers.tsx';
import styles from './my-follows.module.css';
import { ReaderOnly } from './reader-only.tsx';

const empty = (
  <EmptyState text="还没有关注谁。去壹点号看看，喜欢谁就点关注">
    <Link to="/ydIndex/$" params={{ _splat: '' }} preload="intent" className={buttonClass('brand')}>
      去壹点号
    </Link>
  </EmptyState>
);

/** 我的关注: labels, hot events and reporters, on this device too; then publishers, for signed-in readers. */
export function MyFollows() {
  return (
    <>
      <FollowedNews />
      <ReaderOnly
        view="follows"
        invitation="登录后，可以在这里看到关注的壹点号和 V 机构"
        skeleton={<FollowedSkeleton />}
      >
        <section aria-label="我的关注">
          <FollowedPublishers empty={empty} />
        </section>
      </ReaderOnly>
    </>
  );
}

function FollowedNews() {
  const { list, isFailed, onRetry } = useFollowedNews();
  if (isFailed) return <ErrorState onRetry={onRetry} />;
  if (list === undefined || list.length === 0) return null;
  return (
    <section aria-labelledby="followed-news">
      <SectionHead id="followed-news" title="标签、热点和记者" />
      <div className={styles.alerts}>
        <EventAlertsOffer events={list.filter(({ kind }) => kind === 'event').map(({ id }) => id)} />
      </div>
      <ul>
        {list.map((one) => (
          <li key={`${one.kind} ${one.id}`} className={styles.row}>
            <FollowLink target={one} className={styles.link ?? ''}>
              <span>{one.name}</span>
              <span className={styles.note}>
                {followKindNames[one.kind]}
                {one.fresh > 0 && `，${one.fresh} 篇新报道`}
              </span>
            </FollowLink>
            <UnfollowButton kind={one.kind} id={one.id} name={one.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
