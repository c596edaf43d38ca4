import { Fragment, lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import type { VirtualRowsProps } from './virtual-rows.tsx';

interface EndlessListProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row, index: number) => ReactNode;
  /** the same whenever the same list shows: by it Back finds the rows' measured heights again */
  readonly placeKey: string;
}

/** Rows that always stand in the document; those past them are there only while they are near the screen. */
const plainRows = 50;
/** Rows at which the code for the rest is fetched, so that it is there when it is needed. */
const fetchAt = 30;

const loadRest = () => import('./virtual-rows.tsx');

const Rest = lazy<ComponentType<VirtualRowsProps>>(() =>
  loadRest().then(
    ({ VirtualRows }) => ({ default: VirtualRows }),
    // the app hears of every chunk that fails (vite:preloadError); this list goes on with all its rows in place
    () => ({ default: ({ children }) => children }),
  ),
);

/** Rows of a list that may grow without an end: ten thousand scroll as smoothly as fifty. */
export function EndlessList<Row>({ rows, keyOf, children, placeKey }: EndlessListProps<Row>) {
  const isGrowing = rows.length >= fetchAt;
  useEffect(() => {
    // a failure shows, and is dealt with, when the rest is rendered
    if (isGrowing) loadRest().catch(() => undefined);
  }, [isGrowing]);
  const elements = rows.map((row, index) => <Fragment key={keyOf(row)}>{children(row, index)}</Fragment>);
  const rest = elements.slice(plainRows);
  return (
    <>
      {elements.slice(0, plainRows)}
      {rest.length > 0 && (
        <Suspense fallback={rest}>
          <Rest placeKey={placeKey}>{rest}</Rest>
        </Suspense>
      )}
    </>
  );
}
