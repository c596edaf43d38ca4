import type { Locator, Page } from '@playwright/test';
import { standsFor } from '../../machines/story-preview/story-preview.machine.ts';
import { openHome, storyLink } from '../support/home-page.ts';
import { saveData, settled, watchCalls } from '../support/network.ts';
import { scrollTop, tapAndReadScroll } from '../support/scroll-position.ts';
import { expect, test } from '../support/test.ts';

/** First screens that stand ready, which no reader can find. */
const previews = (page: Page) => page.locator('[aria-hidden=true]:has(> [inert] h1)');
const previewOf = (page: Page, title: string) => previews(page).filter({ hasText: title });
const article = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

/** Waits until a card's story stands ready. @returns its title */
async function readyStory(page: Page, card: Locator): Promise<string> {
  await card.scrollIntoViewIfNeeded();
  const title = (await card.innerText()).split('\n')[0] ?? '';
  await expect(previewOf(page, title)).toBeAttached();
  return title;
}

/** A first screen goes after a second, which a busy machine may need for the story itself: here it stands until that is there. */
async function giveTime(page: Page): Promise<void> {
  await page.evaluate((limit) => {
    const { setTimeout } = globalThis;
    const later = (act: () => void, time?: number, ...rest: unknown[]) =>
      setTimeout(act, time === limit ? 60_000 : time, ...rest);
    Object.assign(globalThis, { setTimeout: later });
  }, standsFor);
}

/** Has the page note at which addresses a first screen was shown, and what moved when its page took its place. */
async function watchPreviews(page: Page): Promise<() => Promise<{ shownAt: string[]; moved: number }>> {
  await page.evaluate(() => {
    const noted = { shownAt: [] as string[], moved: 0 };
    Object.assign(globalThis, { noted });
    let before: DOMRect | undefined;
    new MutationObserver(([change]) => {
      if (!(change?.target instanceof Element)) return;
      const own = change.target.querySelector('h1');
      if (change.target.hasAttribute('data-shown')) {
        noted.shownAt.push(location.pathname);
        before = own?.getBoundingClientRect();
        return;
      }
      const after = document.querySelector('main h1')?.getBoundingClientRect();
      noted.moved =
        Math.abs((after?.top ?? -1) - (before?.top ?? 0)) +
        Math.abs((after?.height ?? -1) - (before?.height ?? 0));
    }).observe(document.body, { attributes: true, attributeFilter: ['data-shown'], subtree: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { noted: { shownAt: string[]; moved: number } }).noted);
}

test('a tapped story is shown at once, then is a page like any other, and Back leads to the list', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  const card = storyLink(page, 6);
  const title = await readyStory(page, card);
  // nobody is led to what stands ready
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('齐鲁晚报');
  const noted = await watchPreviews(page);
  await giveTime(page);
  const calls = watchCalls(page);

  const place = await tapAndReadScroll(page, card);
  await expect(article(page)).toHaveText(title);
  await expect(page.locator('[data-shown]')).toHaveCount(0);
  expect(await noted()).toEqual({ shownAt: ['/new/'], moved: 0 });
  await expect(page).toHaveURL(/\/new\/general\//);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.getByRole('button', { name: /^点赞/ }).tap();
  await page.getByRole('dialog', { name: '登录后可以点赞' }).press('Escape');
  await settled(page);
  await expect.poll(() => calls.filter(({ path }) => path.endsWith('/news-read'))).toHaveLength(1);
  await expect(previewOf(page, title)).toHaveCount(0);

  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(place);
  await expect(card).toBeInViewport();
  await readyStory(page, card);
  expect(pageErrors).toEqual([]);
});

test('a tap right after the first one is done on the story, not on the list under it', async ({ page }) => {
  await openHome(page);
  const card = storyLink(page, 6);
  const title = await readyStory(page, card);
  await giveTime(page);
  const place = await tapAndReadScroll(page, card);
  // the sign that leads back; on the front page there is the newspaper's name
  await page.touchscreen.tap(24, 24);
  // until the story's page is there it is the list that stands under its first screen
  await expect(page.locator('[data-shown]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/new\/$/);
  await expect.poll(() => scrollTop(page)).toBe(place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('齐鲁晚报');
  await page.goForward();
  await expect(article(page)).toHaveText(title);
});

test('with data saver nothing stands ready, and by keyboard a story comes as by finger', async ({
  page,
  context,
  baseURL,
}) => {
  await openHome(page);
  const card = storyLink(page, 6);
  const title = await readyStory(page, card);
  const noted = await watchPreviews(page);
  await giveTime(page);
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(article(page)).toHaveText(title);
  expect(await noted()).toMatchObject({ shownAt: ['/new/'] });

  await saveData(context, baseURL ?? '');
  await openHome(page);
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  await expect(previews(page)).toHaveCount(0);
  await card.tap();
  await expect(article(page)).toHaveText(title);
});
