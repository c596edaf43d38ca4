import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { windowTopFor, type PagePlaces } from './page-places.ts';

interface KeptPlacesParts {
  readonly activeId: string;
  readonly frame: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLElement | null>;
  readonly places: PagePlaces;
  /** another page has come in place of the one before */
  readonly onChanged: () => void;
  readonly onLetGo: (id: string) => void;
}

/** Notes where each page is left, and brings the window there when the page is read again. */
export function useKeptPlaces({ activeId, frame, head, places, onChanged, onLetGo }: KeptPlacesParts): void {
  const router = useRouter();
  const shownId = useRef<string>(undefined);

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        const box = frame.current;
        // a kept page that is out of sight has no place to note
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

/** px of the window from which on the head stands still above the pages */
export function headAt(frame: HTMLElement, head: HTMLElement | null): number {
  return frame.getBoundingClientRect().top + scrollY - (head?.offsetHeight ?? 0);
}
