import { createTouchInput, type TouchInput, type Point } from '../support/touch-input.ts';
import { galleryOf, openPicture, openStory } from '../support/gallery-page.ts';
import { openHome } from '../support/home-page.ts';
import { networkIdle, settled, watchCalls } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** seven pictures with captions */
const atlas = '/new/general/1405';
const middle: Point = [195, 422];
const swipeToNext = (touch: TouchInput, durationMs = 300) =>
  touch.swipe([330, 422], [40, 430], { durationMs });
const swipeToPrevious = (touch: TouchInput, durationMs = 300) =>
  touch.swipe([60, 422], [350, 430], { durationMs });

test('a reader opens a story from the home page, swipes through its pictures, and returns to the same scroll positions', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: '山东', exact: true }).tap();
  // the home page's first list may also contain the story, and is shown until the channel is loaded
  const story = page
    .getByRole('region', { name: '山东' })
    .getByRole('link', { name: /记者一日换乘记/ })
    .first();
  await story.scrollIntoViewIfNeeded();
  await story.tap();
  await expect(page.getByRole('heading', { level: 1, name: /记者一日换乘记/ })).toBeVisible();
  await settled(page);
  const gallery = galleryOf(page);
  const touch = await createTouchInput(page);
  await openPicture(gallery, 2);
  const scrollPosition = () => page.evaluate(() => scrollY);
  const before = await scrollPosition();
  const entries = await page.evaluate(() => history.length);
  await expect(gallery.positionLabel).toHaveText('第 2 张，共 3 张');
  await expect(gallery.dialog.getByText('2/3')).toBeVisible();
  await swipeToNext(touch);
  await gallery.untilShown(3);
  await swipeToNext(touch);
  await gallery.untilShown(3);
  for (const number of [2, 1, 1]) {
    await swipeToPrevious(touch);
    await gallery.untilShown(number);
  }
  await expect.poll(gallery.pictureInAddress).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await touch.tap(middle);
  await gallery.untilClosed();
  await expect.poll(gallery.pictureInAddress).toBe(0);
  // device pixels are finer than CSS pixels
  expect(Math.abs((await scrollPosition()) - before)).toBeLessThanOrEqual(1);
  await page.goBack();
  await expect(page).toHaveURL(/channel=shandong/);
  await expect(story).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test.describe('touch', () => {
  test('a slow swipe changes the picture if it covers more than half the width', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    const touch = await createTouchInput(page);
    await openPicture(gallery, 2);
    await touch.swipe([330, 422], [145, 422], { durationMs: 900 });
    await gallery.untilShown(2);
    await touch.swipe([330, 422], [125, 422], { durationMs: 900 });
    await gallery.untilShown(3);
  });

  test('each flick of more than 30 px in less than 200 ms changes the picture', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    const touch = await createTouchInput(page);
    await openPicture(gallery, 2);
    for (let flick = 0; flick < 3; flick += 1) await touch.swipe([300, 422], [255, 422], { durationMs: 120 });
    await gallery.untilShown(5);
    await touch.swipe([200, 422], [228, 422], { durationMs: 120 });
    await gallery.untilShown(5);
    await touch.swipe([200, 422], [240, 422], { durationMs: 260 });
    await gallery.untilShown(5);
  });

  test('a long press does not prevent a swipe and does not close the gallery', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    const touch = await createTouchInput(page);
    await openPicture(gallery, 2);
    await touch.swipe([330, 422], [60, 422], { holdMs: 900 });
    await gallery.untilShown(3);
    await touch.swipe(middle, middle, { durationMs: 900 });
    await page.waitForTimeout(400);
    await expect(gallery.dialog).toBeVisible();
  });

  test('a button responds to a tap right after a flick', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    const touch = await createTouchInput(page);
    await openPicture(gallery, 2);
    for (const number of [3, 4, 5]) {
      await swipeToNext(touch, 120);
      await gallery.untilShown(number);
    }
    await gallery.dialog.getByRole('button', { name: '关闭' }).tap();
    await gallery.untilClosed();
  });

  test('a pinch is elastic beyond 4×, stays below 6×, and snaps back to 4×', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    const touch = await createTouchInput(page);
    await openPicture(gallery, 3);
    await touch.pinch(middle, 40, 360, { staysDown: true });
    const zoom = async () => (await gallery.pictureTransform()).zoom;
    await expect.poll(zoom).toBeGreaterThan(4.2);
    expect(await zoom()).toBeLessThan(6);
    await touch.lift();
    await expect.poll(zoom).toBe(4);
    await touch.pinch(middle, 300, 30, { staysDown: true });
    await expect.poll(zoom).toBeLessThan(1);
    await touch.lift();
    await expect.poll(gallery.pictureTransform).toEqual({ x: 0, y: 0, zoom: 1 });
    await gallery.untilShown(3);
  });

  test('a double tap zooms in on the point, and another one fits the picture again', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    const touch = await createTouchInput(page);
    await openPicture(gallery, 3);
    await touch.doubleTap([100, 422]);
    // the point under the finger stays there: 95 px left of the centre
    await expect.poll(gallery.pictureTransform).toMatchObject({ zoom: 2, x: expect.closeTo(95, 0) });
    await gallery.untilShown(3);
    await touch.doubleTap([300, 422]);
    await expect.poll(gallery.pictureTransform).toEqual({ x: 0, y: 0, zoom: 1 });
    await gallery.untilShown(3);
  });

  test('a zoomed picture is dragged to its edge and not beyond; a drag from the edge leads to the next picture', async ({
    page,
  }) => {
    const gallery = await openStory(page, atlas);
    const touch = await createTouchInput(page);
    await openPicture(gallery, 3);
    const moved = async () => (await gallery.pictureTransform()).x;
    await touch.doubleTap(middle);
    await expect.poll(async () => (await gallery.pictureTransform()).zoom).toBe(2);
    await gallery.untilShown(3);
    await touch.swipe([300, 422], [200, 422], { durationMs: 900 });
    await expect.poll(moved).toBeCloseTo(-100, 0);
    await gallery.untilShown(3);
    await touch.swipe([300, 422], [260, 422], { durationMs: 40 });
    // 390 px wide at 2×: the centre can move by 195 px
    await expect.poll(moved).toBe(-195);
    await gallery.untilShown(3);
    await touch.swipe([380, 422], [40, 422], { durationMs: 600 });
    await gallery.untilShown(4);
    expect((await gallery.pictureTransform()).zoom).toBe(1);
  });

  test('rotating the phone keeps the current picture', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    const touch = await createTouchInput(page);
    await openPicture(gallery, 4);
    await page.setViewportSize({ width: 844, height: 390 });
    await gallery.untilShown(4);
    const current = gallery.dialog.locator('[data-current] img');
    /** position and width: the position alone is 0 also before the gallery handles the rotation */
    const extent = async () => {
      const box = await current.boundingBox();
      return [box?.x, box?.width];
    };
    await expect.poll(extent).toEqual([0, 844]);
    await touch.swipe([700, 200], [100, 200]);
    await gallery.untilShown(5);
    await page.setViewportSize({ width: 390, height: 844 });
    await gallery.untilShown(5);
    await expect.poll(extent).toEqual([0, 390]);
  });
});

