import type { Page } from '@playwright/test';
import { settled } from './network.ts';
import { hydrated } from './test.ts';

/** A story of the front page's list. */
export function storyOf(page: Page, index: number) {
  return page.getByRole('main').locator('article a[href^="/new/general/"]').nth(index);
}

/** Opens the front page and waits until all of it is at rest. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/new/');
  await hydrated(page);
  await settled(page);
}
