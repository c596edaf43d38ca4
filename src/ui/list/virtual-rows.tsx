import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';

export interface VirtualRowsProps {
  readonly children: readonly ReactElement[];
  readonly positionKey: string;
}

/** Measured heights by list, for this visit */
const heights = new Map<string, CacheSnapshot>();
/** rows that are measured together, so that they can be in two columns (columns.module.css) */
const rowsPerGroup = 8;
/** rendered beyond the viewport, for fast scrolling */
const overscanPx = 1200;

/** Virtualized rows: a box of the full height in which only rows near the viewport are rendered. */
export function VirtualRows({ children, positionKey }: VirtualRowsProps) {
  const list = useRef<WindowVirtualizerHandle>(null);
  useLayoutEffect(() => {
    const handle = list.current;
    return () => {
      if (handle !== null) heights.set(positionKey, handle.cache);
    };
  }, [positionKey]);
  const cache = heights.get(positionKey);
  return (
    <WindowVirtualizer ref={list} bufferSize={overscanPx} {...(cache !== undefined && { cache })}>
      {Array.from({ length: Math.ceil(children.length / rowsPerGroup) }, (_, group) => (
        <div key={group} data-rows>
          {children.slice(group * rowsPerGroup, (group + 1) * rowsPerGroup)}
        </div>
      ))}
    </WindowVirtualizer>
  );
}
