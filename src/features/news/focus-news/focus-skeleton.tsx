import { SectionHead } from '#ui/card/section-head.tsx';
import { columnsClass } from '#ui/list/columns.ts';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';

/** Skeleton of 要闻: a day whose first story is large. */
export function FocusSkeleton() {
  return (
    <>
      <PageBar title={<h1>要闻</h1>} />
      <main className={columnsClass} data-wide aria-busy="true" aria-label="正在加载">
        <SectionHead title="今天" />
        {(['cover', 'thumb', 'thumb', 'thumb', 'thumb'] as const).map((kind, index) => (
          <SkeletonCard key={index} kind={kind} />
        ))}
      </main>
    </>
  );
}
