/** attribute on the root element of the page that the service worker serves offline (tools/vite/service-worker.ts) */
const mark = 'keptShell';

/** Whether the service worker served this page as the offline fallback. Call it before rendering. */
export function isOfflineShell(): boolean {
  return document.documentElement.dataset[mark] !== undefined;
}
