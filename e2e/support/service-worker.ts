import type { Page } from '@playwright/test';

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
