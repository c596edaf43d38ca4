import { SkeletonBox, SkeletonCard } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';

/** Skeleton of a page of the auto show. */
export function AutoSkeleton() {
  return (
    <>
      <PageBar title="" />
      <main>
        <div aria-busy="true" aria-label="正在加载" role="status">
          <SkeletonBox ratio="16/9" />
          {Array.from({ length: 4 }, (_, index) => (
            <SkeletonCard key={index} kind="text" />
          ))}
        </div>
      </main>
    </>
  );
}
