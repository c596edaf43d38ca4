import { useCallback } from 'react';
import { useNotice } from './notice-context.ts';
import { useAction } from './use-action.ts';

/** As `useAction`, with the loading overlay over the page while it runs. */
export function useBlockingAction(): (act: () => Promise<void>) => void {
  const notice = useNotice();
  const act = useAction();
  return useCallback(
    (wanted) =>
      act(async () => {
        const close = notice.loading();
        try {
          await wanted();
        } finally {
          close();
        }
      }),
    [notice, act],
  );
}
