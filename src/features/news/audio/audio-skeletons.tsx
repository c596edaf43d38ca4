import { useParams } from '@tanstack/react-router';
import { AppBar } from '#ui/navigation/app-bar.tsx';
import { HeadlineSkeleton } from '#ui/card/headline.tsx';
import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import { MainTabs } from '#widgets/main-tabs/main-tabs.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import page from './audio-news-page.module.css';
import row from './audio-row.module.css';
import programme from './programme-head.module.css';
import styles from '../shared/skeletons.module.css';

/** Skeleton of the list of episodes. */
export function AudioListSkeleton() {
  const { _splat = '' } = useParams({ strict: false });
  return (
    <>
      <AppBar title={<h1>听新闻</h1>} />
      <div className={styles.target} />
      <main aria-busy="true" aria-label="正在加载">
        {_splat !== '' && <ProgrammeSkeleton />}
        {[1, 0.8, 1, 0.6, 0.9, 1, 0.7].map((width, index) => (
          <div key={index} className={row.row}>
            <div className={row.play}>
              <SkeletonBox ratio="1/1" />
            </div>
            <div className={row.words}>
              <div className={row.title}>
                <SkeletonLine width={width} />
              </div>
              <div className={row.meta}>
                <SkeletonLine width={0.5} />
              </div>
            </div>
          </div>
        ))}
      </main>
      <MainTabs activeId="listen" />
    </>
  );
}

function ProgrammeSkeleton() {
  return (
    <div className={programme.head}>
      <div className={programme.cover}>
        <SkeletonBox ratio="1/1" />
      </div>
      <div className={programme.words}>
        <div className={programme.name}>
          <SkeletonLine width={0.6} />
        </div>
        <SkeletonLine />
        <div className={programme.meta}>
          <SkeletonLine width={0.7} />
        </div>
      </div>
      <div className={programme.act}>
        <span className={styles.target} />
      </div>
    </div>
  );
}

/** Skeleton of an episode's page. */
export function AudioNewsSkeleton() {
  return (
    <>
      <PageBar title="听新闻" />
      <main aria-busy="true" aria-label="正在加载">
        <div className={page.cover}>
          <SkeletonBox ratio="3/2" />
        </div>
        <div className={page.head}>
          <HeadlineSkeleton widths={[1, 0.4]} />
          <div className={page.meta}>
            <span className={page.programme} />
            <SkeletonLine width={0.5} />
          </div>
        </div>
        <div className={styles.words}>
          {[1, 1, 0.7].map((width, index) => (
            <SkeletonLine key={index} width={width} />
          ))}
        </div>
      </main>
    </>
  );
}
