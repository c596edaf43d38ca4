import { expect, type Page } from '@playwright/test';

/** Waits until the service worker controls the page; it has cached the app's files by then. */
export async function controlledByServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Server-rendered pages have inline styles; the style files are cached when the page is idle. Pages outside the worker's
 * precache need them to open offline.
 */
export const areStylesCached = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const found = await Promise.all(links.map(({ href }) => caches.match(href, { ignoreVary: true })));
    return links.length > 0 && found.every((file) => file !== undefined);
  });

/**
 * Waits until the installed update of the service worker is active. A browser stops an idle worker and then activates the
 * next one; it does not stop one to which a debugger, such as the test's, is attached.
 */
export async function activateServiceWorkerUpdate(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
  });
  const idsWith = (status: string) => [...statuses].filter((entry) => entry[1] === status).map(([id]) => id);
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(async () => {
      if (idsWith('installed').length > 0)
        for (const versionId of idsWith('activated'))
          await session.send('ServiceWorker.stopWorker', { versionId });
      return [...statuses.values()].filter((status) => status !== 'redundant');
    })
    .toEqual(['activated']);
  await session.detach();
}
