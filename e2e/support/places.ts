import type { Locator, Page } from '@playwright/test';

/** Where the window stands, px from the page's top. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Taps, and tells where the window stood then: a tap brings what it is for into sight first. @returns px */
export async function tapFrom(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    Object.assign(globalThis, { tappedAt: undefined });
    addEventListener('click', () => Object.assign(globalThis, { tappedAt: scrollY }), {
      capture: true,
      once: true,
    });
  });
  await target.tap();
  // the browser makes a click of a tap some time after the finger is lifted
  await page.waitForFunction(
    () => (globalThis as unknown as { tappedAt: number | undefined }).tappedAt !== undefined,
  );
  return page.evaluate(() => Math.round((globalThis as unknown as { tappedAt: number }).tappedAt));
}
