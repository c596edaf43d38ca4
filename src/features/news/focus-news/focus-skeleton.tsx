import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';

/** Stands for 要闻 while it loads: a day, its first story large. */
export function FocusSkeleton() {
  return (
    <>
      <PageBar title={<h1>要闻</h1>} />
      <main aria-busy="true" aria-label="正在加载">
        <SectionHead title="今天" />
        {(['cover', 'thumb', 'thumb', 'thumb', 'thumb'] as const).map((kind, index) => (
          <SkeletonCard key={index} kind={kind} />
        ))}
      </main>
    </>
  );
}
