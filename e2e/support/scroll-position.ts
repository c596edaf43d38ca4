import { expect, type Locator, type Page } from '@playwright/test';

/** Where the window stands, px from the page's top. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Waits until the window stands still: rows that come into sight are measured then, and may move it. @returns px */
export async function scrollSettled(page: Page): Promise<number> {
  let place: number | undefined;
  await expect(async () => {
    const before = place;
    place = await scrollTop(page);
    expect(place).toBe(before);
  }).toPass({ intervals: [250] });
  return place ?? 0;
}

/** Taps, and tells where the window stood then: a tap brings what it is for into sight first. @returns px */
export async function tapAndReadScroll(page: Page, target: Locator): Promise<number> {
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
