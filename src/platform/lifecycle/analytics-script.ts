import { readNetwork } from '../network/network.ts';

let present: HTMLScriptElement | undefined;

/**
 * Loads the script of whoever counts visits, anew for each page (specification, section 4). It comes after everything
 * else, and is not missed where it cannot come.
 * @param page path of its address: nothing of the reader's
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
