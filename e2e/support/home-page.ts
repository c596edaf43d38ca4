import type { Page } from '@playwright/test';
import { settled } from './network.ts';
import { expect, hydrated } from './test.ts';

/** A story of the list that is read; channels beside it stand ready out of sight. */
export function storyLink(page: Page, index: number) {
  return page.getByRole('main').locator('article a[href^="/new/general/"]:visible').nth(index);
}

/** Opens the front page and waits until all of it is at rest. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/new/');
  await hydrated(page);
  await settled(page);
}

/** Goes back to the front page, and waits until it is what is shown: a story has links to others, too. */
export async function goBackToHome(page: Page): Promise<void> {
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('齐鲁晚报');
}
