import './react-evaluation.ts';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { mayPrefetch } from '#machines/prefetch/prefetch-policy.ts';
import { readNetwork } from '#platform/network/network.ts';
import { whenReaderInteracts } from '#platform/lifecycle/reader-interaction.ts';
import { report } from '#platform/lifecycle/report.ts';
import { isOfflineShell } from '#platform/lifecycle/offline-shell.ts';
import { readBrowserVisit, renderedAt } from '#platform/network/visit.ts';
import { watchBackNavigation } from '#ui/overlay/close-on-back.ts';
import { reloadOnChunkFailure } from './chunk-reload.ts';
import { loadDeferredParts } from '#widgets/deferred-hydration/deferred-hydration.tsx';
import { createLazyGateway } from './lazy-gateway.ts';
import { recordPrefetched } from './shell/prefetched-stories.ts';
import { wrapRouterMethod } from './router-adapter.ts';
import { createStoryRouter } from './story-router.ts';

reloadOnChunkFailure();
watchBackNavigation();

const rendered = renderedAt();
const visit = readBrowserVisit(rendered ?? Date.now());
const gateway = createLazyGateway(async () =>
  (await import('./gateway.ts')).createBrowserGateway(visit.userAgent),
);
const { router, isAtStory, loadRoutes } = createStoryRouter({ gateway, visit });

const startsAtStory = isAtStory();

/**
 * Prefetches a visible link. Stories go first: their data already when a list is idle, and their code on the first interaction.
 * Other pages, and everything from a story on, wait for the interaction and for that code.
 */
wrapRouterMethod(router, 'preloadRoute', (preloadRoute) => async (options) => {
  const { online, quality, saveData } = readNetwork();
  if (!mayPrefetch({ online, quality, saveData: saveData || router.options.context.visit.dataSaver }))
    return undefined;
  if (startsAtStory || options.to !== '/general/$') {
    await whenReaderInteracts();
    // a failure is retried when the part is shown
    await loadDeferredParts().catch(() => undefined);
  }
  const matches = await preloadRoute(options);
  recordPrefetched(matches);
  return matches;
});

function hydrate(): void {
  startTransition(() => {
    if (rendered !== undefined) hydrateRoot(document, <RouterClient router={router} />);
    else createRoot(document).render(<RouterProvider router={router} />);
  });
}

/** Restores cached responses when the page starts offline. */
async function restore(): Promise<void> {
  try {
    const { restoreOfflineData } = await import('./shell/offline/restore-offline-data.ts');
    await restoreOfflineData(router.options.context.loaded);
  } catch (cause) {
    report('kept answers', cause);
  }
}

// a story loads without the other routes, which follow lazily; every other page needs them
if (isOfflineShell()) void Promise.allSettled([loadRoutes(), restore()]).then(hydrate);
else if (startsAtStory) {
  hydrate();
  // a failed load is retried by the next caller
  void whenReaderInteracts().then(() => loadRoutes().catch(() => undefined));
} else void loadRoutes().then(hydrate, hydrate);
