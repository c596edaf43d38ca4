import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility-checks.ts';
import { openPicture, openStory } from '../support/gallery-page.ts';
import { saveData } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

/** seven pictures with captions */
const atlas = '/new/general/1405';
/** a picture on top, and none in its text */
const pictured = '/new/general/1502';
const anyPicture = /\/media\/demo\/pictures\/.*7\.0\.4$/;

test.describe('pictures', () => {
  test('one that cannot be had says so, and comes when it is asked for again', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    await page.route(anyPicture, (route) => route.abort());
    await openPicture(gallery, 1);
    await page.keyboard.press('End');
    await expect(gallery.positionLabel).toHaveText('第 7 张，共 7 张');
    const alert = gallery.dialog.getByRole('alert');
    await expect(alert).toContainText('这张图片没能加载出来');
    await page.unroute(anyPicture);
    await alert.getByRole('button', { name: '重新加载' }).tap();
    await expect(alert).toBeHidden();
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(0);
  });

  test('one that cannot be had for want of a network comes by itself once it is back', async ({
    page,
    context,
  }) => {
    const gallery = await openStory(page, atlas);
    await openPicture(gallery, 1);
    await context.setOffline(true);
    await page.keyboard.press('End');
    await expect(gallery.dialog.getByRole('alert')).toContainText('这张图片没能加载出来');
    await context.setOffline(false);
    await expect(gallery.dialog.getByRole('alert')).toBeHidden();
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(0);
  });

  test('one that is slow says that it is coming', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    let letThrough = () => {};
    const waiting = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(anyPicture, async (route) => {
      await waiting;
      await route.continue();
    });
    await openPicture(gallery, 1);
    await page.keyboard.press('End');
    await expect(gallery.dialog.getByText('正在加载…')).toBeVisible();
    letThrough();
    await expect(gallery.dialog.getByText('正在加载…')).toBeHidden();
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(0);
  });

  test('neighbours are there before they are asked for, and the original comes with a zoom', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const gallery = await openStory(page, atlas);
    await openPicture(gallery, 4);
    const images = gallery.dialog.locator('img');
    await expect(images).toHaveCount(3);
    await expect
      .poll(() =>
        images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    const isOriginal = (path: string) => path.startsWith('/media/') && path.endsWith('.jpg');
    expect(asked.filter(isOriginal)).toEqual([]);
    await page.keyboard.press('+');
    await expect.poll(() => asked.filter(isOriginal).length).toBe(1);
  });
});

test('with the data saver pictures are fetched when they are come to, and stay', async ({
  page,
  context,
  gateway,
}) => {
  await saveData(context, gateway.origin);
  const gallery = await openStory(page, atlas, { isDataSaver: true });
  await openPicture(gallery, 4);
  const images = gallery.dialog.locator('img');
  await expect(images).toHaveCount(1);
  await gallery.untilLoaded();
  await page.keyboard.press('ArrowRight');
  await gallery.untilShown(5);
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(0);
  await expect(images).toHaveCount(2);
});

test('the picture on top of a story without others opens as well', async ({ page, pageErrors }) => {
  const gallery = await openStory(page, pictured);
  await openPicture(gallery, 1);
  await expect(gallery.positionLabel).toHaveText('第 1 张，共 1 张');
  await expect.poll(gallery.pictureInAddress).toBe(1);
  await page.goBack();
  await gallery.untilClosed();
  await page.goto(`${pictured}?picture=1`);
  await gallery.untilShown(1);
  await page.keyboard.press('Escape');
  await gallery.untilClosed();
  expect(pageErrors).toEqual([]);
});

test.describe('without fingers', () => {
  test('keys go through the pictures, zoom and close; the focus goes in and comes back', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    await gallery.thumbnail(2).focus();
    await page.keyboard.press('Enter');
    await gallery.untilShown(2);
    await expect(gallery.dialog).toBeFocused();
    for (const [key, number] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 7],
      ['ArrowRight', 7],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(gallery.positionLabel, key).toHaveText(`第 ${number} 张，共 7 张`);
    }
    await gallery.untilShown(1);
    await page.keyboard.press('+');
    await gallery.untilShown(1);
    expect((await gallery.pictureTransform()).zoom).toBe(1.5);
    await page.keyboard.press('-');
    await gallery.untilShown(1);
    expect((await gallery.pictureTransform()).zoom).toBe(1);
    await page.keyboard.press('Escape');
    await gallery.untilClosed();
    await expect(gallery.thumbnail(2)).toBeFocused();
  });

  test('the focus stays in the gallery, and nothing of the page behind can be reached', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    await openPicture(gallery, 2);
    const names = new Set<string>();
    for (let tab = 0; tab < 8; tab += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const active = document.activeElement;
        return active?.closest('[role=dialog]') ? (active.getAttribute('aria-label') ?? '') : active?.tagName;
      });
      names.add(where ?? '');
    }
    names.delete('BODY');
    expect([...names].toSorted()).toEqual(['上一张', '下一张', '保存图片', '关闭', '分享图片'].toSorted());
    expect(await isSilent(page, 'h1')).toBe(true);
    expect(await isSilent(page, 'header')).toBe(true);
    await gallery.dialog.getByRole('button', { name: '下一张' }).press('Enter');
    await expect(gallery.positionLabel).toHaveText('第 3 张，共 7 张');
    await gallery.dialog.getByRole('button', { name: '关闭' }).tap();
    await gallery.untilClosed();
    await expect.poll(() => isSilent(page, 'h1')).toBe(false);
  });

  test('the page behind does not scroll, whatever wheel and keys ask', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    await openPicture(gallery, 3);
    const place = () => page.evaluate(() => [scrollX, scrollY]);
    const before = await place();
    await page.mouse.move(195, 422);
    await page.mouse.wheel(0, 600);
    for (const key of ['PageDown', 'ArrowDown', ' ', 'End']) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    expect(await place()).toEqual(before);
  });
});

const themes = {
  light: { colorScheme: 'light', cookies: [] },
  dark: { colorScheme: 'dark', cookies: [] },
  care: { colorScheme: 'light', cookies: [{ name: 'care', value: 'on' }] },
} as const;

for (const [theme, { colorScheme, cookies }] of Object.entries(themes)) {
  test.describe(`in ${theme}`, () => {
    test.use({ colorScheme });

    test('the open gallery has no violation', async ({ page, context, gateway }) => {
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: gateway.origin })));
      const gallery = await openStory(page, atlas);
      await openPicture(gallery, 2);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}

test.describe('with little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    await gallery.thumbnail(2).scrollIntoViewIfNeeded();
    await gallery.thumbnail(2).tap();
    await expect(gallery.dialog).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    // which hears the keys from then on
    await expect(gallery.dialog).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.positionLabel).toHaveText('第 3 张，共 7 张');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

/** Whether keyboard and screen reader leave it out. */
function isSilent(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('[inert]') !== null);
}

/** px of the current picture as it came, 0 while it is not there */
function shownWidth(page: Page): Promise<number> {
  return page.locator('[data-current] img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
}
