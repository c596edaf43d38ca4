import type { Page } from '@playwright/test';

/** Pausing at the current time can fail on a busy machine: time goes on between reading the clock and pausing it. */
const leadMs = 10_000;

/** Pauses the page's clock, which must have been installed, a few seconds ahead of its present time. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + leadMs);
}
