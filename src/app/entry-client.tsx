import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { mayPrefetch } from '#machines/prefetch/prefetch-law.ts';
import { readNetwork } from '#platform/network.ts';
import { readBrowserVisit, renderedAt } from '#platform/visit.ts';
import { reloadOnChunkFailure } from './chunk-reload.ts';
import { createLateGateway } from './late-gateway.ts';
import { createAppRouter } from './router.tsx';

reloadOnChunkFailure();

const rendered = renderedAt();
const visit = readBrowserVisit(rendered ?? Date.now());
const gateway = createLateGateway(async () =>
  (await import('./gateway.ts')).createBrowserGateway(visit.userAgent),
);
const router = createAppRouter({ gateway, visit });

// asked each time, for all links: those that are on screen already do not hear when the router's options change
const { preloadRoute } = router;
router.preloadRoute = (options) => {
  const { online, quality, saveData } = readNetwork();
  const allowed = mayPrefetch({ online, quality, saveData: saveData || visit.dataSaver });
  return allowed ? preloadRoute(options) : Promise.resolve(undefined);
};

startTransition(() => {
  if (rendered !== undefined) hydrateRoot(document, <RouterClient router={router} />);
  else createRoot(document).render(<RouterProvider router={router} />);
});
