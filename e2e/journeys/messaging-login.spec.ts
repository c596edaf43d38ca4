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
const errorMessage = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Opens a story as from a share card, and goes to sign in for a like. */
async function openStoryAndSignIn(page: Page): Promise<void> {
  await page.goto(story);
  await hydrated(page);
  await likeButton(page).tap();
  await page.getByRole('link', { name: '去登录' }).tap();
  await expect(messagingButton(page)).toBeEnabled();
}

isolatedTest(
  'a new reader of a shared story binds a phone, returns to the story, and next time signs in without binding',
  async ({ page, ownGateway, pageErrors }) => {
    const announcements = await recordAnnouncements(page);
    await openStoryAndSignIn(page);
    await openAuthorization(page);
    await authorize(page, { person: '张小鱼' });
    await expect(page.getByText('张小鱼，还差一步')).toBeVisible();
    await expect(page).not.toHaveURL(callback);
    // as if the browser had unloaded the page while the reader looked for the text message
    await page.reload();
    await hydrated(page);
    await bindPhone(page, ownGateway);
    await expect(page).toHaveURL(new RegExp(`${story}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const liked = page.waitForResponse(/\/news\/like\?/);
    await likeButton(page).tap();
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
    // the like is optimistic, and leaving the page would abort the request
    expect((await liked).status()).toBe(200);
    expect(await cookieOf(page, 'wxToken')).toMatchObject({ sameSite: 'Lax', path: '/', secure: false });
    const { expires = 0 } = (await cookieOf(page, 'wxToken')) ?? {};
    expect((expires - Date.now() / 1000) / 86_400).toBeGreaterThan(29);

    await openLogin(page);
    await page.getByRole('button', { name: '退出登录' }).tap();
    await expect.poll(() => announcements).toContain('已退出登录');
    expect(await cookieOf(page, 'wxToken')).toBeUndefined();

    const calls = watchCalls(page);
    await openStoryAndSignIn(page);
    await openAuthorization(page);
    await authorize(page, { person: '张小鱼' });
    await expect(page).toHaveURL(new RegExp(`${story}$`));
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
    expect(calls.filter(({ path }) => path.endsWith('/sms/login'))).toEqual([]);
    await expect.poll(() => calls.some(({ path }) => path.endsWith('/account/token-info'))).toBe(true);
    expect(pageErrors).toEqual([]);
  },
);

test('signing in requires consent, and is also possible by phone', async ({ page, gateway }) => {
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

test('a reader who refuses the authorization sees so, can try again, and still returns to the story', async ({
  page,
  gateway,
}) => {
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

test('an expired authorization is reported, and a slow messaging app is waited for', async ({ page }) => {
  await openLogin(page);
  await openAuthorization(page);
  await authorize(page, { outcome: '授权码已经过期' });
  await expect(errorMessage(page)).toHaveText('微信授权已过期，请重新用微信登录');
  await openAuthorization(page);
  await authorize(page, { person: '新来的读者', outcome: '很慢' });
  await expect(page.getByText('新来的读者，还差一步')).toBeVisible();
  await page.getByRole('button', { name: '换一个微信号，或不绑定' }).tap();
  await expect(messagingButton(page)).toBeEnabled();
  await page.reload();
  await hydrated(page);
  await expect(messagingButton(page)).toBeEnabled();
});

test('Back from the authorization page leads to the story, and signing in still works', async ({ page }) => {
  await openStoryAndSignIn(page);
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

for (const [theme, cookie] of Object.entries(themeCookies)) {
  test(`no step of the login has an accessibility violation in ${theme}`, async ({
    page,
    context,
    gateway,
  }) => {
    if (theme === 'dark') await page.emulateMedia({ colorScheme: 'dark' });
    await context.addCookies([{ ...cookie, url: gateway.origin }]);
    await openLogin(page);
    await messagingButton(page).tap();
    await expect(page.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
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
