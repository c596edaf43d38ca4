import { SkeletonCard } from '#ui/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';

/** Stands for a page with a name and a list of stories while they load. */
export function ListSkeleton({ title }: { readonly title: string }) {
  return (
    <>
      <PageBar title={<h1>{title}</h1>} />
      <main aria-busy="true" aria-label="正在加载">
        {(['cover', 'thumb', 'thumb', 'text', 'thumb', 'three'] as const).map((kind, index) => (
          <SkeletonCard key={index} kind={kind} />
        ))}
      </main>
    </>
  );
}
