import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { currentSectionIndex } from './current-section.ts';

interface Anchors {
  /** id of the current or requested section */
  readonly activeId: string;
  /** Scrolls to a section and focuses it. */
  readonly goTo: (id: string) => void;
}

/** User input that ends the alignment with the requested section. */
const userInputEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** distance in viewport heights up to which scrolling is smooth; beyond it jumps */
const maxSmoothScreens = 2;

/**
 * Tracks the current section of a long page under a sticky bar. A requested section stays current and aligned while
 * sections above it load and grow, until the reader scrolls.
 * @param ids ids of the section elements, in document order
 * @param bar element with `position: sticky` at the top
 */
export function useAnchors(ids: readonly string[], bar: RefObject<HTMLElement | null>): Anchors {
  const [activeId, setActiveId] = useState(ids[0] ?? '');
  const requestedId = useRef<string>(undefined);
  const isScrolling = useRef(false);
  /** scrollY after the last alignment, in px */
  const alignedAt = useRef(0);
  const key = ids.join(' ');

  const setRequestedId = useCallback((id: string | undefined) => {
    if (requestedId.current === id) return;
    requestedId.current = id;
    setScrollAnchoring(id === undefined);
  }, []);

  const align = useCallback(
    (behavior: ScrollBehavior) => {
      const offset = offsetOf(requestedId.current, bar.current);
      if (Math.abs(offset) > 1) scrollBy({ top: offset, behavior });
      alignedAt.current = scrollY;
    },
    [bar],
  );

  useEffect(() => {
    const parts = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    setScrollAnchoring(requestedId.current === undefined);
    // the reader is not the only one to scroll: so do assistive technology and find-in-page
    const hasScrolledAway = () => {
      const hasMoved =
        Math.abs(offsetOf(requestedId.current, bar.current)) > 2 && Math.abs(scrollY - alignedAt.current) > 2;
      return !isScrolling.current && hasMoved;
    };
    const update = () => {
      frame = 0;
      if (requestedId.current !== undefined && !hasScrolledAway()) return;
      setRequestedId(undefined);
      const { scrollHeight } = document.documentElement;
      const tops = parts.map((part) => part.getBoundingClientRect().top);
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
      setActiveId(parts[currentSectionIndex(tops, lowerEdgeOf(bar.current), isAtEnd)]?.id ?? '');
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    const onScrollEnd = () => {
      if (!isScrolling.current) return;
      isScrolling.current = false;
      align('instant');
    };
    const onUserInput = ({ target }: Event) => {
      if (target instanceof Node && bar.current?.contains(target)) return;
      setRequestedId(undefined);
      isScrolling.current = false;
    };
    // during a smooth scroll the target moves when lazy content above it grows
    const resizeObserver = new ResizeObserver(() => align(isScrolling.current ? 'smooth' : 'instant'));
    for (const part of parts) resizeObserver.observe(part);
    addEventListener('scroll', scheduleUpdate, { passive: true });
    addEventListener('scrollend', onScrollEnd);
    for (const type of userInputEvents) addEventListener(type, onUserInput, { passive: true });
    scheduleUpdate();
    return () => {
      setScrollAnchoring(true);
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      removeEventListener('scroll', scheduleUpdate);
      removeEventListener('scrollend', onScrollEnd);
      for (const type of userInputEvents) removeEventListener(type, onUserInput);
    };
  }, [key, bar, align, setRequestedId]);

  const goTo = useCallback(
    (id: string) => {
      setRequestedId(id);
      setActiveId(id);
      const isNear = Math.abs(offsetOf(id, bar.current)) < maxSmoothScreens * innerHeight;
      // browsers without `scrollend` jump
      const isAligned = Math.abs(offsetOf(id, bar.current)) <= 1;
      isScrolling.current = isNear && !isAligned && 'onscrollend' in window && !prefersReducedMotion();
      align(isScrolling.current ? 'smooth' : 'instant');
      document.getElementById(id)?.focus({ preventScroll: true });
    },
    [align, bar, setRequestedId],
  );

  return { activeId, goTo };
}

/** px to scroll until the section is directly under the bar; 0 if it does not exist */
function offsetOf(id: string | undefined, bar: HTMLElement | null): number {
  const part = id === undefined ? null : document.getElementById(id);
  return part === null ? 0 : part.getBoundingClientRect().top - lowerEdgeOf(bar);
}

/** px from the top of the viewport to the lower edge of the stuck bar */
function lowerEdgeOf(bar: HTMLElement | null): number {
  if (bar === null) return 0;
  return (Number.parseFloat(getComputedStyle(bar).top) || 0) + bar.offsetHeight;
}

/**
 * Turns the browser's scroll anchoring on or off. The browser may anchor to the end of another section, which would look
 * like a scroll by the reader.
 */
function setScrollAnchoring(isEnabled: boolean): void {
  document.documentElement.style.overflowAnchor = isEnabled ? '' : 'none';
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
