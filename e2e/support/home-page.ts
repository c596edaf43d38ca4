import type { Page } from '@playwright/test';
import { settled } from './network.ts';
import { expect, hydrated } from './test.ts';

/** A story in the visible list; neighbouring channels are rendered off screen. */
export function storyLink(page: Page, index: number) {
  return page.getByRole('main').locator('article a[href^="/new/general/"]:visible').nth(index);
}

/** Opens the home page and waits until it has loaded everything. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/new/');
  await hydrated(page);
  await settled(page);
}

/** Goes back to the home page and waits until it is shown: a story also has links to stories. */
export async function goBackToHome(page: Page): Promise<void> {
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('齐鲁晚报');
}
