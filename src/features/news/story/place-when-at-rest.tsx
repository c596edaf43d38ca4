import { useEffect, useState, type ComponentType } from 'react';
import { report } from '#platform/lifecycle/report.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import type { ReadingPlaceProps } from './reading-place.tsx';

/** The place in a story is nothing that a reader waits for: it comes once the page is at rest, and a page stands without it. */
export function PlaceWhenAtRest(props: ReadingPlaceProps) {
  const [Place, setPlace] = useState<ComponentType<ReadingPlaceProps>>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./reading-place.tsx').then(
          ({ ReadingPlace }) => setPlace(() => ReadingPlace),
          (cause: unknown) => report('reading place', cause),
        );
      }),
    [],
  );
  return Place ? <Place {...props} /> : null;
}
