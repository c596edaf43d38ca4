import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what is lit in sight where the drawing scrolls by itself; the page is never moved.
 * @param change whatever lights something else when it changes
 * @returns for the element that scrolls
 */
export function useInSight(change: unknown): RefObject<HTMLElement | null> {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = scroller.current;
    const lit = frame?.querySelector('[data-lit="innermost"]')?.getBoundingClientRect();
    if (frame === null || lit === undefined) return;
    const seen = frame.getBoundingClientRect();
    if (lit.top < seen.top) frame.scrollTop -= seen.top - lit.top + seen.height / 4;
    else if (lit.bottom > seen.bottom) frame.scrollTop += lit.bottom - seen.bottom + seen.height / 4;
  }, [change]);
  return scroller;
}
