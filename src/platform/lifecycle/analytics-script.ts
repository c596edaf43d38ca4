import { readNetwork } from '../network/network.ts';

let present: { readonly script: HTMLScriptElement; readonly page: string } | undefined;

/** Path of the page for which the script is loaded. */
export const analyticsPage = () => present?.page;

/**
 * Loads the analytics script, again for each page (spec section 4), after everything else. A failure is ignored.
 * @param page path of the page, without personal parameters
 */
export function loadAnalytics(page: string): void {
  present?.script.remove();
  present = undefined;
  if (!readNetwork().online) return;
  const script = document.createElement('script');
  script.async = true;
  script.fetchPriority = 'low';
  script.referrerPolicy = 'no-referrer';
  script.src = `/analytics.js?${new URLSearchParams({ page })}`;
  present = { script, page };
  document.head.append(script);
}
