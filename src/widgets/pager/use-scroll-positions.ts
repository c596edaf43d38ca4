import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { windowTopFor, type PagePositions } from './page-positions.ts';

interface KeptPlacesParts {
  readonly activeId: string;
  readonly frame: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLElement | null>;
  readonly places: PagePositions;
  /** called when another page became active */
  readonly onChanged: () => void;
  readonly onLetGo: (id: string) => void;
}

/** Saves and restores the scroll position of each page. */
export function useScrollPositions({
  activeId,
  frame,
  head,
  places,
  onChanged,
  onLetGo,
}: KeptPlacesParts): void {
  const router = useRouter();
  const shownId = useRef<string>(undefined);

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        const box = frame.current;
        // a hidden keep-alive page has no scroll position
        if (box === null || box.offsetParent === null || shownId.current === undefined) return;
        places.leave(shownId.current, scrollY - headAt(box, head.current));
      }),
    [router, frame, head, places],
  );

  useLayoutEffect(() => {
    const before = shownId.current;
    if (before === activeId) return;
    shownId.current = activeId;
    places.visit(activeId).forEach(onLetGo);
    if (before === undefined || frame.current === null) return;
    onChanged();
    const top = windowTopFor(scrollY, headAt(frame.current, head.current), places.of(activeId));
    scrollTo({ top, behavior: 'instant' });
  });
}

/** `scrollY` from which the header sticks. */
export function headAt(frame: HTMLElement, head: HTMLElement | null): number {
  return frame.getBoundingClientRect().top + scrollY - (head?.offsetHeight ?? 0);
}
