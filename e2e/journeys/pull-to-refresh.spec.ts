import type { Page } from '@playwright/test';
import { importStories } from '../support/news-feed.ts';
import { settled } from '../support/network.ts';
import { scrollTop } from '../support/scroll-position.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';

async function openChannel(page: Page): Promise<void> {
  await page.goto('/new/?channel=culture');
  await hydrated(page);
  // the gesture is loaded at the first touch
  await page.getByRole('heading', { level: 1 }).tap();
  await page.waitForFunction(() => document.documentElement.style.overscrollBehaviorY === 'contain');
  await settled(page);
}

/** Scrolls the page and waits until it has reached the position. */
async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Drags a finger down the page with native touch events and keeps it there. */
async function drag(page: Page, distance: number) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [x, y] = [195, 300];
  await send('touchStart', [{ x, y }]);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', [{ x, y: y + (distance * step) / 8 }]);
  return {
    moveTo: (to: number) => send('touchMove', [{ x, y: y + to }]),
    lift: () => send('touchEnd', []),
  };
}

const firstArticle = (page: Page) => page.getByRole('main').getByRole('article').first();

test('pulling the page down far enough loads new stories and shows their number', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const announcements = await recordAnnouncements(page);
  await openChannel(page);
  await importStories(gateway, 'culture', ['拉下来才看得到的新消息']);
  const finger = await drag(page, 260);
  await expect(page.getByText('松开刷新')).toBeVisible();
  await finger.lift();
  await expect.poll(() => announcements).toContain('更新了 1 条');
  await expect(firstArticle(page)).toContainText('拉下来才看得到的新消息');
  await expect(page.getByText('更新了 1 条')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('pulling not far enough, or back up again, loads nothing', async ({ page }) => {
  await openChannel(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/getNewsSectionLabelNewsPage/.test(request.url())) requested.push(request.url());
  });
  const short = await drag(page, 50);
  await expect(page.getByText('下拉刷新')).toBeVisible();
  await short.lift();
  await expect(page.getByText('下拉刷新')).toBeHidden();
  const long = await drag(page, 260);
  await expect(page.getByText('松开刷新')).toBeVisible();
  await long.moveTo(20);
  await expect(page.getByText('下拉刷新')).toBeVisible();
  await long.lift();
  await expect(page.getByText('下拉刷新')).toBeHidden();
  expect(requested).toEqual([]);
});

test('pulling a page that is not at its top scrolls it', async ({ page }) => {
  await openChannel(page);
  await scrollPageTo(page, 600);
  const finger = await drag(page, 200);
  await expect(page.getByText(/^(下拉|松开)刷新$/)).toBeHidden();
  await finger.lift();
});

test('the current channel, by finger or keyboard, and the current tab also refresh the list', async ({
  page,
  gateway,
}) => {
  const announcements = await recordAnnouncements(page);
  await openChannel(page);
  await importStories(gateway, 'culture', ['按一下也看得到的新消息']);
  await page.getByRole('link', { name: '文化', exact: true }).press('Enter');
  await expect.poll(() => announcements).toContain('更新了 1 条');
  await expect(firstArticle(page)).toContainText('按一下也看得到的新消息');
  await expect(page.getByText('更新了 1 条')).toBeHidden();
  await scrollPageTo(page, 900);
  await page.getByRole('link', { name: '文化', exact: true }).tap();
  await expect.poll(() => announcements).toContain('已是最新');
  await expect.poll(() => scrollTop(page)).toBe(0);
  const home = page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '首页' });
  await home.tap();
  await expect(page).toHaveURL(/\/new\/$/);
  await expect(page.getByRole('region', { name: '头条图片' })).toBeVisible();
  announcements.length = 0;
  await home.tap();
  await expect.poll(() => announcements).toContainEqual(expect.stringMatching(/^(更新了 \d+ 条|已是最新)$/));
});

test('a refresh that fails offline shows an error and keeps the list', async ({ page, context }) => {
  const announcements = await recordAnnouncements(page);
  await openChannel(page);
  const headline = firstArticle(page).getByRole('heading');
  const title = await headline.innerText();
  await context.setOffline(true);
  await page.getByRole('link', { name: '文化', exact: true }).tap();
  await expect.poll(() => announcements).toContain('没能刷新，请检查网络后再试');
  await expect(headline).toHaveText(title);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.getByRole('link', { name: '文化', exact: true }).tap();
  await expect.poll(() => announcements).toContain('已是最新');
});

test('a marker separates stories that are new since the last visit, and a tap on it refreshes', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const marker = page.getByRole('button', { name: '上次看到这里' });
  const announcements = await recordAnnouncements(page);
  await openChannel(page);
  const previousFirst = await firstArticle(page).getByRole('heading').innerText();
  await expect(marker).toHaveCount(0);
  await importStories(gateway, 'culture', ['上次之后才有的第一条']);
  await importStories(gateway, 'culture', ['上次之后才有的第二条']);
  await page.reload();
  await hydrated(page);
  await expect(marker).toBeVisible();
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.nth(2)).toContainText(previousFirst);
  await settled(page);
  const [markerBox, before, after] = await Promise.all(
    [marker, articles.nth(1), articles.nth(2)].map((one) => one.boundingBox()),
  );
  const middle = (markerBox?.y ?? 0) + (markerBox?.height ?? 0) / 2;
  expect(Math.abs(middle - ((before?.y ?? 0) + (before?.height ?? 0)))).toBeLessThan(2);
  expect(Math.abs(middle - (after?.y ?? 0))).toBeLessThan(2);
  await scrollPageTo(page, 200);
  await marker.tap();
  await expect.poll(() => announcements).toContain('已是最新');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.reload();
  await hydrated(page);
  await settled(page);
  await expect(marker).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});
