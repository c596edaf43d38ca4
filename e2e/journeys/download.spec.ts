import { accessibilityViolations } from '../support/accessibility-checks.ts';
import { openHome, storyLink } from '../support/home-page.ts';
import { newPhone, signIn } from '../support/login.ts';
import { expect, hydrated, test } from '../support/test.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const messenger =
  'Mozilla/5.0 (Linux; Android 13; Phone) AppleWebKit/537.36 Chrome/130.0 Mobile MicroMessenger/8.0.50';

test('a reader creates an invitation from the home page, and a friend sees who invites them', async ({
  page,
  browser,
  gateway,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: '我的' }).tap();
  await page.getByRole('link', { name: '下载客户端' }).tap();
  await page.getByRole('button', { name: '生成邀请链接' }).tap();
  await page.getByRole('dialog', { name: '登录后可以邀请好友' }).getByRole('link', { name: '去登录' }).tap();
  await signIn(page, gateway, newPhone());
  await expect(page).toHaveURL(/\/down\/?$/);
  await page.getByRole('button', { name: '生成邀请链接' }).tap();
  const link = page.getByRole('link', { name: /shareDown/ });
  const address = (await link.getAttribute('href')) ?? '';
  await expect(page.getByRole('img', { name: '邀请页的二维码' })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'readerToken');
  expect(address).not.toContain(cookie?.value ?? 'none');
  expect(pageErrors).toEqual([]);

  const friend = await browser.newContext({ userAgent: iphone, hasTouch: true, isMobile: true });
  const other = await friend.newPage();
  await other.goto(address);
  await hydrated(other);
  await expect(other.getByText('邀请您下载客户端，一起看家乡的新闻')).toBeVisible();
  await expect(other.getByRole('tab', { name: 'iPhone' })).toHaveAttribute('aria-selected', 'true');
  await expect(other.getByRole('link', { name: '去App Store下载' })).toHaveAttribute('href', /^itms-apps:/);
  await other.getByRole('tab', { name: 'Android' }).tap();
  await expect(other.getByRole('link', { name: '去应用商店下载' })).toHaveAttribute('href', /^market:/);
  await other.getByRole('tab', { name: '电脑' }).tap();
  await expect(other.getByRole('img', { name: '下载页的二维码' })).toBeVisible();
  await friend.close();
});

test('a story in a browser offers the app, and no longer does once the reader declines', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await storyLink(page, 1).tap();
  const banner = page.getByRole('region', { name: '打开APP' });
  await banner.getByRole('link', { name: '打开APP' }).tap();
  await expect(page.getByRole('button', { name: '生成邀请链接' })).toBeVisible();
  await page.goBack();
  await banner.getByRole('button', { name: '不用了' }).tap();
  await expect(banner).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('region', { name: '相关阅读' })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(pageErrors).toEqual([]);
});

test('an unknown invitation answers 404', async ({ page }) => {
  for (const id of ['none', '<b>', '%E4%BD%A0', ''])
    expect((await page.goto(`/new/shareDown/${id}`))?.status(), id).toBe(404);
  await expect(page.getByText('这个页面走丢了')).toBeVisible();
});

test('the address selects the tab of an operating system, and unknown values are ignored', async ({
  page,
}) => {
  for (const [system, tab] of Object.entries({
    harmony: '鸿蒙',
    'spring2026/x': '电脑',
    android: 'Android',
  })) {
    expect((await page.goto(`/new/down/${system}`))?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
});

test.describe('in the messaging app', () => {
  test.use({ userAgent: messenger });

  test('a tap on download shows how to open the page in a browser, and the hint can be closed', async ({
    page,
  }) => {
    await page.goto('/new/down/');
    await hydrated(page);
    await page.getByRole('button', { name: '下载齐鲁晚报' }).tap();
    const hint = page.getByRole('dialog', { name: '在浏览器打开' });
    await expect(hint.getByText('点右上角的“···”')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    await page.getByRole('button', { name: '下载齐鲁晚报' }).tap();
    await hint.getByRole('button', { name: '知道了' }).tap();
    await expect(hint).toBeHidden();
  });
});
