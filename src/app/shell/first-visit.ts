import { readPageAddress } from '#platform/history/page-address.ts';
import { analyticsPage, loadAnalytics } from '#platform/lifecycle/analytics-script.ts';
import { whenLoaded } from '#platform/lifecycle/when-loaded.ts';

/**
 * What the first page does for a reader who only reads it: the shell, which follows every navigation, is loaded on the
 * first interaction. @returns a function that cancels
 */
export function startFirstVisit(): () => void {
  return whenLoaded(() => {
    if (analyticsPage() === undefined) loadAnalytics(readPageAddress().path);
  });
}
