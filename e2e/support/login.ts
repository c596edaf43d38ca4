import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningGateway } from './gateway.ts';
import { hydrated } from './test.ts';

/** address of the sign-in form */
export const loginPath = '/new/login/loginCommon';

/** Phones that no other test uses: a phone gets one code a minute. */
let lastPhone = 13_500_000_000 + Math.floor(Math.random() * 1e6) * 100;
export const newPhone = () => String((lastPhone += 1));

/** Names that no other reader of the gateway has: the desk takes the same name for the same reader. */
let lastReader = 0;
export const uniqueName = (name: string) => `${name}${(lastReader += 1)}`;

/** The code that was sent last to a phone, as the desk's outbox has it. */
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

/** The check that a network's sixth code within ten minutes needs, and the slider's mark. */
export function sliderCaptcha(page: Page) {
  const sheet = page.getByRole('dialog', { name: '安全验证' });
  const slider = sheet.getByRole('slider', { name: '安全验证滑块' });
  const mark = async () =>
    Number(/标记在 (\d+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1]);
  return { sheet, slider, mark };
}

/** Moves the slider on, no faster than a hand does: the gateway takes fewer than 200 ms for no hand's. */
export async function moveSliderByKeys(slider: Locator, steps: number): Promise<void> {
  await slider.focus();
  for (let step = 0; step < steps; step += 1) await slider.press('ArrowRight', { delay: 10 });
}

/** Waits until the code that was asked for is sent: other tests on the same gateway may have asked for so many that a check is asked for. */
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

/** Asks for a code until it is sent. */
export async function obtainCode(page: Page, phone: string): Promise<void> {
  await requestCode(page, phone);
  await untilCodeSent(page);
}

/** Fills the form in and sends it. */
export async function signIn(page: Page, gateway: RunningGateway, phone: string): Promise<void> {
  await obtainCode(page, phone);
  await codeField(page).fill(await codeFor(gateway, phone));
  await consentBox(page).check();
  await signInButton(page).tap();
}

export async function openLogin(page: Page, search = ''): Promise<void> {
  await page.goto(loginPath + search);
  await hydrated(page);
}
