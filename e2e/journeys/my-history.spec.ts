import type { Page } from '@playwright/test';
import { uniqueName } from '../support/login.ts';
import { openMy, listRows } from '../support/my-pages.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

const emptyHistory = (page: Page) => page.getByText('还没有浏览历史');

/** Opens a story as a visitor and waits until the device has recorded it. */
async function readStory(page: Page, id: string): Promise<void> {
  await page.goto(`/new/general/${id}`);
  await hydrated(page);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readStories'))).toContain(`"${id}"`);
}

async function clearHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: '清空' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '清空' }).tap();
  await expect(emptyHistory(page)).toBeVisible();
}

test('stories that were read are in the history, which keeps its scroll position', async ({ page }) => {
  for (const id of ['1001', '1002']) await readStory(page, id);
  // earlier readings, to make the list longer than the screen
  await page.evaluate(() => {
    const now: unknown[] = JSON.parse(localStorage.getItem('readStories') ?? '[]');
    for (let id = 1012; id >= 1003; id -= 1)
      now.push([String(id), `2026-01-02 08:00:${id - 1000 + 10}`, '以前读过的文章']);
    localStorage.setItem('readStories', JSON.stringify(now));
  });
  await openMy(page, '?list=history');
  await expect(listRows(page)).toHaveCount(12);
  await expect(listRows(page).first().getByRole('link')).toHaveAttribute('href', '/new/general/1002');
  await listRows(page).last().scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await listRows(page).last().getByRole('link').tap();
  await expect(page).toHaveURL(/general\/1003$/);
  await expect(page.getByRole('button', { name: '写评论' })).toBeVisible();
  await settled(page);
  await page.goBack();
  await expect(listRows(page)).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 150);
});

test('a reader deletes one story or the whole history, on the device and in the gateway', async ({
  page,
  gateway,
}) => {
  for (const id of ['1001', '1002']) await readStory(page, id);
  await openMy(page, '?list=history');
  await page
    .getByRole('button', { name: /^删除记录/ })
    .first()
    .tap();
  await expect(listRows(page)).toHaveCount(1);
  await clearHistory(page);

  const counted = page.waitForResponse(/news-read/);
  await page.goto(`/new/general/1002?token=${await gateway.token(uniqueName('读史的读者'))}`);
  await hydrated(page);
  await settled(page);
  expect((await counted).status()).toBe(200);
  await openMy(page, '?list=history');
  await expect(listRows(page)).toHaveCount(1);
  await clearHistory(page);
  await page.reload();
  await hydrated(page);
  await settled(page);
  await expect(emptyHistory(page)).toBeVisible();
});
