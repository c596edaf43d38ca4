import { lazy, Suspense, useEffect, useState } from 'react';
import type { Visit } from '#platform/network/visit.ts';
import { isInstalled } from '#platform/install/install-prompt.ts';
import { countOpening } from '#platform/install/install-openings.ts';
import { report } from '#platform/lifecycle/report.ts';

const loadOffer = () => import('./install-offer.tsx');
const InstallOffer = lazy(async () => ({ default: (await loadOffer()).InstallOffer }));

/** Loads the offer to install the site for readers who came back, in ordinary browsers and outside care mode. */
export function InstallHint({ shell, care }: Pick<Visit, 'shell' | 'care'>) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (shell !== 'browser' || isInstalled() || !countOpening()) return;
    loadOffer().then(
      () => setLoaded(true),
      // the next opening tries again
      (cause: unknown) => report('install offer', cause),
    );
  }, [shell]);
  return isLoaded && !care ? (
    <Suspense fallback={null}>
      <InstallOffer />
    </Suspense>
  ) : null;
}
