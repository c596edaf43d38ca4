import type { Locator, Page } from '@playwright/test';
import { goBackToHome, openHome, storyLink } from '../support/home-page.ts';
import { networkIdle, settled, watchCalls } from '../support/network.ts';
import { scrollTop, tapAndReadScroll } from '../support/scroll-position.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';

const homePageCall =
  /getheadlinenewslisttwo|getnewbannerlist|getNewsAdertList|getNewsSection|get\/hot\/events/;

const channels = (page: Page) => page.getByRole('navigation', { name: '频道' }).getByRole('list');
const carousel = (page: Page) => page.getByRole('region', { name: '头条图片' }).getByRole('list');
const scrollLeft = (strip: ReturnType<typeof channels>) =>
  strip.evaluate((box) => Math.round(box.scrollLeft));

/** @returns the scroll position in px from which the story was opened */
async function openStory(page: Page, story: number | Locator): Promise<number> {
  const top = await tapAndReadScroll(page, typeof story === 'number' ? storyLink(page, story) : story);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  return top;
}

test('the home page is kept alive with its scroll positions', async ({ page, pageErrors }) => {
  await openHome(page);
  const masthead = await page.getByRole('banner').elementHandle();
  await channels(page).evaluate((box) => box.scrollTo({ left: 90, behavior: 'instant' }));
  await carousel(page).evaluate((box) => box.scrollTo({ left: box.clientWidth, behavior: 'instant' }));
  const strips = {
    channel: await scrollLeft(channels(page)),
    slide: await scrollLeft(carousel(page)),
  };
  expect(strips.channel).toBeGreaterThan(50);
  expect(strips.slide).toBeGreaterThan(300);

  const top = await openStory(page, 6);
  expect(top).toBeGreaterThan(200);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).not.toHaveTitle('齐鲁晚报');
  await expect(page.getByRole('navigation', { name: '频道' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);

  await goBackToHome(page);
  await expect(page).toHaveTitle('齐鲁晚报');
  await expect.poll(() => scrollTop(page)).toBe(top);
  expect(await masthead?.evaluate((element) => element.isConnected && element.checkVisibility())).toBe(true);
  await page.waitForTimeout(600);
  expect({
    top: await scrollTop(page),
    channel: await scrollLeft(channels(page)),
    slide: await scrollLeft(carousel(page)),
  }).toEqual({ top, ...strips });
  expect(pageErrors).toEqual([]);
});

test('Back leads from a story to its channel, and the site’s name leads to the home page', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  const current = page.getByRole('navigation', { name: '频道' }).locator('[aria-current=page]');
  await page.getByRole('link', { name: '文化', exact: true }).tap();
  await expect(current).toHaveText('文化');
  await expect(page.getByRole('region', { name: '文化' })).toBeVisible();
  await openStory(page, 2);
  await goBackToHome(page);
  await expect(current).toHaveText('文化');
  await openStory(page, 1);
  await page.getByRole('link', { name: '齐鲁晚报', exact: true }).tap();
  await expect(current).toHaveText('推荐');
  await expect(carousel(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('the carousel moves by the reader’s hand only', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await page.clock.runFor(60_000);
  expect(await scrollLeft(carousel(page))).toBe(0);
});

test('while it is hidden, the home page sends no requests', async ({ page, context }) => {
  const announcements = await recordAnnouncements(page);
  await page.clock.install();
  await openHome(page);
  await openStory(page, 3);
  await settled(page);
  const calls = watchCalls(page);
  await page.clock.runFor(60_000);
  await context.setOffline(true);
  await expect(page.getByText('网络断开了')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => announcements).toContain('网络已恢复');
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await networkIdle(page);
  expect(calls.map(({ path }) => path).filter((path) => homePageCall.test(path))).toEqual([]);
  await goBackToHome(page);
});

test('after ten minutes in a story the list is still as long as it was', async ({ page, pageErrors }) => {
  await page.clock.install();
  await openHome(page);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await scrollTop(page)).toBeGreaterThan(8000);
  }).toPass();
  await settled(page);
  // the list is virtualised: its last row changes with every scroll
  const stories = page.getByRole('main').locator('article a[href^="/new/general/"]:visible');
  const address = await stories.last().getAttribute('href');
  const story = page.getByRole('main').locator(`article a[href="${address}"]:visible`);
  const top = await openStory(page, story);
  await page.clock.fastForward('10:00');
  await goBackToHome(page);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await expect(story).toBeInViewport();
  expect(pageErrors).toEqual([]);
});

test('the home page is kept alive also if the reader started with a story', async ({ page, pageErrors }) => {
  await page.goto('/new/general/1001');
  await hydrated(page);
  await settled(page);
  await page.getByRole('link', { name: '齐鲁晚报', exact: true }).tap();
  await expect(carousel(page)).toBeVisible();
  const masthead = await page.getByRole('banner').elementHandle();
  await openStory(page, 4);
  await goBackToHome(page);
  expect(await masthead?.evaluate((element) => element.isConnected)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/泰山日出/);
  expect(pageErrors).toEqual([]);
});

test('the audio list is kept alive with its length and scroll position', async ({ page, pageErrors }) => {
  await page.goto('/new/audioList');
  await hydrated(page);
  await settled(page);
  const bar = await page.getByRole('banner').elementHandle();
  const episodes = page.getByRole('main').getByRole('article');
  const first = await episodes.count();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await episodes.count()).toBeGreaterThan(first);
  }).toPass();
  await settled(page);
  const programmes = page.getByRole('navigation', { name: '节目' }).getByRole('list');
  await programmes.evaluate((box) => box.scrollTo({ left: 60, behavior: 'instant' }));
  const strip = await scrollLeft(programmes);
  const title = episodes.nth(first).getByRole('link');
  const titleText = await title.innerText();

  const top = await tapAndReadScroll(page, title);
  expect(top).toBeGreaterThan(600);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleText);
  await expect(page.getByRole('main')).toHaveCount(1);
  await settled(page);
  const calls = watchCalls(page);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('听新闻');
  await expect.poll(() => scrollTop(page)).toBe(top);
  await expect(page.getByRole('link', { name: titleText })).toBeInViewport();
  expect(await bar?.evaluate((element) => element.isConnected && element.checkVisibility())).toBe(true);
  await expect.poll(() => scrollLeft(programmes)).toBe(strip);
  await settled(page);
  expect(calls.map(({ path }) => path).filter((path) => /audioNewsList|audioProgramme/.test(path))).toEqual(
    [],
  );
  expect(pageErrors).toEqual([]);
});
