import type { Page } from '@playwright/test';
import { openLogin } from '../support/login.ts';
import {
  authorize,
  bindPhone,
  cookieOf,
  messagingAgents,
  messagingCallback as callback,
  openAuthorization,
} from '../support/messaging.ts';
import { watchCalls } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ userAgent: messagingAgents.android });

const story = '/new/general/1001';
const likeButton = (page: Page) => page.getByRole('button', { name: '点赞' }).first();
const errorMessage = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

test.describe('a forged redirect from the messaging app', () => {
  const forged = `?code=${'c'.repeat(32)}&state=${'s'.repeat(43)}`;

  test('is rejected if the page did not start the login: no call to the gateway, and the code is removed from the address', async ({
    page,
  }) => {
    const calls = watchCalls(page);
    await openLogin(page, forged);
    await expect(errorMessage(page)).toContainText('不是从这个页面开始的');
    await expect(page).toHaveURL(/loginCommon\?returnTo=%2F$/);
    expect(calls.filter(({ path }) => path.endsWith('/checkbind'))).toEqual([]);
  });

  test('with another state than the login’s is rejected, and afterwards the right one as well', async ({
    page,
  }) => {
    await openLogin(page);
    await openAuthorization(page);
    const state = new URL(page.url()).searchParams.get('state') ?? '';
    await openLogin(page, forged);
    await expect(errorMessage(page)).toContainText('不是从这个页面开始的');
    await openLogin(page, `?code=${'c'.repeat(32)}&state=${state}`);
    await expect(errorMessage(page)).toContainText('不是从这个页面开始的');
  });

  test('is rejected if it was used before', async ({ page }) => {
    let returned = '';
    page.on('request', (request) => {
      if (request.isNavigationRequest() && callback.test(request.url())) returned = request.url();
    });
    await openLogin(page);
    await openAuthorization(page);
    await authorize(page, { person: '新来的读者' });
    await expect(page.getByText('还差一步')).toBeVisible();
    expect(returned).toMatch(callback);
    await page.goto(returned);
    await hydrated(page);
    await expect(errorMessage(page)).toContainText('不是从这个页面开始的');
  });

  test('that somebody else started does not sign the reader in as them', async ({
    page,
    browser,
    gateway,
  }) => {
    const stranger = await browser.newContext({
      baseURL: gateway.origin,
      userAgent: messagingAgents.android,
      hasTouch: true,
      isMobile: true,
    });
    const theirs = await stranger.newPage();
    await openLogin(theirs);
    await openAuthorization(theirs);
    const forgedRequest = theirs.waitForRequest((request) => callback.test(request.url()));
    await theirs.route(callback, (route) => route.abort());
    await theirs.getByRole('button', { name: '同意' }).tap();
    await page.goto((await forgedRequest).url());
    await hydrated(page);
    await expect(errorMessage(page)).toContainText('不是从这个页面开始的');
    expect(await cookieOf(page, 'wxToken')).toBeUndefined();
    await stranger.close();
  });
});

test('a link to another site does not send code, state or token as the referrer', async ({
  page,
  context,
  gateway,
}) => {
  const referrers: (string | undefined)[] = [];
  await context.route('https://elsewhere.example/**', (route) => {
    referrers.push(route.request().headers()['referer']);
    return route.fulfill({ body: 'elsewhere' });
  });
  const token = await gateway.token('出站读者');
  for (const address of [
    `${story}?token=${token}`,
    `/new/login/loginCommon?code=c1&state=${'s'.repeat(43)}`,
  ]) {
    await page.goto(address);
    await page.evaluate(() => location.assign('https://elsewhere.example/'));
    await page.waitForURL('https://elsewhere.example/');
  }
  expect(referrers).toEqual([undefined, undefined]);
});

test('sign-in with the messaging app does not redirect to another site', async ({ page, gateway }) => {
  for (const elsewhere of [
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await openLogin(page, `?returnTo=${encodeURIComponent(elsewhere)}`);
    await openAuthorization(page);
    expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe(
      `${gateway.origin}/new/login/loginCommon`,
    );
    await authorize(page, { person: '新来的读者' });
    await page.getByRole('button', { name: '换一个微信号，或不绑定' }).tap();
    await expect(page).toHaveURL(`${gateway.origin}/new/login/loginCommon?returnTo=%2F`);
  }
  // the return address stored for the tab is validated again
  await openAuthorization(page);
  const origin = gateway.origin;
  await page.evaluate((at) => {
    const attempt = JSON.parse(sessionStorage.getItem('messagingAttempt') ?? '{}');
    sessionStorage.setItem(
      'messagingAttempt',
      JSON.stringify({ ...attempt, returnTo: `//evil.example${at}` }),
    );
  }, '/x');
  await authorize(page, { person: '新来的读者' });
  await bindPhone(page, gateway);
  await expect(page).toHaveURL(`${origin}/new/`);
});

for (const [what, tampered] of [
  ['changed', (token: string) => `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`],
  ['too long', () => 'x'.repeat(600)],
  ['not valid in a header', () => encodeURIComponent('口令')],
] as const) {
  test(`a token cookie that is ${what} does not sign in and is removed`, async ({
    page,
    context,
    gateway,
  }) => {
    const token = await gateway.token('饼干读者');
    await context.addCookies([{ name: 'wxToken', value: tampered(token), url: gateway.origin }]);
    const announcements = await recordAnnouncements(page);
    await page.goto(story);
    await hydrated(page);
    await expect.poll(() => announcements).toContain('登录已过期，请重新登录');
    expect(await cookieOf(page, 'wxToken')).toBeUndefined();
    await likeButton(page).tap();
    await expect(page.getByText('登录后可以点赞')).toBeVisible();
  });
}

test('the messaging app’s cookie is ignored in other browsers', async ({ browser, gateway }) => {
  const context = await browser.newContext({
    baseURL: gateway.origin,
    userAgent: 'Mozilla/5.0',
    hasTouch: true,
  });
  await context.addCookies([
    { name: 'wxToken', value: await gateway.token('微信读者乙'), url: gateway.origin },
  ]);
  const page = await context.newPage();
  const calls = watchCalls(page);
  await page.goto(story);
  await hydrated(page);
  await likeButton(page).tap();
  await expect(page.getByText('登录后可以点赞')).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('/account/token-info'))).toEqual([]);
  await context.close();
});
