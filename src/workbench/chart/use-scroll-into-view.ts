import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the chart so that the active state is visible; never scrolls the page.
 * @param change changes with the active state
 * @returns a ref for the scrolling element
 */
export function useScrollIntoView(change: unknown): RefObject<HTMLElement | null> {
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
