import { coversClass } from '#ui/list/columns.ts';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';

/** Skeleton of a list of stories with full-width pictures. */
export function KindSkeleton({ name }: { readonly name: string }) {
  return (
    <>
      <PageBar title={<h1>{name}</h1>} />
      <main className={coversClass} data-wide aria-busy="true" aria-label="正在加载">
        <SkeletonCard kind="cover" />
        <SkeletonCard kind="cover" />
        <SkeletonCard kind="cover" />
      </main>
    </>
  );
}
