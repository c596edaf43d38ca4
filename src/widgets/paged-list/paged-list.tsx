import type { ReactNode } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';

/** A paged list as TanStack Query has loaded it so far. */
interface LoadedRows<Row> {
  readonly data: { readonly pages: readonly { readonly list: readonly Row[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly error: unknown;
  readonly isError: boolean;
  readonly fetchStatus: string;
  readonly fetchNextPage: (options: { throwOnError: true }) => Promise<{ readonly hasNextPage: boolean }>;
  readonly refetch: () => Promise<unknown>;
}

interface PagedListProps<Row> {
  readonly pages: LoadedRows<Row>;
  /** identifies the list */
  readonly listKey: string;
  readonly keyOf: (row: Row) => string;
  /** shown if the list is empty */
  readonly empty: ReactNode;
  /** text below the last row */
  readonly end: string;
  /** kind of skeleton while loading */
  readonly skeleton?: 'text' | 'thumb' | 'cover';
  readonly children: (row: Row, index: number) => ReactNode;
}

/** A paged list with loading, empty, error and end states. */
export function PagedList<Row>({
  pages,
  listKey,
  keyOf,
  empty,
  end,
  skeleton = 'thumb',
  children,
}: PagedListProps<Row>) {
  const list = useEndlessList(pages, { listKey });
  const { data, isError, fetchStatus, refetch } = pages;
  if (data === undefined) {
    if (fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    if (isError) return <ErrorState onRetry={() => void refetch()} />;
    return (
      <div aria-busy="true" aria-label="正在加载" role="status">
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonCard key={index} kind={skeleton} />
        ))}
      </div>
    );
  }
  const rows = data.pages.flatMap((page) => page.list);
  if (rows.length === 0) return empty;
  return (
    <>
      <EndlessList rows={rows} keyOf={keyOf} positionKey={listKey}>
        {children}
      </EndlessList>
      <LoadMore {...list} loaded={rows.length} end={<EndMark text={end} />} />
    </>
  );
}
