import { Fragment, lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import type { VirtualRowsProps } from './virtual-rows.tsx';

interface EndlessListProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row, index: number) => ReactNode;
  /** stable key of the list: on Back the measured row heights are restored */
  readonly positionKey: string;
}

/** Rows that are always rendered; later rows only near the viewport. */
const plainRows = 50;
/** Row count at which the virtualizer's code is fetched ahead of use. */
const fetchAt = 30;

const loadRest = () => import('./virtual-rows.tsx');

const Rest = lazy<ComponentType<VirtualRowsProps>>(() =>
  loadRest().then(
    ({ VirtualRows }) => ({ default: VirtualRows }),
    // vite:preloadError reports every chunk that fails to load; this list then renders all rows
    () => ({ default: ({ children }) => children }),
  ),
);

/** A list without an upper bound: rows past the first fifty are virtualized. */
export function EndlessList<Row>({ rows, keyOf, children, positionKey }: EndlessListProps<Row>) {
  const isGrowing = rows.length >= fetchAt;
  useEffect(() => {
    // a failed import is handled when the lazy component renders
    if (isGrowing) loadRest().catch(() => undefined);
  }, [isGrowing]);
  const elements = rows.map((row, index) => <Fragment key={keyOf(row)}>{children(row, index)}</Fragment>);
  const rest = elements.slice(plainRows);
  return (
    <>
      {elements.slice(0, plainRows)}
      {rest.length > 0 && (
        <Suspense fallback={rest}>
          <Rest positionKey={positionKey}>{rest}</Rest>
        </Suspense>
      )}
    </>
  );
}
