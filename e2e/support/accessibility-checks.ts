import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The cookie that selects each theme; `care` is the 关怀版. */
export const themeCookies = {
  light: { name: 'theme', value: 'light' },
  dark: { name: 'theme', value: 'dark' },
  care: { name: 'care', value: 'on' },
} as const;

/** Waits until all finite animations have ended: axe would measure the contrast of colours in transition. */
export async function animationsFinished(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState, timeline }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/**
 * Runs axe on the page in its present state.
 * @param part selector of the part to check; by default the whole page
 * @returns the rule and the first element of each violation
 */
export async function accessibilityViolations(page: Page, part?: string): Promise<string[]> {
  await animationsFinished(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
