import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { OwnTips } from '#widgets/tips/own-tips.tsx';
import { OwnListSkeleton } from './list-states.tsx';
import { ReaderOnly } from './reader-only.tsx';

const empty = (
  <EmptyState text="还没有发过爆料。身边有事，写几句告诉我们">
    <Link to="/report/$" params={{ _splat: '' }} preload="intent" className={buttonClass('brand')}>
      去爆料
    </Link>
  </EmptyState>
);

/** 我的爆料: the reader's tips. */
export function MyTips() {
  return (
    <ReaderOnly
      view="tips"
      invitation="登录后，可以在这里看到自己爆料的进展"
      skeleton={<OwnListSkeleton kind="text" />}
    >
      <section aria-label="我的爆料">
        <OwnTips empty={empty} />
      </section>
    </ReaderOnly>
  );
}
