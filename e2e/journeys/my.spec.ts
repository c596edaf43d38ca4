import type { Browser, Page } from '@playwright/test';
import type { RunningGateway } from '../support/gateway.ts';
import { openHome } from '../support/home-page.ts';
import { addReaderCookie, uniqueName, newPhone, openLogin, signIn } from '../support/login.ts';
import { postAs, listLink, openMy, listRows } from '../support/my-pages.ts';
import { settled } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { isolatedTest, expect, hydrated, test } from '../support/test.ts';

const tab = (page: Page) => page.getByRole('link', { name: '我的', exact: true });

async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`/new/general/${id}`);
  await hydrated(page);
  await settled(page);
}

async function save(page: Page, id: string): Promise<void> {
  await openStory(page, id);
  await page.getByRole('button', { name: '收藏' }).tap();
  await expect(page.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
}

/** Opens a page on another device. */
async function openOtherDevice(browser: Browser, gateway: RunningGateway): Promise<Page> {
  const context = await browser.newContext({ baseURL: gateway.origin, hasTouch: true, isMobile: true });
  return context.newPage();
}

test('stories saved while signed out are merged without duplicates after sign-in, and are gone after sign-out', async ({
  page,
  browser,
  gateway,
  pageErrors,
}) => {
  const announcements = await recordAnnouncements(page);
  const phone = newPhone();
  const other = await openOtherDevice(browser, gateway);
  await openLogin(other);
  await signIn(other, gateway, phone);
  await expect(other).toHaveURL(/\/new\/$/);
  const tokens = (await other.context().cookies()).filter(({ name }) => name === 'readerToken');
  expect(tokens).toHaveLength(1);
  const token = tokens[0]?.value ?? '';
  for (const newsId of ['1001', '1004']) await postAs(other.request, token, 'x/news/save', { newsId });

  for (const id of ['1001', '1002']) await save(page, id);
  await page.goto('/new/');
  await hydrated(page);
  await tab(page).tap();
  await listLink(page, '收藏').tap();
  const onDevice = page.getByText('这台设备上的 2 篇（最多留 200 篇）');
  await expect(onDevice).toBeVisible();
  await expect(listRows(page)).toHaveCount(2);
  await page.getByRole('link', { name: '返回' }).tap();
  await expect(onDevice).toBeHidden();

  // both the current page and the next one may notice the token
  const merged = page.waitForResponse(/device-lists/);
  // reuses the other device's token: this phone got a code less than a minute ago
  await page.context().addCookies(tokens);
  await openMy(page);
  expect((await merged).status()).toBe(200);
  await listLink(page, '收藏').tap();
  await expect(page.getByText('共 3 篇')).toBeVisible();
  await expect(listRows(page)).toHaveCount(3);
  await openMy(other, '?list=saved');
  await expect(listRows(other)).toHaveCount(3);

  await page.getByRole('link', { name: '返回' }).tap();
  await page.getByRole('button', { name: '退出登录' }).tap();
  await expect.poll(() => announcements).toContain('已退出登录');
  await openMy(page, '?list=saved');
  await expect(page.getByText('还没有收藏')).toBeVisible();
  await other.context().close();
  expect(pageErrors).toEqual([]);
});

test('an interrupted merge is repeated for the same reader only', async ({ page, gateway }) => {
  await save(page, '1005');
  await page.route('**/device-lists?*', (route) => route.abort());
  const [mine, theirs] = [await gateway.token('先来的读者'), await gateway.token('后来的读者')];
  const tried = page.waitForRequest(/device-lists/);
  await addReaderCookie(page, gateway, mine);
  await openMy(page);
  await tried;
  // the open page would retry at once
  await page.goto('about:blank');
  await page.unroute('**/device-lists?*');
  await addReaderCookie(page, gateway, theirs);
  await openMy(page, '?list=saved');
  await expect(page.getByText('还没有收藏')).toBeVisible();
  const merged = page.waitForResponse(/device-lists/);
  await addReaderCookie(page, gateway, mine);
  await openMy(page, '?list=saved');
  expect((await merged).status()).toBe(200);
  await expect(listRows(page)).toHaveCount(1);
});

test('settings apply at once and to the next server-rendered page', async ({ page }) => {
  await openHome(page);
  await tab(page).tap();
  await page.getByRole('radio', { name: '特大' }).tap();
  await page.getByRole('radiogroup', { name: '深色模式' }).getByRole('radio', { name: '打开' }).tap();
  await page.getByRole('switch', { name: '省流量' }).tap();
  await expect(page.getByRole('switch', { name: '省流量' })).toBeChecked();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-text', '4');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const serverRendered = await page.request.get('/new/my');
  expect(await serverRendered.text()).toContain('data-theme="dark" data-text="4"');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('radio', { name: '特大' })).toBeChecked();
  await expect(page.getByRole('switch', { name: '省流量' })).toBeChecked();
  await page.getByRole('switch', { name: '关怀版' }).tap();
  await expect(root).toHaveAttribute('data-care', 'on');
  await page.getByRole('switch', { name: '关怀版' }).tap();
  await page.getByRole('radio', { name: '跟随系统' }).tap();
  await expect(root).toHaveAttribute('data-theme', 'auto');
  await expect(root).not.toHaveAttribute('data-care', 'on');
});

