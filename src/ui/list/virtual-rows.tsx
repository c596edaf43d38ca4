import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';

export interface VirtualRowsProps {
  readonly children: readonly ReactElement[];
  readonly placeKey: string;
}

/** Measured heights by list, for this visit */
const heights = new Map<string, CacheSnapshot>();
/** rendered beyond the viewport, for fast scrolling */
const overscanPx = 1200;

/** Virtualized rows: a box of the full height in which only rows near the viewport are rendered. */
export function VirtualRows({ children, placeKey }: VirtualRowsProps) {
  const list = useRef<WindowVirtualizerHandle>(null);
  useLayoutEffect(() => {
    const handle = list.current;
    return () => {
      if (handle !== null) heights.set(placeKey, handle.cache);
    };
  }, [placeKey]);
  const cache = heights.get(placeKey);
  return (
    <WindowVirtualizer ref={list} bufferSize={overscanPx} {...(cache !== undefined && { cache })}>
      {children}
    </WindowVirtualizer>
  );
}
