import type { Page } from '@playwright/test';
import { themeCookies, accessibilityViolations } from '../support/accessibility-checks.ts';
import { consentBox, newPhone, openLogin, signIn } from '../support/login.ts';
import {
  authorize,
  bindPhone,
  cookieOf,
  messagingAgents,
  messagingButton,
  messagingCallback as callback,
  openAuthorization,
} from '../support/messaging.ts';
import { watchCalls } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { isolatedTest, expect, hydrated, test } from '../support/test.ts';

test.use({ userAgent: messagingAgents.android });

const story = '/new/general/1001';
const likeButton = (page: Page) => page.getByRole('button', { name: '点赞' }).first();
const fault = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** A story that was opened from a shared card, and its reader wants to like it. */
async function comeFromCard(page: Page): Promise<void> {
  await page.goto(story);
  await hydrated(page);
  await likeButton(page).tap();
  await page.getByRole('link', { name: '去登录' }).tap();
  await expect(messagingButton(page)).toBeEnabled();
}

isolatedTest(
  'somebody new comes from a shared story, binds a phone, is back at the story, and next time is known at once',
  async ({ page, ownGateway, pageErrors }) => {
    const announcements = await recordAnnouncements(page);
    await comeFromCard(page);
    await openAuthorization(page);
    await authorize(page, { person: '张小鱼' });
    await expect(page.getByText('张小鱼，还差一步')).toBeVisible();
    await expect(page).not.toHaveURL(callback);
    // the page was put away while its reader looked for the text message
    await page.reload();
    await hydrated(page);
    await bindPhone(page, ownGateway);
    await expect(page).toHaveURL(new RegExp(`${story}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const liked = page.waitForResponse(/\/news\/like\?/);
    await likeButton(page).tap();
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
    // shown before it is there, and given up with the page
    expect((await liked).status()).toBe(200);
    expect(await cookieOf(page, 'wxToken')).toMatchObject({ sameSite: 'Lax', path: '/', secure: false });
    const { expires = 0 } = (await cookieOf(page, 'wxToken')) ?? {};
    expect((expires - Date.now() / 1000) / 86_400).toBeGreaterThan(29);

    await openLogin(page);
    await page.getByRole('button', { name: '退出登录' }).tap();
    await expect.poll(() => announcements).toContain('已退出登录');
    expect(await cookieOf(page, 'wxToken')).toBeUndefined();

    const calls = watchCalls(page);
    await comeFromCard(page);
    await openAuthorization(page);
    await authorize(page, { person: '张小鱼' });
    await expect(page).toHaveURL(new RegExp(`${story}$`));
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
    expect(calls.filter(({ path }) => path.endsWith('/sms/login'))).toEqual([]);
    await expect.poll(() => calls.some(({ path }) => path.endsWith('/account/token-info'))).toBe(true);
    expect(pageErrors).toEqual([]);
  },
);

test('without consent nobody is led anywhere, and the phone is another way in', async ({ page, gateway }) => {
  await openLogin(page, '?returnTo=/general/1001');
  await messagingButton(page).tap();
  await expect(page.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
  await expect(consentBox(page)).toBeFocused();
  await page.getByRole('button', { name: '用手机号登录' }).tap();
  await signIn(page, gateway, newPhone());
  await expect(page).toHaveURL(new RegExp(`${story}$`));
  expect(await cookieOf(page, 'readerToken')).toBeDefined();
  expect(await cookieOf(page, 'wxToken')).toBeUndefined();
});

test('who refuses is told so, keeps where they came from, and may try again', async ({ page, gateway }) => {
  await openLogin(page, '?returnTo=/general/1001');
  await openAuthorization(page);
  await page.getByRole('button', { name: '拒绝' }).tap();
  await expect(page.getByText('您没有同意授权')).toBeVisible();
  await expect(page).not.toHaveURL(callback);
  await openAuthorization(page);
  await authorize(page, { person: '新来的读者' });
  await bindPhone(page, gateway);
  await expect(page).toHaveURL(new RegExp(`${story}$`));
});

test('a code that is too old is said to be, and a slow messaging app is waited for', async ({ page }) => {
  await openLogin(page);
  await openAuthorization(page);
  await authorize(page, { outcome: '授权码已经过期' });
  await expect(fault(page)).toHaveText('微信授权已过期，请重新用微信登录');
  await openAuthorization(page);
  await authorize(page, { person: '新来的读者', outcome: '很慢' });
  await expect(page.getByText('新来的读者，还差一步')).toBeVisible();
  await page.getByRole('button', { name: '换一个微信号，或不绑定' }).tap();
  await expect(messagingButton(page)).toBeEnabled();
  await page.reload();
  await hydrated(page);
  await expect(messagingButton(page)).toBeEnabled();
});

test('going back from where the sandbox asks leads to the story, and nothing is stuck', async ({ page }) => {
  await comeFromCard(page);
  await openAuthorization(page);
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL(new RegExp(`${story}$`));
  await likeButton(page).tap();
  await page.getByRole('link', { name: '去登录' }).tap();
  await openAuthorization(page);
  await authorize(page, { person: '新来的读者' });
  await expect(page.getByText('新来的读者，还差一步')).toBeVisible();
});

for (const [look, cookie] of Object.entries(themeCookies)) {
  test(`every step of the way has no violation in ${look}`, async ({ page, context, gateway }) => {
    if (look === 'dark') await page.emulateMedia({ colorScheme: 'dark' });
    await context.addCookies([{ ...cookie, url: gateway.origin }]);
    await openLogin(page);
    await messagingButton(page).tap();
    expect(await accessibilityViolations(page)).toEqual([]);
    await openAuthorization(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '拒绝' }).tap();
    await expect(page.getByText('您没有同意授权')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await openAuthorization(page);
    await authorize(page, { person: '新来的读者' });
    await expect(page.getByText('还差一步')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
