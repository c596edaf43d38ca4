import { useElementScrollRestoration, useHydrated, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';

/**
 * Lets a page come to the reader's tap with what its first screen holds, and have the rest once that is painted. On the
 * server, when the browser takes the server's page over, and where the reader is led to a place further down (by Back,
 * by a hash), all of it is there at once.
 * @param isReadFurther the reader is led to a place further down by something else
 * @returns whether to render all of the page
 */
export function useWholePage(isReadFurther = false): boolean {
  const isTakenOver = !useHydrated();
  const { hash } = useRouter().latestLocation;
  const place = useElementScrollRestoration({ getElement: () => window });
  const [isWhole, setWhole] = useState(isTakenOver || isReadFurther || hash !== '' || place !== undefined);
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setWhole(true)));
  }, [isWhole]);
  return isWhole;
}
