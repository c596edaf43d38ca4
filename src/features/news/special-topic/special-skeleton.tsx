import { useParams } from '@tanstack/react-router';
import { HeadlineSkeleton } from '#ui/card/headline.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { sideBySideClass } from '#ui/content/side-by-side.ts';
import { columnsClass } from '#ui/list/columns.ts';
import { SkeletonBox, SkeletonCard, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { KindSkeleton } from '../shared/lists/kind-skeleton.tsx';
import blank from '../shared/skeletons.module.css';
import styles from './special-head.module.css';
import section from './special-section.module.css';

/** Skeleton of a special topic, or of the list of all. */
export function SpecialSkeleton() {
  const { _splat = '' } = useParams({ strict: false });
  if (_splat === '') return <KindSkeleton name="专题" />;
  return (
    <>
      <PageBar title="专题" />
      <main data-wide aria-busy="true" aria-label="正在加载">
        <div className={sideBySideClass}>
          <SkeletonBox ratio="16/9" />
          <div className={styles.words}>
            <HeadlineSkeleton widths={[1, 0.7]} />
            <div className={styles.meta}>
              <SkeletonLine width={0.5} />
            </div>
            <div className={styles.lead}>
              <SkeletonLine />
              <SkeletonLine />
              <SkeletonLine width={0.9} />
            </div>
            <span className={blank.target} />
          </div>
        </div>
        <span className={blank.target} />
        <div className={section.section}>
          <SectionHead title="报道" />
          <div className={columnsClass}>
            {Array.from({ length: 4 }, (_, index) => (
              <SkeletonCard key={index} kind="thumb" />
            ))}
          </div>
        </div>
      </main>
    </>
  );
}
