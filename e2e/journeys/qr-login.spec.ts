import type { Browser, BrowserContext, Page } from '@playwright/test';
import { themeCookies, accessibilityViolations } from '../support/accessibility-checks.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { loginPath, newPhone, signIn } from '../support/login.ts';
import { expect, hydrated, test, collectPageErrors } from '../support/test.ts';

const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
const qrLoginPath = '/new/living/qrlogin';

test.use({ ...desktop });

const phones: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(phones.splice(0).map((phone) => phone.close()));
});

/** Opens a page on a phone. @param name of the signed-in reader; by default nobody is signed in */
async function openPhone(browser: Browser, gateway: RunningGateway, name?: string): Promise<Page> {
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

/** Opens the page that shows a QR code. @returns the address in the code, and the secret that is not in it */
async function showCode(page: Page, address = qrLoginPath): Promise<{ url: string; secret: string }> {
  const created = codeResponse(page);
  await page.goto(address);
  return codeOf(page, created);
}

const codeResponse = (page: Page) => page.waitForResponse(/\/x\/account\/qr-login\?/);

async function codeOf(page: Page, created: ReturnType<typeof codeResponse>) {
  const { id, secret } = (await (await created).json()).data;
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  return { url: `${qrLoginPath}?qr=${id}`, secret };
}

const confirmButton = (phone: Page) => phone.getByRole('button', { name: '确认登录' });
const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'readerToken')?.value;

test('a reader at a computer signs in with their phone, and returns to the story they wanted to comment on', async ({
  page,
  browser,
  gateway,
  pageErrors,
}) => {
  await page.goto('/new/general/1001');
  await hydrated(page);
  await page.getByRole('button', { name: '写评论' }).click();
  await page.getByRole('link', { name: '去登录' }).click();
  const created = codeResponse(page);
  await page.getByRole('link', { name: '用手机扫码登录' }).click();
  const { url } = await codeOf(page, created);

  const phone = await openPhone(browser, gateway, '扫码的读者');
  const phoneErrors = collectPageErrors(phone);
  await phone.goto(url);
  await expect(phone.getByRole('heading', { name: '是您自己在登录吗？' })).toBeVisible();
  await expect(phone.getByText(/上的 Chrome/)).toBeVisible();
  await expect(phone.getByText(/127\.0\.\*\.\* 和这台手机在同一个网络/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '“扫码的读者”已经扫码' })).toBeVisible();
  await confirmButton(phone).tap();
  await expect(phone.getByRole('heading', { name: '已经确认' })).toBeVisible();

  await expect(page).toHaveURL(/\/new\/general\/1001$/);
  // the composer opens again
  await expect(page.getByRole('textbox', { name: '评论' })).toBeVisible();
  const [here, there] = [await tokenOf(page), await tokenOf(phone)];
  expect(here).toMatch(/^[\w-]{43}$/);
  expect(here).not.toBe(there);
  expect([...pageErrors, ...phoneErrors]).toEqual([]);
});

test('a reader who is not signed in on the phone signs in there first, and then confirms', async ({
  page,
  browser,
  gateway,
}) => {
  const { url } = await showCode(page);
  const phone = await openPhone(browser, gateway);
  await phone.goto(url);
  await phone.getByRole('button', { name: '登录后确认' }).tap();
  await phone.getByRole('link', { name: '去登录' }).tap();
  await signIn(phone, gateway, newPhone());
  await expect(phone.getByRole('heading', { name: '是您自己在登录吗？' })).toBeVisible();
  await confirmButton(phone).tap();
  await expect(page).toHaveURL(/\/new\/$/);
  expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/);
});

test('QR login does not redirect to another site', async ({ page, browser, gateway }) => {
  const away = `returnTo=${encodeURIComponent('https://evil.example/')}`;
  const { url } = await showCode(page, `${qrLoginPath}?${away}`);
  await expect(page.getByRole('link', { name: '改用手机号登录' })).toHaveAttribute('href', loginPath);
  const phone = await openPhone(browser, gateway, '回家的读者');
  await phone.goto(`${url}&${away}`);
  await confirmButton(phone).tap();
  await expect(page).toHaveURL(`${gateway.origin}/new/`);
});

test('a login refused on the phone does not sign in, and another code can be shown', async ({
  page,
  browser,
  gateway,
}) => {
  const { url } = await showCode(page);
  const phone = await openPhone(browser, gateway, '谨慎的读者');
  await phone.goto(url);
  await phone.getByRole('button', { name: '不是我' }).tap();
  await expect(phone.getByRole('heading', { name: '已经拒绝' })).toBeVisible();
  await expect(page.getByText('手机上没有同意这次登录。')).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
  await page.getByRole('button', { name: '换一个二维码' }).click();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
});

