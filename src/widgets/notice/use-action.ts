import { useCallback } from 'react';
import { report } from '#platform/lifecycle/report.ts';
import { failureText } from './failure-text.ts';
import { useNotice } from './notice-context.ts';

/** Runs an asynchronous action of a tap, and shows a toast if it fails. */
export function useAction(): (act: () => Promise<void>) => void {
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
