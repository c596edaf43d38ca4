import { useEffect, useRef } from 'react';

/** Moves keyboard and screen reader focus to the start of new content. */
export function useFocusFirst<Element extends HTMLElement>() {
  const place = useRef<Element>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return place;
}
