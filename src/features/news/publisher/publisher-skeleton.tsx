import { SectionHead } from '#ui/card/section-head.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PublisherHeadSkeleton } from '#widgets/publishers/publisher-head.tsx';
import { PublisherRowsSkeleton } from '#widgets/publishers/publisher-row.tsx';
import { StoriesSkeleton } from '../shared/lists/published-stories.tsx';
import page from './publisher-page.module.css';
import styles from '../shared/skeletons.module.css';

interface PublisherSkeletonProps {
  /** of the page */
  readonly name: string;
  /** whether one publisher is loading, or all */
  readonly isOne: boolean;
}

/** Skeleton of 壹点号 or V机构, or of one publisher's page. */
export function PublisherSkeleton({ name, isOne }: PublisherSkeletonProps) {
  return (
    <>
      <PageBar title={<h1>{name}</h1>} />
      <main aria-busy="true" aria-label="正在加载">
        {isOne ? (
          <>
            <PublisherHeadSkeleton />
            <SectionHead title="发布的内容" />
            <span className={styles.target} />
            <StoriesSkeleton />
          </>
        ) : (
          <>
            <span className={styles.target} />
            <p className={page.note}>按关注人数排列</p>
            <PublisherRowsSkeleton />
          </>
        )}
      </main>
    </>
  );
}
