import { readNetwork } from '../network/network.ts';

let present: HTMLScriptElement | undefined;

/**
 * Loads the analytics script, again for each page (spec section 4), after everything else. A failure is ignored.
 * @param page path of the page, without personal parameters
 */
export function loadAnalytics(page: string): void {
  present?.remove();
  present = undefined;
  if (!readNetwork().online) return;
  const script = document.createElement('script');
  script.async = true;
  script.fetchPriority = 'low';
  script.referrerPolicy = 'no-referrer';
  script.src = `/analytics.js?${new URLSearchParams({ page })}`;
  present = script;
  document.head.append(script);
}
