import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The cookie by which a reader has the app in each of its looks. */
export const themeCookies = {
  light: { name: 'theme', value: 'light' },
  dark: { name: 'theme', value: 'dark' },
  care: { name: 'care', value: 'on' },
} as const;

/** Waits until nothing moves or fades in any more: colours on their way are not what is read. */
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
 * What axe finds that keeps readers from a page as it is now.
 * @param part selector of what is looked at; the whole page when left out
 * @returns rule and first element of each violation
 */
export async function accessibilityViolations(page: Page, part?: string): Promise<string[]> {
  await animationsFinished(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
