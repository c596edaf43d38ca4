import type { Browser, BrowserContext, Page } from '@playwright/test';
import { themeCookies, accessibilityViolations } from '../support/accessibility-checks.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { loginPath, newPhone, signIn } from '../support/login.ts';
import { expect, hydrated, test, collectPageErrors } from '../support/test.ts';

const page1280 = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
const show = '/new/living/qrlogin';

test.use({ ...page1280 });

const phones: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(phones.splice(0).map((phone) => phone.close()));
});

/** A phone beside the page, with a reader of this name signed in where one is given. */
async function phoneOf(browser: Browser, gateway: RunningGateway, name?: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: gateway.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  phones.push(context);
  if (name !== undefined) {
    const value = await gateway.token(name);
    await context.addCookies([{ name: 'readerToken', value, domain: '127.0.0.1', path: '/new' }]);
  }
  return context.newPage();
}

/** Opens the page that shows a code. @returns the address in it, as a camera reads it, and what is kept from cameras */
async function showCode(page: Page, address = show): Promise<{ url: string; secret: string }> {
  const created = answerOf(page);
  await page.goto(address);
  return codeOf(page, created);
}

const answerOf = (page: Page) => page.waitForResponse(/\/x\/account\/qr-login\?/);

async function codeOf(page: Page, created: ReturnType<typeof answerOf>) {
  const { id, secret } = (await (await created).json()).data;
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  return { url: `${show}?qr=${id}`, secret };
}

const confirm = (phone: Page) => phone.getByRole('button', { name: '确认登录' });
const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'readerToken')?.value;

test('who sits at a computer signs in with their phone, and is back where they wanted to write', async ({
  page,
  browser,
  gateway,
  pageErrors,
}) => {
  await page.goto('/new/general/1001');
  await hydrated(page);
  await page.getByRole('button', { name: '写评论' }).click();
  await page.getByRole('link', { name: '去登录' }).click();
  const created = answerOf(page);
  await page.getByRole('link', { name: '用手机扫码登录' }).click();
  const { url } = await codeOf(page, created);

  const phone = await phoneOf(browser, gateway, '扫码的读者');
  const phoneFaults = collectPageErrors(phone);
  await phone.goto(url);
  await expect(phone.getByRole('heading', { name: '是您自己在登录吗？' })).toBeVisible();
  await expect(phone.getByText(/上的 Chrome/)).toBeVisible();
  await expect(phone.getByText(/127\.0\.\*\.\* 和这台手机在同一个网络/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '“扫码的读者”已经扫码' })).toBeVisible();
  await confirm(phone).tap();
  await expect(phone.getByRole('heading', { name: '已经确认' })).toBeVisible();

  await expect(page).toHaveURL(/\/new\/general\/1001$/);
  await page.getByRole('button', { name: '写评论' }).click();
  await expect(page.getByRole('textbox', { name: '评论' })).toBeVisible();
  const [here, there] = [await tokenOf(page), await tokenOf(phone)];
  expect(here).toMatch(/^[\w-]{43}$/);
  expect(here).not.toBe(there);
  expect([...pageErrors, ...phoneFaults]).toEqual([]);
});

test('who is not signed in on the phone signs in there first, and comes back to the question', async ({
  page,
  browser,
  gateway,
}) => {
  const { url } = await showCode(page);
  const phone = await phoneOf(browser, gateway);
  await phone.goto(url);
  await phone.getByRole('button', { name: '登录后确认' }).tap();
  await phone.getByRole('link', { name: '去登录' }).tap();
  await signIn(phone, gateway, newPhone());
  await expect(phone.getByRole('heading', { name: '是您自己在登录吗？' })).toBeVisible();
  await confirm(phone).tap();
  await expect(page).toHaveURL(/\/new\/$/);
  expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/);
});

test('nobody is led off the site by the way back', async ({ page, browser, gateway }) => {
  const away = `returnTo=${encodeURIComponent('https://evil.example/')}`;
  const { url } = await showCode(page, `${show}?${away}`);
  await expect(page.getByRole('link', { name: '改用手机号登录' })).toHaveAttribute('href', loginPath);
  const phone = await phoneOf(browser, gateway, '回家的读者');
  await phone.goto(`${url}&${away}`);
  await confirm(phone).tap();
  await expect(page).toHaveURL(`${gateway.origin}/new/`);
});

test('what the phone refuses signs nobody in, and another code may be shown', async ({
  page,
  browser,
  gateway,
}) => {
  const { url } = await showCode(page);
  const phone = await phoneOf(browser, gateway, '谨慎的读者');
  await phone.goto(url);
  await phone.getByRole('button', { name: '不是我' }).tap();
  await expect(phone.getByRole('heading', { name: '已经拒绝' })).toBeVisible();
  await expect(page.getByText('手机上没有同意这次登录。')).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
  await page.getByRole('button', { name: '换一个二维码' }).click();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
});

