import { useMatch } from '@tanstack/react-router';
import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './tip-page.module.css';
import { TopicSkeleton, TopicsSkeleton } from './topic-skeleton.tsx';

const names: Readonly<Record<string, string>> = { '/infomation/$': '资讯', '/report/$': '爆料' };

/** Skeleton of a tip, an item or a topic, or of all topics. */
export function TipSkeleton() {
  const { routeId, params } = useMatch({ strict: false });
  if (routeId === '/infoTopic/{-$id}')
    return params.id === undefined ? <TopicsSkeleton /> : <TopicSkeleton />;
  return (
    <>
      <PageBar title={<h1>{names[routeId] ?? '爆料'}</h1>} />
      <main aria-busy="true" aria-label="正在加载">
        <div className={styles.tip}>
          <SkeletonLine width={0.5} />
          <div>
            {[1, 1, 0.6].map((width, index) => (
              <p key={index}>
                <SkeletonLine width={width} />
              </p>
            ))}
          </div>
          <SkeletonBox ratio="3/2" />
          <SkeletonLine width={0.7} />
        </div>
      </main>
    </>
  );
}
