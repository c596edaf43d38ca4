import { useEffect, useRef } from 'react';

/**
 * Keeps the active child of a strip that scrolls sideways in its middle. Only the strip moves, never the page.
 * @param activeId changes when another child becomes the active one
 * @returns ref of the strip; the active child carries `data-active`
 */
export function useActiveInView<Strip extends HTMLElement>(activeId: string) {
  const strip = useRef<Strip>(null);
  const shown = useRef('');
  useEffect(() => {
    const box = strip.current;
    const active = box?.querySelector<HTMLElement>('[data-active]');
    // a page that comes back into sight has its strip where the reader left it
    if (!box || !active || shown.current === activeId) return;
    const left = active.offsetLeft - (box.clientWidth - active.offsetWidth) / 2;
    // a strip that has just appeared stands right at once
    const smooth = shown.current !== '' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollTo({ left, behavior: smooth ? 'smooth' : 'instant' });
    shown.current = activeId;
  }, [activeId]);
  return strip;
}
