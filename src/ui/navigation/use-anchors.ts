import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { partAt } from '../list/part-at.ts';

interface Anchors {
  /** id of the part that the reader is in, or has asked for */
  readonly activeId: string;
  /** Scrolls to a part and gives it the focus. */
  readonly goTo: (id: string) => void;
}

/** A reader's own doings, after which the page stays where they put it. */
const ownActs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** windows' heights over which a way is scrolled rather than jumped */
const scrolledWay = 2;

/**
 * The parts of a long page and a bar over them that stays in sight. A part that was asked for stays the marked one, and
 * at the top, until the reader goes on by themselves: parts above it may come and grow meanwhile.
 * @param ids of the parts' elements, in their order
 * @param bar stays at the top with `position: sticky`
 */
export function useAnchors(ids: readonly string[], bar: RefObject<HTMLElement | null>): Anchors {
  const [activeId, setActiveId] = useState(ids[0] ?? '');
  const goal = useRef<string>(undefined);
  const isGoing = useRef(false);
  /** px where the window was put for the goal */
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
    // others scroll too: readers' aids, the browser's search in the page
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
    // while the way is scrolled its end moves with what comes into sight
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
      // a browser that does not tell when it has arrived jumps
      const isThere = Math.abs(wayTo(id, bar.current)) <= 1;
      isGoing.current = isNear && !isThere && 'onscrollend' in window && !asksForLittleMotion();
      align(isGoing.current ? 'smooth' : 'instant');
      document.getElementById(id)?.focus({ preventScroll: true });
    },
    [align, bar, aimAt],
  );

  return { activeId, goTo };
}

/** px that the page must scroll for a part to stand under the bar; 0 where there is none */
function wayTo(id: string | undefined, bar: HTMLElement | null): number {
  const part = id === undefined ? null : document.getElementById(id);
  return part === null ? 0 : part.getBoundingClientRect().top - lineUnder(bar);
}

/** px from the window's top to the lower edge of the bar, once it stays at its place */
function lineUnder(bar: HTMLElement | null): number {
  if (bar === null) return 0;
  return (Number.parseFloat(getComputedStyle(bar).top) || 0) + bar.offsetHeight;
}

/**
 * Whether the browser keeps what is in sight in its place while something above it grows. It chooses what that is by itself,
 * which may be the end of another part; that looks like scrolling by somebody else.
 */
function letBrowserAnchor(mayAnchor: boolean): void {
  document.documentElement.style.overflowAnchor = mayAnchor ? '' : 'none';
}

function asksForLittleMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
