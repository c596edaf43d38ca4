import { Fragment, useEffect, useState, type ReactNode } from 'react';
import type { VirtualRows } from './virtual-rows.tsx';

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

/** kept for the whole visit: a list that shows again after Back must be as tall at once */
let fetched: typeof VirtualRows | undefined;

/** Rows of a list that may grow without an end: ten thousand scroll as smoothly as fifty. */
export function EndlessList<Row>({ rows, keyOf, children, placeKey }: EndlessListProps<Row>) {
  const Virtual = useVirtualRows(rows.length >= fetchAt);
  const plain = Virtual === undefined ? rows : rows.slice(0, plainRows);
  return (
    <>
      {plain.map((row, index) => (
        <Fragment key={keyOf(row)}>{children(row, index)}</Fragment>
      ))}
      {Virtual !== undefined && rows.length > plainRows && (
        <Virtual placeKey={placeKey}>
          {rows.slice(plainRows).map((row, index) => (
            <Fragment key={keyOf(row)}>{children(row, plainRows + index)}</Fragment>
          ))}
        </Virtual>
      )}
    </>
  );
}

function useVirtualRows(wanted: boolean): typeof VirtualRows | undefined {
  const [Virtual, setVirtual] = useState(() => fetched);
  useEffect(() => {
    if (!wanted || Virtual !== undefined) return;
    import('./virtual-rows.tsx').then(
      (module) => {
        fetched = module.VirtualRows;
        setVirtual(() => module.VirtualRows);
      },
      // the app hears of every chunk that fails (vite:preloadError); this list goes on with all its rows in place
      () => undefined,
    );
  }, [wanted, Virtual]);
  return Virtual;
}
