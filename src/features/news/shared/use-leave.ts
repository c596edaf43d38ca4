import { useRouter } from '@tanstack/react-router';

/** Goes back, or to the front page if the page was opened from outside. */
export function useLeave(): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/' });
  };
}
