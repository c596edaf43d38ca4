import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { liveRedirectOf } from '#lib/live-redirect.ts';
import type { RouterContext } from '#widgets/gateway/router-context.ts';

// The document and the error pages are set by the composition root (src/app/router.tsx).
export const Route = createRootRouteWithContext<RouterContext>()({
  // spec section 2: the page's title is the newspaper's name; a page with its own puts it before this
  head: () => ({ meta: [{ title: '齐鲁晚报' }] }),
  beforeLoad: ({ location }) => {
    const target = liveRedirectOf(location.pathname);
    if (target !== undefined) throw redirect({ href: `/new${target}${location.searchStr}`, replace: true });
  },
});