test('a reader finds their comments with their review state, and deletes one', async ({ page, gateway }) => {
  const token = await gateway.token(uniqueName('写过的读者'));
  const [waiting, unwanted] = [uniqueName('这条等着审'), uniqueName('这条要删掉')];
  await page.goto(`/new/general/1003?token=${token}`);
  await hydrated(page);
  await settled(page);
  for (const text of [waiting, unwanted]) {
    await page
      .getByRole('button', { name: /写评论/ })
      .first()
      .tap();
    await page.getByRole('dialog').getByRole('textbox').fill(text);
    await page.getByRole('dialog').getByRole('button', { name: '发布' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const first = page.locator('[id^=comment-]').filter({ hasText: waiting });
  const id = (await first.first().getAttribute('id'))?.replace('comment-', '') ?? '';
  await gateway.run('desk', 'hide', id);
  await openMy(page);
  await listLink(page, '我的评论').tap();
  await expect(listRows(page)).toHaveCount(2);
  await expect(listRows(page).filter({ hasText: waiting })).toContainText('审核中');
  await page.getByRole('button', { name: `删除评论：${unwanted}` }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).tap();
  await expect(listRows(page)).toHaveCount(1);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await listRows(page).getByRole('link').tap();
  await expect(page).toHaveURL(/general\/1003.*#comments$/);
  await expect(page.locator('[id^=comment-]').filter({ hasText: unwanted })).toHaveCount(0);
});

isolatedTest(
  'a saved story that was withdrawn is marked and can be removed',
  async ({ page, ownGateway }) => {
    const saved = page.waitForResponse(/\/news\/save\?/);
    await page.goto(`/new/general/1011?token=${await ownGateway.token('收藏的读者')}`);
    await hydrated(page);
    await settled(page);
    await page.getByRole('button', { name: '收藏' }).tap();
    await expect(page.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
    expect((await saved).status()).toBe(200);
    await ownGateway.run('desk', 'withdraw', '1011');
    await openMy(page, '?list=saved');
    await expect(page.getByText('这篇文章已撤下')).toBeVisible();
    await expect(listRows(page).getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: /^取消收藏/ }).tap();
    await expect(page.getByText('还没有收藏')).toBeVisible();
  },
);

test('saving a story offline is pending until the network is back', async ({ page, context, gateway }) => {
  const checked = page.waitForResponse(/token-info/);
  await page.goto(`/new/general/1006?token=${await gateway.token(uniqueName('断网的读者'))}`);
  await hydrated(page);
  await checked;
  await settled(page);
  await context.setOffline(true);
  const star = page.getByRole('button', { name: /^收藏/ });
  await star.tap();
  await expect(star).toHaveAccessibleName('收藏 未发送');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await expect(star).toHaveAccessibleName('收藏');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await openMy(page, '?list=saved');
  await expect(listRows(page)).toHaveCount(1);
});

test('clearing the cache shows what was removed and how much, and keeps saved stories', async ({ page }) => {
  await save(page, '1007');
  await page.goto('/new/hotSearch?q=%E6%B3%B0%E5%B1%B1');
  await hydrated(page);
  // the page also records the search itself
  await settled(page);
  await page.evaluate(() => localStorage.setItem('searchHistory', JSON.stringify(['泰山', '泉水'])));
  await openMy(page);
  await page.getByRole('button', { name: /^清除缓存/ }).tap();
  const sheet = page.getByRole('dialog', { name: '清除缓存' });
  await sheet.getByRole('button', { name: '清除' }).tap();
  await expect(sheet).toContainText(/已清除.*2 条搜索历史.*腾出约 \d/);
  await sheet.getByRole('button', { name: '知道了' }).tap();
  await listLink(page, '收藏').tap();
  await expect(listRows(page)).toHaveCount(1);
});

test('a saved story is listed by its title if its card cannot be loaded', async ({ page }) => {
  await save(page, '1008');
  await openMy(page);
  await page.route('**/x/news/cards?*', (route) => route.abort());
  await listLink(page, '收藏').tap();
  await expect(listRows(page)).toHaveCount(1);
  await expect(listRows(page).getByRole('link')).toHaveAttribute('href', '/new/general/1008');
});
