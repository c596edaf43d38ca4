import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';

/** Stands for all stories of a kind while they load: each with a picture as wide as the page. */
export function KindSkeleton({ name }: { readonly name: string }) {
  return (
    <>
      <PageBar title={<h1>{name}</h1>} />
      <main aria-busy="true" aria-label="正在加载">
        <SkeletonCard kind="cover" />
        <SkeletonCard kind="cover" />
        <SkeletonCard kind="cover" />
      </main>
    </>
  );
}
