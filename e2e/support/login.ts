import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningGateway } from './gateway.ts';
import { settled } from './network.ts';
import { hydrated } from './test.ts';

/** path of the sign-in page */
export const loginPath = '/new/login/loginCommon';

/** A phone number that no other test uses: the gateway sends one code a minute to a number. */
let lastPhone = 13_500_000_000 + Math.floor(Math.random() * 1e6) * 100;
export const newPhone = () => String((lastPhone += 1));

/** A name that no other reader has: for the editor CLI the same name is the same reader. */
let lastReader = 0;
export const uniqueName = (name: string) => `${name}${(lastReader += 1)}`;

/** Signs a reader in on the device, as an earlier visit left it. */
export const addReaderCookie = (page: Page, { origin }: RunningGateway, token: string): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'readerToken', value: token, domain: new URL(origin).hostname, path: '/new' }]);

/**
 * Opens a link with a token and waits until its page asks, if it does, whether the account is the reader's; the next act
 * confirms it first, there and in forms that are opened later. A question that came later would take the focus from a field
 * that is being filled.
 */
export async function openAccountLink(page: Page, url: string): Promise<void> {
  await page.addLocatorHandler(
    page.getByRole('dialog', { name: '这是您的账号吗？' }).getByRole('button', { name: '是我的账号' }),
    (button) => button.tap(),
  );
  await page.goto(url);
  await hydrated(page);
  await settled(page);
}

/** The last code sent to a phone, from the SMS outbox of the editor CLI. */
export async function codeFor(gateway: RunningGateway, phone: string): Promise<string> {
  const code = /验证码 (\d{6})/.exec(await gateway.run('desk', 'sms', phone))?.[1];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

export const phoneField = (page: Page) => page.getByLabel('手机号');
export const codeField = (page: Page) => page.getByLabel('验证码', { exact: true });
export const consentBox = (page: Page) => page.getByRole('checkbox', { name: '我已阅读并同意' });
export const signInButton = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

export async function requestCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).tap();
}

/** The slider captcha, required for the sixth code that one network requests within ten minutes. */
export function sliderCaptcha(page: Page) {
  const sheet = page.getByRole('dialog', { name: '安全验证' });
  const slider = sheet.getByRole('slider', { name: '安全验证滑块' });
  const mark = async () =>
    Number(/标记在 (\d+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1]);
  return { sheet, slider, mark };
}

/** Moves the slider at a human's speed: the gateway rejects a move that took less than 200 ms. */
export async function moveSliderByKeys(slider: Locator, steps: number): Promise<void> {
  await slider.focus();
  for (let step = 0; step < steps; step += 1) await slider.press('ArrowRight', { delay: 10 });
}

/** Waits until the requested code is sent, solving the captcha if other tests on the same gateway have used up the limit. */
export async function untilCodeSent(page: Page): Promise<void> {
  const sent = page.getByText('秒后重发');
  const { sheet, slider, mark } = sliderCaptcha(page);
  await expect(sent.or(slider)).toBeVisible();
  if (await slider.isVisible()) {
    await moveSliderByKeys(slider, await mark());
    await sheet.getByRole('button', { name: '确定' }).tap();
  }
  await expect(sent).toBeVisible();
}

/**
 * Forgets how many codes were sent, so that a journey gets a second one for its phone within the same minute. Writes to the
 * gateway's SQLite file.
 */
export function forgetSentCodes({ dataDir }: RunningGateway): void {
  const file = new DatabaseSync(join(dataDir, 'gateway.sqlite'), { timeout: 5000 });
  file.exec("delete from rate_counters where name like 'sms-%'");
  file.close();
}

/** Requests a code and waits until it is sent. */
export async function obtainCode(page: Page, phone: string): Promise<void> {
  await requestCode(page, phone);
  await untilCodeSent(page);
}

/** Fills in the sign-in form and submits it. */
export async function signIn(page: Page, gateway: RunningGateway, phone: string): Promise<void> {
  await obtainCode(page, phone);
  await codeField(page).fill(await codeFor(gateway, phone));
  await consentBox(page).check();
  await signInButton(page).tap();
}

/** Signs a reader with a new phone in, and waits until the device keeps the token. */
export async function signInNewReader(page: Page, gateway: RunningGateway): Promise<void> {
  await openLogin(page);
  await signIn(page, gateway, newPhone());
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'readerToken'))
    .toBe(true);
}

export async function openLogin(page: Page, search = ''): Promise<void> {
  await page.goto(loginPath + search);
  await hydrated(page);
}
