import type { Page } from '@playwright/test';
import { appUserAgent, appBridgeRequests, installAppBridge } from '../support/app-bridge.ts';
import { uniqueName } from '../support/login.ts';
import { settled, watchCalls, type Call } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, fullyHydrated, test } from '../support/test.ts';

const story = '/new/general/1001';
const likeButton = (page: Page) => page.getByRole('button', { name: '点赞' }).first();
const endsWith = (end: string) => (call: Call) => call.path.endsWith(end);
const signInSheet = (page: Page) => page.getByRole('dialog', { name: /登录后可以/ });
const requestedActs = async (page: Page) => (await appBridgeRequests(page)).map(({ act }) => act);
const tokenInfos = (calls: readonly Call[]) => calls.filter(endsWith('/token-info'));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await settled(page);
}

test.use({ userAgent: appUserAgent });

test('inside the app the page has no bars of its own', async ({ page }) => {
  await installAppBridge(page, {});
  await open(page, '/new/');
  await expect(page.getByRole('navigation', { name: '主要栏目' })).toHaveCount(0);
  for (const address of [story, '/new/focusNews', '/new/login/loginCommon', '/new/living/qrlogin']) {
    await open(page, address);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByText(/打开\s*APP/i)).toHaveCount(0);
  }
});

test('a visitor who taps like signs in through the app, stays on the story, and likes it', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const token = await gateway.token(uniqueName('客户端读者'));
  await installAppBridge(page, { login: { outcome: 'signed-in', token } });
  const announcements = await recordAnnouncements(page);
  const calls = watchCalls(page);
  await open(page, story);
  await likeButton(page).tap();
  await expect.poll(() => announcements).toContain('已登录');
  await expect(signInSheet(page)).toHaveCount(0);
  expect(await requestedActs(page)).toEqual(['login']);
  await expect.poll(() => tokenInfos(calls).length).toBe(1);
  const liked = page.waitForResponse(/\/news\/like\?/);
  await likeButton(page).tap();
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
  // the like is optimistic, and leaving the page would abort the request
  expect((await liked).status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(`${story}$`));
  // the token is stored for this tab only: the app passes it to each page that it opens
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('readerToken');
  await page.reload();
  await hydrated(page);
  // the server does not know the tab's reader: their likes are shown after hydration
  await settled(page);
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
  expect(pageErrors).toEqual([]);
});

test('a visitor who dismisses the app’s sign-in is not asked again by the page', async ({ page }) => {
  await installAppBridge(page, { login: { outcome: 'dismissed' } });
  await open(page, story);
  await likeButton(page).tap();
  await expect.poll(() => requestedActs(page)).toEqual(['login']);
  await page.waitForTimeout(1500);
  await expect(signInSheet(page)).toHaveCount(0);
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false');
  await likeButton(page).tap();
  await expect.poll(() => requestedActs(page)).toEqual(['login', 'login']);
});

for (const [what, answers] of Object.entries({
  'does not support signing in': {},
  'refuses to sign in': { login: { outcome: 'refused' } },
  'returns a token that is not valid in a header': { login: { outcome: 'signed-in', token: 'a b' } },
}))
  test(`in an app that ${what} the page shows its own sign-in sheet`, async ({ page }) => {
    await installAppBridge(page, answers);
    await open(page, story);
    await likeButton(page).tap();
    await expect(signInSheet(page)).toBeVisible();
  });

test('in an app without the bridge the page shows its own sheets', async ({ page }) => {
  await open(page, story);
  await likeButton(page).tap();
  await expect(signInSheet(page)).toBeVisible();
  await page.getByRole('button', { name: '以后再说' }).tap();
  await page.getByRole('button', { name: '分享' }).first().tap();
  await expect(page.getByRole('dialog', { name: '分享' })).toBeVisible();
});

