import { expect, type Page } from '@playwright/test';

/** Changes how things stand. */
type Change = () => unknown;

/**
 * An open page asks again and again how things stand, and whenever its reader comes back to it.
 * @param url of what it asks
 * @returns changes how things stand, and waits until the page knows
 */
export async function trackPolling(
  page: Page,
  url: string | RegExp,
): Promise<(change: Change) => Promise<void>> {
  let asked = 0;
  await page.route(url, (route) => {
    asked += 1;
    return route.fallback();
  });
  return async (change) => {
    await change();
    const before = asked;
    // an answer that is on its way may be of before, and a page asks for nothing twice at a time: it has heard how things
    // stand once it asks for the second time
    await expect(async () => {
      await dispatchVisibilityChange(page);
      expect(asked).toBeGreaterThan(before + 1);
    }).toPass({ intervals: [20] });
  };
}

/** The page is looked at again, as after another app. */
const dispatchVisibilityChange = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
