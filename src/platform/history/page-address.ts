import { shellOf } from '../network/visit.ts';

export interface PageAddress {
  readonly path: string;
  readonly search: string;
}

/** Reads path and query from the address bar. */
export function readPageAddress(): PageAddress {
  return { path: location.pathname, search: location.search };
}

/** Whether the document was opened from outside this site, such as by a shared link; the newspaper's app opens its own. */
export function wasOpenedByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNavigation = !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
  return (
    isNavigation &&
    shellOf(navigator.userAgent) !== 'app' &&
    !document.referrer.startsWith(`${location.origin}/`)
  );
}
