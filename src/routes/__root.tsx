import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '#widgets/gateway/router-context.ts';

// Document, layout and error pages are set by the composition root (src/app/router.tsx).
export const Route = createRootRouteWithContext<RouterContext>()();
