import { readFile } from 'node:fs/promises';
import { openHome } from '../support/home-page.ts';
import { codeFor, forgetSentCodes, newPhone, openLogin, signIn, untilCodeSent } from '../support/login.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { keepStatePicture } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a reader opens their account from the home page, downloads their data and signs out on all devices', async ({
  page,
  browser,
  gateway,
}) => {
  const announcements = await recordAnnouncements(page);
  await openHome(page);
  await page.getByRole('link', { name: '我的', exact: true }).tap();
  await page.getByRole('main').getByRole('link', { name: '登录' }).tap();
  const phone = newPhone();
  await signIn(page, gateway, phone);
  await expect(page).toHaveURL(/\/new\/my$/);
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();

  // a new code for the account's own phone; personal data is encrypted on its way and in clear text in the file
  forgetSentCodes(gateway);
  await page.getByRole('button', { name: '下载我的数据' }).tap();
  const sheet = page.getByRole('dialog', { name: '下载我的数据' });
  await sheet.getByRole('button', { name: '获取验证码' }).tap();
  await untilCodeSent(page);
  await sheet.getByLabel('的验证码').fill(await codeFor(gateway, phone));
  const download = page.waitForEvent('download');
  const answer = page.waitForResponse(/\/x\/account\/export/);
  await sheet.getByRole('button', { name: '下载', exact: true }).tap();
  expect(await (await answer).text()).not.toContain(phone);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^齐鲁晚报-我的数据-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).user.phone).toBe(phone);
  await expect(sheet).toHaveCount(0);

  // the same reader on another device
  const elsewhere = await browser.newContext({ baseURL: gateway.origin, hasTouch: true, isMobile: true });
  await elsewhere.addCookies(await page.context().cookies());
  const other = await elsewhere.newPage();
  await openLogin(other);
  await expect(other).toHaveURL(/\/new\/my$/);
  await expect(other.getByRole('heading', { name: '账号' })).toBeVisible();

  await page.getByRole('button', { name: '退出所有设备' }).tap();
  await expect.poll(() => announcements).toContain('所有设备都已退出');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('readerToken');
  await openLogin(page);
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await other.reload();
  await hydrated(other);
  await expect(other.getByText('还没有登录')).toBeVisible();
  await elsewhere.close();
});

test('an overlay blocks the page while the reader signs out on all devices, and disappears after a failure', async ({
  page,
  gateway,
}) => {
  const announcements = await recordAnnouncements(page);
  await openLogin(page);
  await signIn(page, gateway, newPhone());
  await expect(page).toHaveURL(/\/new\/$/);
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/x/account/sign-out*', async (route) => {
    await held;
    await route.abort('connectionreset');
  });
  await page.goto('/new/my');
  await hydrated(page);
  await page.getByRole('button', { name: '退出所有设备' }).tap();
  const overlay = page.getByRole('alert').filter({ hasText: '正在加载…' });
  await expect(overlay).toBeVisible();
  await keepStatePicture(page, 'notice', 'loading.open');
  // the tap hits the overlay
  await page.getByRole('button', { name: '退出登录' }).tap({ force: true });
  respond();
  await expect.poll(() => announcements).toContain('网络断开了，连上后再试一次');
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('heading', { name: '账号' })).toBeVisible();
  expect(announcements).not.toContain('已退出登录');
  expect(announcements).not.toContain('所有设备都已退出');
});

test('deleting the account asks for an SMS code and shows why it cannot be sent yet', async ({
  page,
  gateway,
}) => {
  await openLogin(page, '?returnTo=/my');
  await signIn(page, gateway, newPhone());
  await page.getByRole('button', { name: '注销账号' }).tap();
  const sheet = page.getByRole('dialog', { name: '注销账号' });
  await expect(sheet.getByText('用同一手机号重新登录不能再参加一次')).toBeVisible();
  await sheet.getByRole('button', { name: '获取验证码' }).tap();
  // the code for signing in was sent less than a minute ago
  await expect(sheet.getByRole('alert')).toContainText('太频繁');
  await expect(sheet.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  await sheet.getByRole('button', { name: '注销账号' }).tap();
  await expect(sheet.getByRole('alert')).toContainText('6 位验证码');
});
