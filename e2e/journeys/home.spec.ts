import type { Locator, Page } from '@playwright/test';
import { changeRows, timestampInHours } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { holdScripts } from '../support/held-calls.ts';
import { createTouchInput, type Point } from '../support/touch-input.ts';
import { openHome, storyLink } from '../support/home-page.ts';
import { networkIdle, settled } from '../support/network.ts';
import { scrollTop, scrollSettled } from '../support/scroll-position.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';

const ads = (page: Page) => page.getByRole('button', { name: /^关闭广告/ });
const tabs = (page: Page) =>
  page.getByRole('navigation', { name: '频道' }).getByRole('list').getByRole('link');

/** Titles on the screen, with the bottom bar left out. */
async function titlesOnScreen(page: Page): Promise<string[]> {
  const bar = await page.getByRole('navigation', { name: '主要栏目' }).boundingBox();
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  const boxes = await Promise.all((await titles.all()).map((title) => title.boundingBox()));
  const texts = await titles.allInnerTexts();
  return texts.filter((_, index) => {
    const box = boxes[index];
    return box && bar && box.y >= 0 && box.y + box.height <= bar.y;
  });
}

/** Distance in px between two links to the same story; infinite if there are none. */
async function closestRepeat(page: Page): Promise<number> {
  const links = await page
    .locator('[data-page=headline] a[href^="/new/general/"]:visible')
    .evaluateAll((all) =>
      all.map((link) => ({ href: link.getAttribute('href'), y: link.getBoundingClientRect().y })),
    );
  const distances = links.flatMap(({ href, y }, index) =>
    links.slice(index + 1).flatMap((other) => (other.href === href ? [Math.abs(other.y - y)] : [])),
  );
  return Math.min(...distances);
}

test('the first screen leads with news: a lead story and three headlines, none of them twice', async ({
  page,
  gateway,
}) => {
  await page.goto(`${gateway.origin}/new/`);
  await expect(page.getByRole('region', { name: '头条图片' })).toBeInViewport({ ratio: 1 });
  const headlines = await titlesOnScreen(page);
  expect(headlines.length).toBeGreaterThanOrEqual(3);
  expect(await closestRepeat(page)).toBeGreaterThan(844);
});

test('the stream mixes stories with one, three and no pictures, about five a screen', async ({ page }) => {
  await openHome(page);
  const cards = page.getByRole('main').getByRole('article');
  const pictures = await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('img').length));
  for (const count of [0, 1, 3]) expect(pictures).toContain(count);
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  expect(844 / mean).toBeGreaterThanOrEqual(5);
});

/** Stories that nobody has read today yet, as at midnight, are read as often as yesterday. */
function addReadsOfToday(gateway: RunningGateway): void {
  // midnight may pass during the journey
  for (const hours of [0, 1])
    changeRows(gateway, [
      'insert or ignore into news_days (news_id, day, reads) select news_id, ?, reads from news_days where day = ?',
      timestampInHours(hours).slice(0, 10),
      timestampInHours(hours - 24).slice(0, 10),
    ]);
}

test('a reader finds today’s and this week’s most read stories from the front page', async ({
  page,
  gateway,
  pageErrors,
}) => {
  addReadsOfToday(gateway);
  await openHome(page);
  const block = page.getByRole('region', { name: '今日最多阅读' });
  await expect(block.getByRole('listitem').first()).toContainText('阅读');
  expect(await closestRepeat(page)).toBeGreaterThan(844);
  await block.getByRole('link', { name: '今日和本周榜' }).tap();
  await expect(page).toHaveURL(/hotSearch\?rank=day/);
  const rankings = page.getByRole('navigation', { name: '榜单' });
  await expect(rankings.locator('[aria-current=page]')).toHaveText('今日最多阅读');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '阅读' });
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  await rankings.getByRole('link', { name: '本周最多阅读' }).tap();
  await expect(page).toHaveURL(/rank=week/);
  await expect(page.getByText('按近 7 天的阅读量排名')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('齐鲁晚报');
  expect(pageErrors).toEqual([]);
});

