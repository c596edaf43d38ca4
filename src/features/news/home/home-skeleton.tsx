import { useSearch } from '@tanstack/react-router';
import { MainTabs } from '#widgets/main-tabs/main-tabs.tsx';
import { BannerGap } from './banner-gap.tsx';
import { ChannelSkeleton } from './channel-frame.tsx';
import { Masthead } from './masthead.tsx';
import styles from '../shared/skeletons.module.css';

/** Skeleton of the front page or of a channel: the masthead stays, cards are blank. */
export function HomeSkeleton() {
  const isFront = useSearch({ strict: false, select: ({ channel }) => channel === undefined });
  return (
    <>
      <Masthead>
        <span className={styles.target} />
      </Masthead>
      <div className={styles.target} />
      <main data-wide aria-busy="true" aria-label="正在加载">
        {isFront && <BannerGap />}
        <ChannelSkeleton />
      </main>
      <MainTabs activeId="home" />
    </>
  );
}
