import { expect, type Page } from '@playwright/test';

/** Changes something in the gateway. */
type Change = () => unknown;

/**
 * An open page polls the gateway, also when it becomes visible again.
 * @param url of the polled operation
 * @returns a function that makes a change and waits until the page has received it
 */
export async function trackPolling(
  page: Page,
  url: string | RegExp,
): Promise<(change: Change) => Promise<void>> {
  let pollCount = 0;
  await page.route(url, (route) => {
    pollCount += 1;
    return route.fallback();
  });
  return async (change) => {
    await change();
    const before = pollCount;
    // a response in flight may predate the change, and a page polls one request at a time: when the second request
    // starts, the response of the first one has the change
    await expect(async () => {
      await returnToPage(page);
      expect(pollCount).toBeGreaterThan(before + 1);
    }).toPass({ intervals: [20] });
  };
}

/** Simulates the return to the page from another app. */
export const returnToPage = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Hides or shows the page: an automated browser always reports its page as visible. */
export const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
