import { createFileRoute, redirect } from '@tanstack/react-router';

/** With anything below it the address is sent on before any route is asked (`liveRedirect`). */
export const Route = createFileRoute('/live/$')({
  beforeLoad: () => {
    throw redirect({ to: '/living/share/{-$id}', replace: true });
  },
});
