import { useEffect, useRef } from 'react';

/** Puts the keyboard and the screen reader where something new begins. */
export function useFocusFirst<Element extends HTMLElement>() {
  const place = useRef<Element>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return place;
}
