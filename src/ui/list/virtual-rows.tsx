import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';

export interface VirtualRowsProps {
  readonly children: readonly ReactElement[];
  readonly placeKey: string;
}

/** Measured heights by list, for the visit */
const heights = new Map<string, CacheSnapshot>();
/** px beyond the screen that are kept ready for a fast thumb */
const ahead = 1200;

/** Rows in a box as tall as all of them, of which only those near the screen exist. */
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
    <WindowVirtualizer ref={list} bufferSize={ahead} {...(cache !== undefined && { cache })}>
      {children}
    </WindowVirtualizer>
  );
}
