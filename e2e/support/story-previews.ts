import { expect, type Locator, type Page } from '@playwright/test';

/** Prerendered previews, which are hidden from readers. */
export const previews = (page: Page) => page.locator('[aria-hidden=true]:has(> [inert] h1)');
export const previewOf = (page: Page, title: string) => previews(page).filter({ hasText: title });

/** Waits until the preview of a card's story is prerendered. @returns the story's title */
export async function untilPreviewReady(page: Page, card: Locator): Promise<string> {
  await card.scrollIntoViewIfNeeded();
  const title = (await card.innerText()).split('\n')[0] ?? '';
  await expect(previewOf(page, title)).toBeAttached();
  return title;
}