test.describe('the address', () => {
  test('names the picture: a link opens it, Back closes it, Forward opens it again', async ({
    page,
    pageErrors,
  }) => {
    await page.goto(`${atlas}?picture=3`);
    await hydrated(page);
    const gallery = galleryOf(page);
    await gallery.untilShown(3);
    const touch = await createTouchInput(page);
    await swipeToNext(touch);
    await gallery.untilShown(4);
    await expect.poll(gallery.pictureInAddress).toBe(4);
    await page.goBack();
    await gallery.untilClosed();
    await expect(page).toHaveURL(new RegExp(`${atlas}$`));
    await page.goForward();
    await gallery.untilShown(4);
    await page.goBack();
    await gallery.untilClosed();
    expect(pageErrors).toEqual([]);
  });

  test('opens its picture without waiting for an interaction', async ({ page }) => {
    // disables the timer that hydrates a page without interaction
    await page.addInitScript(() => {
      const { setTimeout: nativeSetTimeout } = globalThis;
      const hydrationDelayMs = 5000;
      const wait = (run: TimerHandler, time?: number) =>
        time === hydrationDelayMs ? 0 : nativeSetTimeout(run, time);
      globalThis.setTimeout = wait as typeof setTimeout;
    });
    await page.goto(`${atlas}?picture=3`);
    const gallery = galleryOf(page);
    await gallery.untilShown(3);
    await page.goBack();
    await gallery.untilClosed();
    await expect(page).toHaveURL(new RegExp(`${atlas}$`));
  });

  test('reopens the gallery after a reload, and Back still closes it', async ({ page }) => {
    const gallery = await openStory(page, atlas);
    await openPicture(gallery, 5);
    const entries = await page.evaluate(() => history.length);
    await page.reload();
    await hydrated(page);
    await gallery.untilShown(5);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await gallery.untilClosed();
    await expect(page).toHaveURL(new RegExp(`${atlas}$`));
  });

  test('with an unknown picture opens the first one', async ({ page }) => {
    await page.goto(`${atlas}?picture=99`);
    await hydrated(page);
    const gallery = galleryOf(page);
    await gallery.untilShown(1);
    await expect.poll(gallery.pictureInAddress).toBe(1);
  });

  test('changes do not count as further readings of the story', async ({ page }) => {
    const calls = watchCalls(page);
    const gallery = await openStory(page, atlas);
    const touch = await createTouchInput(page);
    // the one reading of the story; a slow machine reports it late
    await expect.poll(() => calls.map(({ path }) => path)).toContain('/gateway/x/news/news-read');
    await networkIdle(page);
    const before = calls.length;
    await openPicture(gallery, 1);
    await swipeToNext(touch);
    await gallery.untilShown(2);
    await expect.poll(gallery.pictureInAddress).toBe(2);
    await page.goBack();
    await gallery.untilClosed();
    await page.goForward();
    await gallery.untilShown(2);
    expect(calls.slice(before).map(({ path }) => path)).toEqual([]);
  });
});