test('关怀版 is offered once, also to a tap before hydration, and starts with headlines', async ({
  page,
  gateway,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${gateway.origin}/new/`, { waitUntil: 'domcontentloaded' });
  const offer = page.getByRole('region', { name: '关怀版' });
  await offer.getByRole('button', { name: '打开' }).tap();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-care', 'on');
  await expect(offer).toBeHidden();
  await expect.poll(async () => (await titlesOnScreen(page)).length).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: '退出关怀版' }).tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-care', 'on');
  await page.reload();
  await expect(page.getByRole('button', { name: '关怀版', exact: true })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('an ad that a reader closes never appears again, and the reason is counted', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const announcements = await recordAnnouncements(page);
  await openHome(page);
  const first = ads(page).first();
  const title = (await first.getAttribute('aria-label'))?.replace('关闭广告：', '') ?? '';
  await first.tap();
  await page.getByRole('dialog', { name: '关闭这条广告' }).getByRole('button', { name: '内容不适' }).tap();
  await expect.poll(() => announcements).toContain('这条广告不再出现');
  await expect(page.getByText(title).filter({ visible: true })).toHaveCount(0);
  await expect.poll(() => gateway.run('desk', 'ads')).toContain(`内容不适 1  ${title}`);
  await page.reload();
  await hydrated(page);
  await settled(page);
  await expect(ads(page).first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await page.getByRole('link', { name: '文化', exact: true }).tap();
  await expect(page.getByRole('region', { name: '文化' })).toBeVisible();
  await expect(page.getByText(title).filter({ visible: true })).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('关怀版 shows no ads, however far a reader scrolls', async ({ page, context, gateway }) => {
  await context.addCookies([{ name: 'care', value: 'on', url: gateway.origin }]);
  await openHome(page);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(30);
  }).toPass();
  await expect(page.getByText('广告', { exact: true })).toHaveCount(0);
  await expect(ads(page)).toHaveCount(0);
});

/** The centre of an element. */
async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('the element is not visible');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a reader reorders channels by touch, mouse and keyboard, and the home page shows their order', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: '全部频道' }).tap();
  const handle = (name: string) => page.getByRole('button', { name: `移动“${name}”` });
  await expect(handle('文化')).toBeVisible();
  await settled(page);

  const [x, y] = await middleOf(handle('文化'));
  const [, above] = await middleOf(handle('山东'));
  await (await createTouchInput(page)).swipe([x, y], [x, above - 10], { durationMs: 600 });
  await expect(page.getByText('“文化”移到第 2 项')).toBeAttached();

  const [fromX, fromY] = await middleOf(handle('乡村'));
  const [, top] = await middleOf(handle('济南'));
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX, (fromY + top) / 2, { steps: 4 });
  await page.mouse.move(fromX, top - 10, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('“乡村”移到第 1 项')).toBeAttached();

  await handle('体育').press('ArrowUp');
  await expect(handle('体育')).toBeFocused();
  await page.getByRole('button', { name: '把“教育”移到更多频道' }).press('Enter');
  await expect(page.getByRole('button', { name: '把“教育”加到我的频道' })).toBeFocused();

  const ordered = ['推荐', '乡村', '济南', '文化', '山东', '城事', '经济', '体育', '健康'];
  await page.goBack();
  await expect(tabs(page)).toHaveText(ordered);
  await page.reload();
  await expect(tabs(page)).toHaveText(ordered);
  await hydrated(page);

  await page.getByRole('link', { name: '全部频道' }).tap();
  await page.getByRole('region', { name: '更多频道' }).getByRole('link', { name: '教育' }).tap();
  await expect(page.getByRole('region', { name: '教育' })).toBeVisible();
  await expect(tabs(page)).toHaveText([...ordered, '教育']);
  await page.goBack();
  const restore = page.getByRole('button', { name: '恢复默认' });
  await restore.tap();
  await expect(restore).toBeDisabled();
  await page.goBack();
  await expect(tabs(page).first()).toHaveText('推荐');
  await expect(tabs(page).nth(1)).toHaveText('济南');
  expect(pageErrors).toEqual([]);
});

const active = (page: Page) => page.getByRole('navigation', { name: '频道' }).locator('[data-active] a');

/** Scrolls the channel to a position or as far as possible. */
async function scrollChannelTo(page: Page, top: number): Promise<number> {
  await networkIdle(page);
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  return scrollSettled(page);
}

test('swipes lead from channel to channel, and each keeps its scroll position, also with Back', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  const touch = await createTouchInput(page);
  const next = () => touch.swipe([340, 500], [60, 510]);
  const previous = () => touch.swipe([60, 500], [340, 510]);

  const inHeadlines = await scrollChannelTo(page, 900);
  const lead = await storyLink(page, 0).innerText();
  await next();
  await expect(active(page)).toHaveText('济南');
  await expect(page).toHaveURL(/channel=local/);
  await expect(page.getByRole('region', { name: '济南' }).getByRole('article').first()).toBeInViewport();
  await expect(page.getByRole('main').locator('[data-page=headline]')).toBeHidden();
  const inCity = await scrollChannelTo(page, 640);
  await next();
  await expect(page).toHaveURL(/channel=shandong/);
  await expect(page.getByRole('region', { name: '山东' }).getByRole('article').first()).toBeInViewport();
  await expect(page.locator('[data-side]')).toHaveCount(0);

  // a vertical swipe or a short one does not change the channel
  await touch.swipe([200, 600], [214, 360]);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  await touch.swipe([300, 500], [230, 500], { durationMs: 900 });
  await expect(active(page)).toHaveText('山东');
  await expect(page.locator('[data-side]')).toHaveCount(0);

  await previous();
  await expect(active(page)).toHaveText('济南');
  await expect.poll(() => scrollTop(page)).toBe(inCity);
  await previous();
  await expect(active(page)).toHaveText('推荐');
  await expect.poll(() => scrollTop(page)).toBe(inHeadlines);
  await expect(storyLink(page, 0)).toHaveText(lead);
  // nothing precedes the first channel
  await previous();
  await expect(active(page)).toHaveText('推荐');

  await active(page).press('ArrowRight');
  await expect(page.getByRole('region', { name: '济南' })).toBeVisible();
  await expect(active(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(inCity);
  await page.goBack();
  await expect(active(page)).toHaveText('推荐');
  await expect.poll(() => scrollTop(page)).toBe(inHeadlines);

  // a horizontally scrolling list handles its own swipes
  await scrollChannelTo(page, 0);
  const strip = await middleOf(page.getByRole('region', { name: '听新闻' }).getByRole('list'));
  await touch.swipe(strip, [strip[0] - 150, strip[1]]);
  await expect(active(page)).toHaveText('推荐');
  expect(pageErrors).toEqual([]);
});

test('at most three channels are rendered at a time', async ({ page }) => {
  await openHome(page);
  const rendered = page.locator('[data-page]');
  for (const name of ['文化', '体育', '经济', '健康', '教育', '乡村']) {
    await page.getByRole('link', { name, exact: true }).tap();
    await expect(page.getByRole('region', { name })).toBeVisible();
    await expect.poll(() => rendered.count()).toBeLessThanOrEqual(3);
  }
});
