import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningGateway } from '../support/gateway.ts';
import { settled } from '../support/network.ts';
import { scrollTop } from '../support/scroll-position.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Lets editors bring a story into the culture channel while the reader reads. */
async function bringStory(gateway: RunningGateway, title: string): Promise<void> {
  const file = join(gateway.dataDir, `feed-${Date.now()}.json`);
  const item = {
    id: title,
    url: `https://news.example/${encodeURIComponent(title)}`,
    title,
    content_text: `${title}。这是刚刚到的一条消息。`,
    date_published: new Date().toISOString(),
  };
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: '示例来源', items: [item] };
  await writeFile(file, JSON.stringify(feed));
  await gateway.run('import', '--section', 'culture', file);
}

async function openChannel(page: Page): Promise<void> {
  await page.goto('/new/?channel=culture');
  await hydrated(page);
  // what follows a finger comes when the reader first touches the page
  await page.getByRole('heading', { level: 1 }).tap();
  await page.waitForFunction(() => document.documentElement.style.overscrollBehaviorY === 'contain');
  await settled(page);
}

/** Brings the page to a place further down, and sees that it stands there. */
async function readOn(page: Page, place: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), place);
  await expect.poll(() => scrollTop(page)).toBe(place);
}

/** A real finger that goes down the page. */
async function drag(page: Page, distance: number) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [x, y] = [195, 300];
  await send('touchStart', [{ x, y }]);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', [{ x, y: y + (distance * step) / 8 }]);
  return {
    back: (to: number) => send('touchMove', [{ x, y: y + to }]),
    letGo: () => send('touchEnd', []),
  };
}

const top = (page: Page) => page.getByRole('main').getByRole('article').first();

test('a finger that pulls the page down far enough brings what is new, and says how much', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const announcements = await recordAnnouncements(page);
  await openChannel(page);
  await bringStory(gateway, '拉下来才看得到的新消息');
  const finger = await drag(page, 260);
  await expect(page.getByText('松开刷新')).toBeVisible();
  await finger.letGo();
  await expect.poll(() => announcements).toContain('更新了 1 条');
  await expect(top(page)).toContainText('拉下来才看得到的新消息');
  await expect(page.getByText('更新了 1 条')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('a finger that does not pull far enough, or goes back up, brings nothing', async ({ page }) => {
  await openChannel(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/getNewsSectionLabelNewsPage/.test(request.url())) asked.push(request.url());
  });
  const short = await drag(page, 50);
  await expect(page.getByText('下拉刷新')).toBeVisible();
  await short.letGo();
  await expect(page.getByText('下拉刷新')).toBeHidden();
  const long = await drag(page, 260);
  await expect(page.getByText('松开刷新')).toBeVisible();
  await long.back(20);
  await expect(page.getByText('下拉刷新')).toBeVisible();
  await long.letGo();
  await expect(page.getByText('下拉刷新')).toBeHidden();
  expect(asked).toEqual([]);
});

test('a finger on a page that is not at its top scrolls it', async ({ page }) => {
  await openChannel(page);
  await readOn(page, 600);
  const finger = await drag(page, 200);
  await expect(page.getByText(/^(下拉|松开)刷新$/)).toBeHidden();
  await finger.letGo();
});

test('the button, the channel and the tab that the reader is on refresh too, by keys as well', async ({
  page,
  gateway,
}) => {
  const announcements = await recordAnnouncements(page);
  await openChannel(page);
  await bringStory(gateway, '按一下也看得到的新消息');
  await page.getByRole('button', { name: '刷新' }).press('Enter');
  await expect.poll(() => announcements).toContain('更新了 1 条');
  await expect(top(page)).toContainText('按一下也看得到的新消息');
  await expect(page.getByText('更新了 1 条')).toBeHidden();
  await readOn(page, 900);
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

test('a refresh without a network says so, and leaves what was there', async ({ page, context }) => {
  const announcements = await recordAnnouncements(page);
  await openChannel(page);
  const headline = top(page).getByRole('heading');
  const title = await headline.innerText();
  await context.setOffline(true);
  await page.getByRole('button', { name: '刷新' }).tap();
  await expect.poll(() => announcements).toContain('没能刷新，请检查网络后再试');
  await expect(headline).toHaveText(title);
  await context.setOffline(false);
  await page.getByRole('button', { name: '刷新' }).tap();
  await expect.poll(() => announcements).toContain('已是最新');
});

test('what came since the last visit ends at a mark, and a tap on it looks for more', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const mark = page.getByRole('button', { name: '上次看到这里' });
  const announcements = await recordAnnouncements(page);
  await openChannel(page);
  const seen = await top(page).getByRole('heading').innerText();
  await expect(mark).toHaveCount(0);
  await bringStory(gateway, '上次之后才有的第一条');
  await bringStory(gateway, '上次之后才有的第二条');
  await page.reload();
  await hydrated(page);
  await expect(mark).toBeVisible();
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.nth(2)).toContainText(seen);
  await settled(page);
  const [line, before, after] = await Promise.all(
    [mark, articles.nth(1), articles.nth(2)].map((one) => one.boundingBox()),
  );
  const middle = (line?.y ?? 0) + (line?.height ?? 0) / 2;
  expect(Math.abs(middle - ((before?.y ?? 0) + (before?.height ?? 0)))).toBeLessThan(2);
  expect(Math.abs(middle - (after?.y ?? 0))).toBeLessThan(2);
  await readOn(page, 200);
  await mark.tap();
  await expect.poll(() => announcements).toContain('已是最新');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.reload();
  await hydrated(page);
  await settled(page);
  await expect(mark).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});
