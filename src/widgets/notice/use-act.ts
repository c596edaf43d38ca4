import { useCallback } from 'react';
import { report } from '#platform/lifecycle/report.ts';
import { failureText } from './failure-text.ts';
import { useNotice } from './notice-context.ts';

/** How a tap starts what it asks for: when its code cannot be fetched or its call fails, the reader is told. */
export function useAct(): (act: () => Promise<void>) => void {
  const notice = useNotice();
  return useCallback(
    (act) => {
      act().catch((cause: unknown) => {
        report('act', cause);
        notice.toast(failureText(cause));
      });
    },
    [notice],
  );
}
