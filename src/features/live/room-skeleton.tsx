import { chipLinkClass } from '#ui/control/chip.ts';
import { classNames } from '#ui/state/class-names.ts';
import { SkeletonAvatar, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import bar from './room/room-bar.module.css';
import head from './room/room-head.module.css';
import styles from './room-page.module.css';
import stage from './room/room-stage.module.css';
import { SceneFeedSkeleton, StageSkeleton } from './shared/scenes-skeleton.tsx';

interface RoomSkeletonProps {
  /** the chat is the first tab */
  readonly isChat: boolean;
}

/** Skeleton of a live room: video, head, the first tab and the bottom bar. */
export function RoomSkeleton({ isChat }: RoomSkeletonProps) {
  return (
    <>
      <PageBar title="直播" />
      <main
        className={styles.room}
        data-tab={isChat ? 'chat' : undefined}
        aria-busy="true"
        aria-label="正在加载"
      >
        <StageSkeleton />
        <p className={stage.note}>
          <SkeletonLine width={0.5} />
        </p>
        <Head />
        <p className={classNames(styles.tabs, styles.coming)}>
          <SkeletonLine width={0.4} />
        </p>
        <div className={styles.panel}>{!isChat && <SceneFeedSkeleton />}</div>
      </main>
      <div className={bar.bar}>
        <span className={bar.form}>
          <span className={bar.field} />
        </span>
        <span className={bar.send} />
        <span className={bar.send} />
      </div>
    </>
  );
}

function Head() {
  return (
    <div className={head.head}>
      <p className={head.title}>
        <SkeletonLine width={0.8} />
      </p>
      <div className={head.host}>
        <SkeletonAvatar />
        <p className={head.who}>
          <span className={head.name}>
            <SkeletonLine width={0.5} />
          </span>
          <span className={head.counts}>
            <SkeletonLine width={0.3} />
          </span>
        </p>
      </div>
      <p className={head.ways}>
        {[1, 2, 3].map((way) => (
          <span key={way} className={classNames(chipLinkClass, head.coming)} />
        ))}
      </p>
    </div>
  );
}
