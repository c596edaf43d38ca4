import type { Page } from '@playwright/test';
import { maxVisibleMs } from '../../machines/story-preview/story-preview.machine.ts';
import { openHome, storyLink } from '../support/home-page.ts';
import { saveData, settled, watchCalls } from '../support/network.ts';
import { scrollTop, tapAndReadScroll } from '../support/scroll-position.ts';
import { previewOf, previews, untilPreviewReady } from '../support/story-previews.ts';
import { expect, test } from '../support/test.ts';

const article = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

/** A preview is removed after a second, which may be too short for the story on a busy machine: extends it. */
async function extendPreviewTimeout(page: Page): Promise<void> {
  await page.evaluate((limit) => {
    const { setTimeout } = globalThis;
    // the preview's timer is the first of this length; the count of a read has one as well
    const extended = (callback: () => void, time?: number, ...rest: unknown[]) => {
      if (time !== limit) return setTimeout(callback, time, ...rest);
      Object.assign(globalThis, { setTimeout });
      return setTimeout(callback, 60_000, ...rest);
    };
    Object.assign(globalThis, { setTimeout: extended });
  }, maxVisibleMs);
}

/** Records the addresses at which previews were shown, and by how many px the heading moved when the page replaced one. */
async function recordPreviews(page: Page): Promise<() => Promise<{ shownAt: string[]; moved: number }>> {
  await page.evaluate(() => {
    const previewRecord = { shownAt: [] as string[], moved: 0 };
    Object.assign(globalThis, { previewRecord });
    let before: DOMRect | undefined;
    new MutationObserver(([change]) => {
      if (!(change?.target instanceof Element)) return;
      const heading = change.target.querySelector('h1');
      if (change.target.hasAttribute('data-shown')) {
        previewRecord.shownAt.push(location.pathname);
        before = heading?.getBoundingClientRect();
        return;
      }
      const after = document.querySelector('main h1')?.getBoundingClientRect();
      previewRecord.moved =
        Math.abs((after?.top ?? -1) - (before?.top ?? 0)) +
        Math.abs((after?.height ?? -1) - (before?.height ?? 0));
    }).observe(document.body, { attributes: true, attributeFilter: ['data-shown'], subtree: true });
  });
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { previewRecord: { shownAt: string[]; moved: number } }).previewRecord,
    );
}

test('a tapped story shows its preview at once, then its page without a shift, and Back leads to the list', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  const card = storyLink(page, 6);
  const title = await untilPreviewReady(page, card);
  // the preview is not exposed to assistive technology
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('齐鲁晚报');
  const readRecord = await recordPreviews(page);
  await extendPreviewTimeout(page);
  const calls = watchCalls(page);

  const top = await tapAndReadScroll(page, card);
  await expect(article(page)).toHaveText(title);
  await expect(page.locator('[data-shown]')).toHaveCount(0);
  expect(await readRecord()).toEqual({ shownAt: ['/new/'], moved: 0 });
  await expect(page).toHaveURL(/\/new\/general\//);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.getByRole('button', { name: /^点赞/ }).tap();
  await page.getByRole('dialog', { name: '登录后可以点赞' }).press('Escape');
  await settled(page);
  await expect.poll(() => calls.filter(({ path }) => path.endsWith('/news-read'))).toHaveLength(1);
  await expect(previewOf(page, title)).toHaveCount(0);

  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(top);
  await expect(card).toBeInViewport();
  await untilPreviewReady(page, card);
  expect(pageErrors).toEqual([]);
});

test('a second tap right after the first one acts on the story, not on the list below', async ({ page }) => {
  await openHome(page);
  const card = storyLink(page, 6);
  const title = await untilPreviewReady(page, card);
  await extendPreviewTimeout(page);
  const top = await tapAndReadScroll(page, card);
  // the position of the story's back button, below the link to the app; the home page has its channels there
  await page.touchscreen.tap(24, 68);
  // until the story's page is rendered, the list is below the preview
  await expect(page.locator('[data-shown]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/new\/$/);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('齐鲁晚报');
  await page.goForward();
  await expect(article(page)).toHaveText(title);
});

test('a preview is also shown by keyboard, and none is prerendered with the data saver', async ({
  page,
  context,
  baseURL,
}) => {
  await openHome(page);
  const card = storyLink(page, 6);
  const title = await untilPreviewReady(page, card);
  const readRecord = await recordPreviews(page);
  await extendPreviewTimeout(page);
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(article(page)).toHaveText(title);
  expect(await readRecord()).toMatchObject({ shownAt: ['/new/'] });

  await saveData(context, baseURL ?? '');
  await openHome(page);
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  await expect(previews(page)).toHaveCount(0);
  await card.tap();
  await expect(article(page)).toHaveText(title);
});

test.describe('between a list and a story', () => {
  interface Pages {
    readonly animated: readonly string[];
    readonly failed: number;
  }
  for (const { device, cores, reducedMotion, animated } of [
    { device: 'a fast phone', cores: 8, reducedMotion: null, animated: ['/new/', '/new/'] },
    { device: 'a slow phone', cores: 2, reducedMotion: null, animated: [] },
    { device: 'a reader who prefers reduced motion', cores: 8, reducedMotion: 'reduce', animated: [] },
  ] as const)
    test(`${device} has ${animated.length} view transitions, and taps are not lost`, async ({
      page,
      pageErrors,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript((count) => {
        Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count });
        const pages = { animated: [] as string[], failed: 0 };
        Object.assign(globalThis, { pages });
        const { startViewTransition } = Document.prototype;
        Document.prototype.startViewTransition = function (this: Document, change) {
          pages.animated.push(location.pathname);
          const transition = startViewTransition.call(this, change);
          transition.ready.catch(() => (pages.failed += 1));
          return transition;
        };
      }, cores);
      const read = () => page.evaluate(() => (globalThis as unknown as { pages: Pages }).pages);
      await openHome(page);
      const card = storyLink(page, 6);
      const title = await untilPreviewReady(page, card);
      const top = await tapAndReadScroll(page, card);
      await expect(article(page)).toHaveText(title);
      await expect(page.locator('[data-shown]')).toHaveCount(0);
      await page.getByRole('button', { name: /^点赞/ }).tap();
      await page.getByRole('dialog', { name: '登录后可以点赞' }).press('Escape');
      expect((await read()).animated).toEqual(animated.slice(0, 1));

      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(top);
      await untilPreviewReady(page, card);
      expect(await read()).toEqual({ animated, failed: 0 });
      // from a list to a list
      await page.getByRole('link', { name: '视频', exact: true }).first().tap();
      await expect(page).toHaveURL(/video/i);
      await expect.poll(async () => (await read()).animated).toEqual(animated);
      expect(pageErrors).toEqual([]);
    });
});
