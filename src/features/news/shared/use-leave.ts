import { useRouter } from '@tanstack/react-router';

/** Leads back to where the reader came from, or to the front page when the page was opened from outside. */
export function useLeave(): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/' });
  };
}
