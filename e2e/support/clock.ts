import type { Page } from '@playwright/test';

/** ms ahead of the page's time at which it is stopped: a busy machine takes long to say what time it is, and time goes on meanwhile */
const ahead = 10_000;

/** Lets a page's time stand still from here on. Its clock must have been installed. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
}
