import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readBrowserVisit, renderedAt } from '#platform/visit.ts';
import { reloadOnChunkFailure } from './chunk-reload.ts';
import { createBrowserGateway } from './gateway.ts';
import { createAppRouter } from './router.tsx';

reloadOnChunkFailure();

const rendered = renderedAt();
const visit = readBrowserVisit(rendered ?? Date.now());
const router = createAppRouter({ gateway: createBrowserGateway(visit.userAgent), visit });

startTransition(() => {
  if (rendered !== undefined) hydrateRoot(document, <RouterClient router={router} />);
  else createRoot(document).render(<RouterProvider router={router} />);
});
