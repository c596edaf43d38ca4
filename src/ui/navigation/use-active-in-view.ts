import { useEffect, useRef } from 'react';

/**
 * Keeps the active child of a horizontally scrolling strip centred. Scrolls only the strip, never the page.
 * @param activeId changes when another child becomes active
 * @returns ref of the strip; the active child carries `data-active`
 */
export function useActiveInView<Strip extends HTMLElement>(activeId: string) {
  const strip = useRef<Strip>(null);
  const shown = useRef('');
  useEffect(() => {
    const box = strip.current;
    const active = box?.querySelector<HTMLElement>('[data-active]');
    // a restored keep-alive page keeps its scroll position
    if (!box || !active || shown.current === activeId) return;
    const left = active.offsetLeft - (box.clientWidth - active.offsetWidth) / 2;
    // no animation on the first render
    const smooth = shown.current !== '' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollTo({ left, behavior: smooth ? 'smooth' : 'instant' });
    shown.current = activeId;
  }, [activeId]);
  return strip;
}
