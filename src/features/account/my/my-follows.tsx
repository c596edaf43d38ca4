import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FollowedPublishers, FollowedSkeleton } from '#widgets/publishers/followed-publishers.tsx';
import { ReaderOnly } from './reader-only.tsx';

const empty = (
  <EmptyState text="还没有关注谁。去壹点号看看，喜欢谁就点关注">
    <Link to="/ydIndex/$" params={{ _splat: '' }} preload="intent" className={buttonClass('brand')}>
      去壹点号
    </Link>
  </EmptyState>
);

/** 我的关注: the publishers that the reader follows. */
export function MyFollows() {
  return (
    <ReaderOnly
      view="follows"
      invitation="登录后，可以在这里看到关注的壹点号和 V 机构"
      skeleton={<FollowedSkeleton />}
    >
      <section aria-label="我的关注">
        <FollowedPublishers empty={empty} />
      </section>
    </ReaderOnly>
  );
}
