import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#ui/error-state.tsx';

/** Shown in place of a page whose data or code could not be had; trying again loads the page anew. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <ErrorState
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
