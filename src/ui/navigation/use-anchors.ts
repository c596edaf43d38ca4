import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { partAt } from '../list/part-at.ts';

interface Anchors {
  /** id of the current or requested section */
  readonly activeId: string;
  /** Scrolls to a section and focuses it. */
  readonly goTo: (id: string) => void;
}

/** User input that ends the alignment with the requested section. */
const ownActs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** distance in viewport heights up to which scrolling is smooth; beyond it jumps */
const scrolledWay = 2;

/**
 * Tracks the current section of a long page under a sticky bar. A requested section stays current and aligned while
 * sections above it load and grow, until the reader scrolls.
 * @param ids ids of the section elements, in document order
 * @param bar element with `position: sticky` at the top
 */
export function useAnchors(ids: readonly string[], bar: RefObject<HTMLElement | null>): Anchors {
  const [activeId, setActiveId] = useState(ids[0] ?? '');
  const goal = useRef<string>(undefined);
  const isGoing = useRef(false);
  /** scrollY after the last alignment, in px */
  const placed = useRef(0);
  const key = ids.join(' ');

  const aimAt = useCallback((id: string | undefined) => {
    if (goal.current === id) return;
    goal.current = id;
    letBrowserAnchor(id === undefined);
  }, []);

  const align = useCallback(
    (behavior: ScrollBehavior) => {
      const way = wayTo(goal.current, bar.current);
      if (Math.abs(way) > 1) scrollBy({ top: way, behavior });
      placed.current = scrollY;
    },
    [bar],
  );

  useEffect(() => {
    const parts = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    letBrowserAnchor(goal.current === undefined);
    // the reader is not the only one to scroll: so do assistive technology and find-in-page
    const isLeft = () => {
      const isElsewhere =
        Math.abs(wayTo(goal.current, bar.current)) > 2 && Math.abs(scrollY - placed.current) > 2;
      return !isGoing.current && isElsewhere;
    };
    const look = () => {
      frame = 0;
      if (goal.current !== undefined && !isLeft()) return;
      aimAt(undefined);
      const { scrollHeight } = document.documentElement;
      const tops = parts.map((part) => part.getBoundingClientRect().top);
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
      setActiveId(parts[partAt(tops, lineUnder(bar.current), isAtEnd)]?.id ?? '');
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const arrive = () => {
      if (!isGoing.current) return;
      isGoing.current = false;
      align('instant');
    };
    const letGo = ({ target }: Event) => {
      if (target instanceof Node && bar.current?.contains(target)) return;
      aimAt(undefined);
      isGoing.current = false;
    };
    // during a smooth scroll the target moves when lazy content above it grows
    const grown = new ResizeObserver(() => align(isGoing.current ? 'smooth' : 'instant'));
    for (const part of parts) grown.observe(part);
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('scrollend', arrive);
    for (const act of ownActs) addEventListener(act, letGo, { passive: true });
    lookSoon();
    return () => {
      letBrowserAnchor(true);
      cancelAnimationFrame(frame);
      grown.disconnect();
      removeEventListener('scroll', lookSoon);
      removeEventListener('scrollend', arrive);
      for (const act of ownActs) removeEventListener(act, letGo);
    };
  }, [key, bar, align, aimAt]);

  const goTo = useCallback(
    (id: string) => {
      aimAt(id);
      setActiveId(id);
      const isNear = Math.abs(wayTo(id, bar.current)) < scrolledWay * innerHeight;
      // browsers without `scrollend` jump
      const isThere = Math.abs(wayTo(id, bar.current)) <= 1;
      isGoing.current = isNear && !isThere && 'onscrollend' in window && !asksForLittleMotion();
      align(isGoing.current ? 'smooth' : 'instant');
      document.getElementById(id)?.focus({ preventScroll: true });
    },
    [align, bar, aimAt],
  );

  return { activeId, goTo };
}

/** px to scroll until the section is directly under the bar; 0 if it does not exist */
function wayTo(id: string | undefined, bar: HTMLElement | null): number {
  const part = id === undefined ? null : document.getElementById(id);
  return part === null ? 0 : part.getBoundingClientRect().top - lineUnder(bar);
}

/** px from the top of the viewport to the lower edge of the stuck bar */
function lineUnder(bar: HTMLElement | null): number {
  if (bar === null) return 0;
  return (Number.parseFloat(getComputedStyle(bar).top) || 0) + bar.offsetHeight;
}

/**
 * Turns the browser's scroll anchoring on or off. The browser may anchor to the end of another section, which would look
 * like a scroll by the reader.
 */
function letBrowserAnchor(mayAnchor: boolean): void {
  document.documentElement.style.overflowAnchor = mayAnchor ? '' : 'none';
}

function asksForLittleMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