test('a code is over after two minutes, here as on the phone', async ({ page, browser, gateway }) => {
  await page.clock.install();
  const { url } = await showCode(page);
  await page.clock.runFor(121_000);
  await expect(page.getByText('二维码过期了，换一个再扫。')).toBeVisible();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeHidden();
  await page.getByRole('button', { name: '换一个二维码' }).click();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  const phone = await phoneOf(browser, gateway, '来迟的读者');
  await phone.goto(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`);
  await expect(phone.getByText('二维码已失效，请在电脑上刷新后再扫')).toBeVisible();
  await phone.goto(`${show}?qr=half`);
  await expect(phone.getByText('这个二维码不完整，请再扫一次')).toBeVisible();
});

test('whoever photographs the code gets neither the token nor the question, and is noticed', async ({
  page,
  browser,
  gateway,
  request,
}) => {
  const { url, secret } = await showCode(page);
  const id = url.slice(url.indexOf('=') + 1);
  const collect = async (what: string) => {
    const credential = Buffer.from('h5:qlwb-reader').toString('base64');
    const answer = await request.post('/gateway/x/account/qr-login-token', {
      data: { secret: what },
      headers: { authorization: `Basic ${credential}` },
    });
    return answer.status();
  };
  expect(secret).not.toBe(id);
  expect(await page.content()).not.toContain(secret);

  const stranger = await phoneOf(browser, gateway, '路过的人');
  await stranger.goto(url);
  await expect(page.getByText('“路过的人”已经扫码')).toBeVisible();
  const mine = await phoneOf(browser, gateway, '机主');
  await mine.goto(url);
  await expect(mine.getByText('这个二维码已经有人扫过了，请在电脑上刷新后再扫')).toBeVisible();
  expect(await collect(id)).toBe(409);

  const created = answerOf(page);
  await page.getByRole('button', { name: '不是我扫的，换一个' }).click();
  const another = await codeOf(page, created);
  await confirm(stranger).tap();
  await expect(stranger.getByRole('heading', { name: '已经确认' })).toBeVisible();
  await mine.goto(another.url);
  await confirm(mine).tap();
  await expect(page).toHaveURL(/\/new\/$/);
  // replayed by whoever saw it all
  expect(await collect(another.secret)).toBe(409);
  await mine.goto(another.url);
  await expect(mine.getByText('二维码已失效，请在电脑上刷新后再扫')).toBeVisible();
  await page.goto(loginPath);
  await expect(page.getByText('机主')).toBeVisible();
});

test('a network that is gone for a while costs neither the code nor the question', async ({
  page,
  browser,
  gateway,
}) => {
  const { url } = await showCode(page);
  const phone = await phoneOf(browser, gateway, '地铁里的读者');
  await phone.goto(url);
  await expect(confirm(phone)).toBeVisible();
  await page.context().setOffline(true);
  await phone.context().setOffline(true);
  await confirm(phone).tap();
  await expect(phone.getByRole('alert')).toHaveText('没有成功，请检查网络后再试');
  await phone.context().setOffline(false);
  await confirm(phone).tap();
  await expect(phone.getByRole('heading', { name: '已经确认' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/new\/$/);
});

test('a code that could not be had is said, and asked for again with a tap', async ({ page }) => {
  await page.route(/\/x\/account\/qr-login\?/, (route) => route.abort(), { times: 1 });
  await page.goto(show);
  await expect(page.getByText('没有成功，请检查网络，再换一个二维码。')).toBeVisible();
  await page.getByRole('button', { name: '换一个二维码' }).click();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
});

for (const [theme, cookie] of Object.entries(themeCookies)) {
  test(`code and question have no violation in ${theme}, and the code is dark on light`, async ({
    page,
    browser,
    gateway,
  }) => {
    await page.context().addCookies([{ ...cookie, url: gateway.origin }]);
    const { url } = await showCode(page);
    const code = page.getByRole('img', { name: '登录二维码' });
    expect(await code.evaluate((svg) => getComputedStyle(svg).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await accessibilityViolations(page)).toEqual([]);
    const phone = await phoneOf(browser, gateway, '读屏的读者');
    await phone.context().addCookies([{ ...cookie, url: gateway.origin }]);
    await phone.goto(url);
    await expect(confirm(phone)).toBeVisible();
    expect(await accessibilityViolations(phone)).toEqual([]);
  });
}