test('a story is shared through the app without the reader’s token, and counted once it is shared', async ({
  page,
  gateway,
}) => {
  await installAppBridge(page, { share: { outcome: 'shared' } });
  await open(page, `${story}?token=${await gateway.token('转发读者')}`);
  await page.getByRole('button', { name: '分享' }).first().tap();
  await expect.poll(() => requestedActs(page)).toEqual(['share']);
  const [request] = await appBridgeRequests(page);
  expect(request?.page).toEqual({
    title: expect.stringContaining('泰山日出'),
    text: expect.any(String),
    url: `${gateway.origin}${story}`,
    picture: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/media\//),
  });
  await expect(page.getByRole('dialog', { name: '分享' })).toHaveCount(0);
});

test('a dismissed share closes, and an app that refuses to share leaves it to the page’s own sheet', async ({
  page,
}) => {
  await installAppBridge(page, { share: { outcome: 'dismissed' } });
  await open(page, story);
  await page.getByRole('button', { name: '分享' }).first().tap();
  await expect.poll(() => requestedActs(page)).toEqual(['share']);
  await installAppBridge(page, { share: { outcome: 'refused' } });
  await open(page, story);
  await page.getByRole('button', { name: '分享' }).first().tap();
  await expect(page.getByRole('dialog', { name: '分享' })).toBeVisible();
});

test('links to other sites open in the app’s browser, or in place of the page if it has none', async ({
  page,
}) => {
  await page.route('https://ad.example/**', (route) => route.fulfill({ body: 'ad' }));
  const follow = async () => {
    await fullyHydrated(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: 'https://ad.example/spring',
        target: '_blank',
        textContent: '合作网站',
      });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: '合作网站' }).tap();
  };
  await installAppBridge(page, { open: { outcome: 'opened' } });
  await open(page, story);
  await follow();
  await expect
    .poll(() => appBridgeRequests(page))
    .toEqual([{ act: 'open', page: { kind: 'web', url: 'https://ad.example/spring' } }]);
  await expect(page).toHaveURL(new RegExp(`${story}$`));
  await installAppBridge(page, {});
  await open(page, story);
  await follow();
  await expect(page).toHaveURL('https://ad.example/spring');
});

test('an expired token in the address is reported, removed from the address, and replaced by the app’s token', async ({
  page,
  gateway,
}) => {
  const token = await gateway.token(uniqueName('续期读者'));
  await installAppBridge(page, { login: { outcome: 'signed-in', token } });
  const announcements = await recordAnnouncements(page);
  await page.goto('/new/focusNews?token=expired-since-yesterday');
  await hydrated(page);
  await expect.poll(() => announcements).toContain('登录已过期，请重新登录');
  await expect(page).toHaveURL(/\/new\/focusNews$/);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await page.getByRole('main').getByRole('link').first().tap();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await likeButton(page).tap();
  await expect.poll(() => announcements).toContain('已登录');
  await page.goBack();
  await expect(page).toHaveURL(/\/new\/focusNews$/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.goForward();
  await likeButton(page).tap();
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a token that is revoked while a page is open signs the reader out at the next page', async ({
  page,
  gateway,
  request,
}) => {
  const token = await gateway.token('退出读者');
  const announcements = await recordAnnouncements(page);
  await open(page, `/new/focusNews?token=${token}`);
  const out = await request.post('/gateway/x/account/sign-out', {
    data: { everywhere: true },
    headers: { token },
  });
  expect(out.status()).toBe(200);
  await page.getByRole('main').getByRole('link').first().tap();
  await expect.poll(() => announcements).toContain('登录已过期，请重新登录');
  await likeButton(page).tap();
  await expect(signInSheet(page)).toBeVisible();
});

test('a reader who has confirmed a QR login in the app returns to the screen before', async ({
  page,
  gateway,
  request,
}) => {
  const credential = Buffer.from('h5:qlwb-reader').toString('base64');
  const created = await request.post('/gateway/x/account/qr-login', {
    data: {},
    headers: { authorization: `Basic ${credential}` },
  });
  const { id } = (await created.json()).data;
  await installAppBridge(page, { close: { outcome: 'closed' } });
  await page.goto(`/new/living/qrlogin?qr=${id}&token=${await gateway.token('扫码客户端')}`);
  await page.getByRole('button', { name: '确认登录' }).tap();
  await page.getByRole('button', { name: '关闭' }).tap();
  await expect.poll(() => requestedActs(page)).toEqual(['close']);
});
