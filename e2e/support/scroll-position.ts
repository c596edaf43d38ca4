import { expect, type Locator, type Page } from '@playwright/test';

/** The window's scroll position in px. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Waits until the scroll position is stable: rows are measured when they become visible, which may shift it. @returns px */
export async function scrollSettled(page: Page): Promise<number> {
  let top: number | undefined;
  await expect(async () => {
    const before = top;
    top = await scrollTop(page);
    expect(top).toBe(before);
  }).toPass({ intervals: [250] });
  return top ?? 0;
}

/** Taps and returns the scroll position at that moment: a tap scrolls its target into view first. @returns px */
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
  // the browser dispatches the click some time after the finger is lifted
  await page.waitForFunction(
    () => (globalThis as unknown as { tappedAt: number | undefined }).tappedAt !== undefined,
  );
  return page.evaluate(() => Math.round((globalThis as unknown as { tappedAt: number }).tappedAt));
}
