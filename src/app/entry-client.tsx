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
import { watchBackNavigation } from '#ui/overlay/back-navigation.ts';
import { reloadOnChunkFailure } from './chunk-reload.ts';
import { loadDeferredParts } from '#widgets/deferred-hydration/deferred-hydration.tsx';
import { createLazyGateway } from './lazy-gateway.ts';
import { recordPrefetched } from './shell/prefetched-stories.ts';
import { wrapRouterMethod } from './router-adapter.ts';
import type { AppRouter } from './router.tsx';
import { createStoryRouter } from './story-router.ts';

reloadOnChunkFailure();
watchBackNavigation();
// a task of its own: one with the evaluation of the modules blocks a slow phone for 90 ms
inNextTask(start);

function start(): void {
  const rendered = renderedAt();
  const visit = readBrowserVisit(rendered ?? Date.now());
  const gateway = createLazyGateway(async () =>
    (await import('./gateway.ts')).createBrowserGateway(visit.userAgent),
  );
  const { router, isAtStory, loadRoutes } = createStoryRouter({ gateway, visit });
  const startsAtStory = isAtStory();
  wrapRouterMethod(router, 'preloadRoute', (preloadRoute) => async (options) => {
    const { online, quality, saveData } = readNetwork();
    if (!mayPrefetch({ online, quality, saveData: saveData || router.options.context.visit.dataSaver }))
      return undefined;
    // Stories go first: their data when a list is idle, their code on the first interaction, then other pages. From a story
    // on, everything waits.
    if (startsAtStory || options.to !== '/general/$') {
      await whenReaderInteracts();
      // a failure is retried when the part is shown
      await loadDeferredParts().catch(() => undefined);
    }
    const matches = await preloadRoute(options);
    recordPrefetched(matches);
    return matches;
  });

  const hydrate = () =>
    startTransition(() => {
      if (rendered !== undefined) hydrateRoot(document, <RouterClient router={router} />);
      else createRoot(document).render(<RouterProvider router={router} />);
    });

  // a story needs no other routes until its reader reaches for a page of theirs; every other page needs them
  if (isOfflineShell()) void Promise.allSettled([loadRoutes(), restore(router)]).then(hydrate);
  else if (startsAtStory) inNextTask(hydrate);
  else void loadRoutes().then(hydrate, hydrate);
}

/** Unlike a timer it is not throttled in pages that are not visible. */
function inNextTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    callback();
  });
  port1.start();
  port2.postMessage(undefined);
}

/** Restores cached responses when the page starts offline. */
async function restore({ options }: AppRouter): Promise<void> {
  try {
    const { restoreOfflineData } = await import('./shell/offline/restore-offline-data.ts');
    await restoreOfflineData(options.context.loaded);
  } catch (cause) {
    report('kept answers', cause);
  }
}
