import { createFileRoute, redirect } from '@tanstack/react-router';

/** A path below it is redirected by the middleware `liveRedirect` before any route matches. */
export const Route = createFileRoute('/live/$')({
  beforeLoad: () => {
    throw redirect({ to: '/living/share/{-$id}', replace: true });
  },
});
