import { useEffect, useState, type ComponentType } from 'react';
import { report } from '#platform/lifecycle/report.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import type { ReadingPlaceProps } from './reading-place.tsx';

/** Reading progress is optional: it is loaded and rendered once the page is idle. */
export function PlaceWhenIdle(props: ReadingPlaceProps) {
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
