import { expect, type Page } from '@playwright/test';

/** Pausing at the current time can fail on a busy machine: time goes on between reading the clock and pausing it. */
const leadMs = 10_000;

/** Pauses the page's clock, which must have been installed, a few seconds ahead of its present time. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + leadMs);
}

/**
 * Runs the timers of a page whose clock is paused, in small steps, until the condition is true: when a delay begins depends
 * on when the page notices its cause.
 */
export async function runClockUntil(page: Page, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(150);
    expect(await isTrue()).toBe(true);
  }).toPass({ intervals: [20] });
}