test('a code expires after two minutes, and invalid codes are reported on the phone', async ({
  page,
  browser,
  gateway,
}) => {
  await page.clock.install();
  const { url } = await showCode(page);
  await page.clock.runFor(121_000);
  await expect(page.getByText('二维码过期了，换一个再扫。')).toBeVisible();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeHidden();
  await page.getByRole('button', { name: '换一个二维码' }).click();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  const phone = await openPhone(browser, gateway, '来迟的读者');
  await phone.goto(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`);
  await expect(phone.getByText('二维码已失效，请在电脑上刷新后再扫')).toBeVisible();
  await phone.goto(`${qrLoginPath}?qr=half`);
  await expect(phone.getByText('这个二维码不完整，请再扫一次')).toBeVisible();
});

test('a stranger who scans the code is shown, and cannot get the token', async ({
  page,
  browser,
  gateway,
  request,
}) => {
  const { url, secret } = await showCode(page);
  const id = url.slice(url.indexOf('=') + 1);
  const requestToken = async (value: string) => {
    const credential = Buffer.from('h5:qlwb-reader').toString('base64');
    const response = await request.post('/gateway/x/account/qr-login-token', {
      data: { secret: value },
      headers: { authorization: `Basic ${credential}` },
    });
    return response.status();
  };
  expect(secret).not.toBe(id);
  expect(await page.content()).not.toContain(secret);

  const stranger = await openPhone(browser, gateway, '路过的人');
  await stranger.goto(url);
  await expect(page.getByText('“路过的人”已经扫码')).toBeVisible();
  const mine = await openPhone(browser, gateway, '机主');
  await mine.goto(url);
  await expect(mine.getByText('这个二维码已经有人扫过了，请在电脑上刷新后再扫')).toBeVisible();
  expect(await requestToken(id)).toBe(409);

  const created = codeResponse(page);
  await page.getByRole('button', { name: '不是我扫的，换一个' }).click();
  const another = await codeOf(page, created);
  await confirmButton(stranger).tap();
  await expect(stranger.getByRole('heading', { name: '已经确认' })).toBeVisible();
  await mine.goto(another.url);
  await confirmButton(mine).tap();
  await expect(page).toHaveURL(/\/new\/$/);
  // a replay with everything that was sent
  expect(await requestToken(another.secret)).toBe(409);
  await mine.goto(another.url);
  await expect(mine.getByText('二维码已失效，请在电脑上刷新后再扫')).toBeVisible();
  await page.goto(loginPath);
  await expect(page.getByText('机主')).toBeVisible();
});

test('the buttons of a confirmation stay where they are when the reader’s name arrives late', async ({
  page,
  browser,
  gateway,
}) => {
  const { url } = await showCode(page);
  const phone = await openPhone(browser, gateway, '名字来迟的人');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await phone.route(/\/account\/token-info\?/, async (route) => {
    await answered;
    return route.fallback();
  });
  await phone.goto(url);
  await expect(confirmButton(phone)).toBeVisible();
  const before = await confirmButton(phone).boundingBox();
  answer();
  await expect(phone.getByText('名字来迟的人')).toBeVisible();
  expect(await confirmButton(phone).boundingBox()).toEqual(before);
});

test('a code and its confirmation survive a lost network', async ({ page, browser, gateway }) => {
  const { url } = await showCode(page);
  const phone = await openPhone(browser, gateway, '地铁里的读者');
  await phone.goto(url);
  await expect(confirmButton(phone)).toBeVisible();
  await page.context().setOffline(true);
  await phone.context().setOffline(true);
  await confirmButton(phone).tap();
  await expect(phone.getByRole('alert')).toHaveText('没有成功，请检查网络后再试');
  await phone.context().setOffline(false);
  await expect.poll(() => phone.evaluate(() => navigator.onLine)).toBe(true);
  await confirmButton(phone).tap();
  await expect(phone.getByRole('heading', { name: '已经确认' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/new\/$/);
});

test('a code that cannot be loaded shows an error, and a tap retries', async ({ page }) => {
  await page.route(/\/x\/account\/qr-login\?/, (route) => route.abort(), { times: 1 });
  await page.goto(qrLoginPath);
  await expect(page.getByText('没有成功，请检查网络，再换一个二维码。')).toBeVisible();
  await page.getByRole('button', { name: '换一个二维码' }).click();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
});

for (const [theme, cookie] of Object.entries(themeCookies)) {
  test(`code and confirmation have no accessibility violation in ${theme}, and the code is dark on light`, async ({
    page,
    browser,
    gateway,
  }) => {
    await page.context().addCookies([{ ...cookie, url: gateway.origin }]);
    const { url } = await showCode(page);
    const code = page.getByRole('img', { name: '登录二维码' });
    expect(await code.evaluate((svg) => getComputedStyle(svg).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await accessibilityViolations(page)).toEqual([]);
    const phone = await openPhone(browser, gateway, '读屏的读者');
    await phone.context().addCookies([{ ...cookie, url: gateway.origin }]);
    await phone.goto(url);
    await expect(confirmButton(phone)).toBeVisible();
    expect(await accessibilityViolations(phone)).toEqual([]);
  });
}
