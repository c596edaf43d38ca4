import type { ReactNode } from 'react';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonAvatar, SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './live-part-page.module.css';
import { livePartNames, type LivePartName } from './shared/live-part-names.ts';
import { InvitationSkeleton } from './invitation/invitation-skeleton.tsx';
import invite from './invitation/invite-part.module.css';
import grid from './scenes/picture-grid.module.css';
import view from './scenes/picture-view.module.css';
import reporters from './shared/reporter-list.module.css';
import { SceneFeedSkeleton, SceneSkeleton, StageSkeleton } from './shared/scenes-skeleton.tsx';
import yue from './reservation/yue-part.module.css';

/** Skeleton of a part of a live room: its head and the shape of the part. */
export function LivePartSkeleton({ part }: { readonly part: LivePartName | 'albumview' }) {
  if (part === 'albumview') return <main className={view.page} aria-busy="true" aria-label="正在加载" />;
  return (
    <>
      <PageBar title={livePartNames[part]} />
      <main aria-busy="true" aria-label="正在加载">
        <p className={styles.room}>
          <SkeletonLine width={0.7} />
        </p>
        {shapeOf(part)}
      </main>
    </>
  );
}

function shapeOf(part: LivePartName): ReactNode {
  switch (part) {
    case 'album':
      return <Pictures />;
    case 'relativeReporter':
      return <Reporters />;
    case 'yue':
      return <Announcement />;
    case 'inviteRule':
      return <Invitation />;
    case 'scene':
      return <SceneSkeleton width={0.6} />;
    case 'scenelist':
      return <SceneFeedSkeleton />;
  }
}

function Pictures() {
  return (
    <div className={grid.grid}>
      {[0, 1, 2, 3].map((place) => (
        <p key={place} className={grid.picture}>
          <SkeletonBox ratio="3/2" />
          <span className={grid.caption}>
            <SkeletonLine width={0.7} />
          </span>
        </p>
      ))}
    </div>
  );
}

function Reporters() {
  return [0.4, 0.5].map((width) => (
    <div key={width} className={reporters.card}>
      <p className={reporters.link}>
        <SkeletonAvatar />
        <span className={styles.grow}>
          <SkeletonLine width={width} />
          <SkeletonLine width={0.9} />
          <SkeletonLine width={width} />
        </span>
      </p>
    </div>
  ));
}

function Invitation() {
  return (
    <>
      <SectionHead title="邀请规则" />
      <ol className={invite.rules}>
        {[0.9, 1, 0.7].map((width) => (
          <li key={width}>
            <SkeletonLine width={width} />
          </li>
        ))}
      </ol>
      <InvitationSkeleton />
    </>
  );
}

function Announcement() {
  return (
    <>
      <StageSkeleton />
      <p className={yue.words}>
        <SkeletonLine width={0.7} />
        <SkeletonLine width={0.5} />
        <SkeletonLine />
        <SkeletonLine width={0.8} />
      </p>
    </>
  );
}
