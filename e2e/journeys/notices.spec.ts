import type { Page } from '@playwright/test';
import { pauseClock } from '../support/clock.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await settled(page);
}

const likeButton = (page: Page) => page.getByRole('button', { name: '点赞' }).first();

test.describe('notices', () => {
  const copied = (page: Page) => page.getByText('链接已复制，可以粘贴给朋友');
  const saved = (page: Page) => page.getByText('已收藏在这台设备');

  /** Opens a story with a paused clock, on which a toast has been shown before. */
  async function openWithPausedClock(page: Page): Promise<void> {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, '/new/general/1001');
    // the code for the first tap loads while the clock runs
    await share(page);
    await expect(page.getByRole('button', { name: '复制链接' })).toBeVisible();
    await pauseClock(page);
    await copy(page);
    await expect(copied(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(copied(page)).toBeHidden();
  }

  const save = (page: Page) => page.getByRole('button', { name: '收藏' }).first().tap();

  const share = (page: Page) => page.getByRole('button', { name: '分享' }).first().tap();

  async function copy(page: Page): Promise<void> {
    await page.getByRole('button', { name: '复制链接' }).tap();
    await expect(page.getByRole('dialog', { name: '分享' })).toBeHidden();
  }

  async function copyLink(page: Page): Promise<void> {
    await share(page);
    await copy(page);
  }

  for (const [whose, action, toast, seconds] of [
    ['a page’s', save, saved, 3],
    ['a plugin’s', copyLink, copied, 2],
  ] as const)
    test(`${whose} toast is shown for ${seconds} seconds`, async ({ page }) => {
      await openWithPausedClock(page);
      await action(page);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(seconds * 1000 - 100);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(200);
      await expect(toast(page)).toBeHidden();
    });

  test('are shown one after the other', async ({ page }) => {
    await openWithPausedClock(page);
    await copyLink(page);
    await copyLink(page);
    await expect(copied(page)).toBeVisible();
    await page.clock.runFor(2100);
    await expect(copied(page)).toBeVisible();
    await page.clock.runFor(2100);
    await expect(copied(page)).toBeHidden();
  });

  test('shift nothing on the page', async ({ page, context }) => {
    // the dot of a live room in the list below pulses
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, '/new/general/1001');
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(entry.startTime);
      }).observe({ type: 'layout-shift' });
    });
    const positions = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].map((part) => part.getBoundingClientRect().top),
      );
    const before = await positions();
    await likeButton(page).tap();
    await expect(page.getByText('登录后可以点赞')).toBeVisible();
    expect(await positions()).toEqual(before);
    // the return of the network is shown for two seconds
    await pauseClock(page);
    await context.setOffline(true);
    await expect(page.getByText('网络断开了')).toBeVisible();
    expect(await positions()).toEqual(before);
    await context.setOffline(false);
    await expect(page.getByText('网络已恢复')).toBeVisible();
    expect(await positions()).toEqual(before);
    await page.clock.runFor(2000);
    await expect(page.getByText('网络已恢复')).toBeHidden();
    expect(await positions()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
});
