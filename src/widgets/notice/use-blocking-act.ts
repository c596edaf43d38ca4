import { useCallback } from 'react';
import { useNotice } from './notice-context.ts';
import { useAct } from './use-act.ts';

/** As `useAct`, with the loading overlay over the page while it runs. */
export function useBlockingAct(): (act: () => Promise<void>) => void {
  const notice = useNotice();
  const act = useAct();
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
