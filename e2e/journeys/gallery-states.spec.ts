import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility-checks.ts';
import { openPicture, openStory } from '../support/gallery-page.ts';
import { saveData } from '../support/network.ts';
import { keepStatePicture } from '../support/state-pictures.ts';
import { expect, test } from '../support/test.ts';

/** seven pictures with captions */
const atlas = '/new/general/1405';
/** a lead picture, and none in the text */
const leadPictureStory = '/new/general/1502';
const anyPicture = /\/media\/demo\/pictures\/.*7\.0\.4$/;

test.describe('pictures', () => {
  test('a picture that fails to load shows an error and loads on retry', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    await page.route(anyPicture, (route) => route.abort());
    await openPicture(gallery, 1);
    await page.keyboard.press('End');
    await expect(gallery.positionLabel).toHaveText('第 7 张，共 7 张');
    const alert = gallery.dialog.getByRole('alert');
    await expect(alert).toContainText('这张图片没能加载出来');
    await keepStatePicture(page, 'gallery', 'open.picture.failed');
    await page.unroute(anyPicture);
    await alert.getByRole('button', { name: '重新加载' }).tap();
    await expect(alert).toBeHidden();
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(0);
  });

  test('a picture that failed to load offline loads once the network is back', async ({ page, context }) => {
    const gallery = await openStory(page, atlas);
    // a page with a route has no HTTP cache, which may have the picture from the story's text
    await page.route(anyPicture, (route) => route.continue());
    await openPicture(gallery, 1);
    await context.setOffline(true);
    await page.keyboard.press('End');
    await expect(gallery.dialog.getByRole('alert')).toContainText('这张图片没能加载出来');
    await context.setOffline(false);
    await expect(gallery.dialog.getByRole('alert')).toBeHidden();
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(0);
  });

  test('a slow picture shows that it is loading', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(anyPicture, async (route) => {
      await released;
      await route.continue();
    });
    await openPicture(gallery, 1);
    await page.keyboard.press('End');
    await expect(gallery.dialog.getByText('正在加载…')).toBeVisible();
    await keepStatePicture(page, 'gallery', 'open.picture.coming.slow');
    release();
    await expect(gallery.dialog.getByText('正在加载…')).toBeHidden();
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(0);
  });

  test('neighbouring pictures are preloaded, and zooming loads the original', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
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
    expect(requested.filter(isOriginal)).toEqual([]);
    await page.keyboard.press('+');
    await expect.poll(() => requested.filter(isOriginal).length).toBe(1);
  });
});

test('with the data saver a picture is loaded when it is shown, and stays loaded', async ({
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

test('the lead picture of a story without other pictures opens in the gallery', async ({
  page,
  pageErrors,
}) => {
  const gallery = await openStory(page, leadPictureStory);
  await openPicture(gallery, 1);
  await expect(gallery.positionLabel).toHaveText('第 1 张，共 1 张');
  await expect.poll(gallery.pictureInAddress).toBe(1);
  await page.goBack();
  await gallery.untilClosed();
  await page.goto(`${leadPictureStory}?picture=1`);
  await gallery.untilShown(1);
  await page.keyboard.press('Escape');
  await gallery.untilClosed();
  expect(pageErrors).toEqual([]);
});

test.describe('by keyboard and mouse', () => {
  test('keys page, zoom and close; the focus moves into the gallery and back to the thumbnail', async ({
    page,
  }) => {
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
    const zoom = async () => (await gallery.pictureTransform()).zoom;
    await page.keyboard.press('+');
    await expect.poll(zoom).toBe(1.5);
    await page.keyboard.press('-');
    await expect.poll(zoom).toBe(1);
    await page.keyboard.press('Escape');
    await gallery.untilClosed();
    await expect(gallery.thumbnail(2)).toBeFocused();
  });

  test('the focus stays in the gallery, and the page behind is inert', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    await openPicture(gallery, 2);
    const names = new Set<string>();
    for (let tab = 0; tab < 8; tab += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const active = document.activeElement;
        return active?.closest('[role=dialog]') ? (active.getAttribute('aria-label') ?? '') : active?.tagName;
      });
      names.add(focused ?? '');
    }
    names.delete('BODY');
    expect([...names].toSorted()).toEqual(['上一张', '下一张', '保存图片', '关闭', '分享图片'].toSorted());
    expect(await isInert(page, 'h1')).toBe(true);
    expect(await isInert(page, 'header')).toBe(true);
    await gallery.dialog.getByRole('button', { name: '下一张' }).press('Enter');
    await expect(gallery.positionLabel).toHaveText('第 3 张，共 7 张');
    await gallery.dialog.getByRole('button', { name: '关闭' }).tap();
    await gallery.untilClosed();
    await expect.poll(() => isInert(page, 'h1')).toBe(false);
  });

  test('wheel and keys do not scroll the page behind', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    await openPicture(gallery, 3);
    const scrollPosition = () => page.evaluate(() => [scrollX, scrollY]);
    const before = await scrollPosition();
    await page.mouse.move(195, 422);
    await page.mouse.wheel(0, 600);
    for (const key of ['PageDown', 'ArrowDown', ' ', 'End']) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    expect(await scrollPosition()).toEqual(before);
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

    test('the open gallery has no accessibility violation', async ({ page, context, gateway }) => {
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: gateway.origin })));
      const gallery = await openStory(page, atlas);
      await openPicture(gallery, 2);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the gallery has no animations', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    await gallery.thumbnail(2).scrollIntoViewIfNeeded();
    await gallery.thumbnail(2).tap();
    await expect(gallery.dialog).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    // from then on it receives key presses
    await expect(gallery.dialog).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.positionLabel).toHaveText('第 3 张，共 7 张');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

/** Whether an element is hidden from keyboard and screen readers. */
function isInert(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('[inert]') !== null);
}

/** Natural width of the current picture in px, 0 while it is loading. */
function shownWidth(page: Page): Promise<number> {
  return page.locator('[data-current] img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
}
