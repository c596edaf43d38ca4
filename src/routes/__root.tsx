import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { liveRedirectOf } from '#lib/live-redirect.ts';
import type { RouterContext } from '#widgets/gateway/router-context.ts';

// The document and the error pages are set by the composition root (src/app/router.tsx).
export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => {
    const target = liveRedirectOf(location.pathname);
    if (target !== undefined) throw redirect({ href: `/new${target}${location.searchStr}`, replace: true });
  },
});
