import { watchCalls } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

async function openSheet(page: Page, address = '/new/general/1001'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('button', { name: '分享' }).tap();
  await expect(page.getByRole('dialog', { name: '分享' })).toBeVisible();
}

const counted = (calls: readonly { path: string }[]) =>
  calls.filter(({ path }) => path.endsWith('/addShareViewcount.do')).length;

/** A system whose share sheet ends in this way; `shared` takes what it gets. */
async function withSystemSheet(page: Page, ending: 'shared' | 'AbortError' | 'NotAllowedError') {
  await page.addInitScript((how) => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        if (how !== 'shared') throw new DOMException('no', how);
        Object.assign(window, { sharedWith: data.url });
      },
    });
  }, ending);
}

test('the link that is copied is the story’s own, without the reader’s token, and is counted once', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const announcements = await recordAnnouncements(page);
  const calls = watchCalls(page);
  await openSheet(page, `/new/general/1001?token=${await gateway.token('分享读者')}`);
  await page.getByRole('button', { name: '复制链接' }).tap();
  await expect.poll(() => announcements).toContain('链接已复制，可以粘贴给朋友');
  await expect(page.getByRole('dialog', { name: '分享' })).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${gateway.origin}/new/general/1001`,
  );
  await expect.poll(() => counted(calls)).toBe(1);
});

test('a poster is drawn, can be saved, and goes with its sheet', async ({ page, pageErrors }) => {
  await openSheet(page);
  await page.getByRole('button', { name: '生成海报' }).tap();
  const poster = page.getByRole('img', { name: /^海报/ });
  await expect(poster).toBeVisible();
  await expect(poster).toHaveJSProperty('naturalWidth', 750);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '保存图片' }).tap();
  expect((await download).suggestedFilename()).toBe('齐鲁晚报.png');
  const address = (await poster.getAttribute('src')) ?? '';
  await page.getByRole('button', { name: '关闭' }).tap();
  await expect(page.getByRole('dialog', { name: '分享' })).toBeHidden();
  expect(pageErrors).toEqual([]);
  const isThere = (url: string) =>
    page.evaluate(
      (at) =>
        fetch(at).then(
          () => true,
          () => false,
        ),
      url,
    );
  expect(await isThere(address)).toBe(false);
});

test('a poster is a sheet of paper at night too, and its code dark on light', async ({
  page,
  context,
  gateway,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: gateway.origin }]);
  await openSheet(page);
  await page.getByRole('button', { name: '生成海报' }).tap();
  const corner = await page.getByRole('img', { name: /^海报/ }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, image.naturalHeight - 1, 1, 1, 0, 0, 1, 1);
    return Array.from(pen?.getImageData(0, 0, 1, 1).data ?? []);
  });
  expect(corner).toEqual([255, 255, 255, 255]);
});

test('what the system’s sheet takes is counted, and what the reader gives up is not', async ({ page }) => {
  await withSystemSheet(page, 'AbortError');
  const calls = watchCalls(page);
  await openSheet(page);
  await page.getByRole('button', { name: '系统分享' }).tap();
  await expect(page.getByRole('button', { name: '复制链接' })).toBeVisible();
  expect(counted(calls)).toBe(0);
  await withSystemSheet(page, 'shared');
  await openSheet(page);
  await page.getByRole('button', { name: '系统分享' }).tap();
  await expect(page.getByRole('dialog', { name: '分享' })).toBeHidden();
  await expect.poll(() => counted(calls)).toBe(1);
});

test('where the system’s sheet refuses the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const announcements = await recordAnnouncements(page);
  await withSystemSheet(page, 'NotAllowedError');
  await openSheet(page);
  await page.getByRole('button', { name: '系统分享' }).tap();
  await expect.poll(() => announcements).toContain('链接已复制，可以粘贴给朋友');
});
