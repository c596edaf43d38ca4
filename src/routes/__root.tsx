import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { runMiddleware } from '#lib/story/page-middleware.ts';
import type { RouterContext } from '#widgets/gateway/router-context.ts';

// The document, its content and the error pages are set by the composition root (src/app/router.tsx).
export const Route = createRootRouteWithContext<RouterContext>()({
  // spec section 2: the title is the newspaper's name; pages prepend their own
  head: () => ({ meta: [{ title: '齐鲁晚报' }] }),
  staticData: { middleware: ['liveRedirect'] },
  beforeLoad: ({ location, matches }) => {
    const names = matches.flatMap(({ staticData }) => staticData.middleware ?? []);
    const verdict = runMiddleware(names, { path: location.pathname });
    if (verdict !== undefined)
      throw redirect({ href: `/new${verdict.redirectTo}${location.searchStr}`, replace: true });
  },
});
