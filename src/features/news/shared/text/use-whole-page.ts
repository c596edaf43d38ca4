import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { useWasServerRendered } from '#ui/state/use-was-server-rendered.ts';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';

/**
 * Lets a navigation render the first screen of a page at once and the rest after its paint. On the server, during hydration,
 * and if the page is opened further down (Back, hash), everything is rendered at once.
 * @param isReadFurther the page is opened further down for another reason
 * @returns whether to render the whole page
 */
export function useWholePage(isReadFurther = false): boolean {
  const isHydrating = useWasServerRendered();
  const { hash } = useRouter().latestLocation;
  const place = useElementScrollRestoration({ getElement: () => window });
  const [isWhole, setWhole] = useState(isHydrating || isReadFurther || hash !== '' || place !== undefined);
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setWhole(true)));
  }, [isWhole]);
  return isWhole;
}
