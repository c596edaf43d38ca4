import { expect, type Page } from '@playwright/test';
import type { RunningGateway } from './gateway.ts';
import { obtainCode, codeField, codeFor, consentBox, newPhone } from './login.ts';
import { hydrated } from './test.ts';

const android =
  'Mozilla/5.0 (Linux; Android 13; Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** User agents of the messaging app's browsers. */
export const messagingAgents = {
  android: `${android} MicroMessenger/8.0.50`,
  ios: `${iphone} MicroMessenger/8.0.50`,
};

export const messagingButton = (page: Page) => page.getByRole('button', { name: '微信登录' });

/** Accepts the agreement and opens the authorization page of the sandbox. */
export async function openAuthorization(page: Page): Promise<void> {
  await consentBox(page).check();
  await messagingButton(page).tap();
  await expect(page.getByRole('heading', { name: '齐鲁晚报 申请获取您的昵称' })).toBeVisible();
}

interface AuthorizationChoice {
  readonly person?: string;
  readonly outcome?: string;
}

/** Authorizes as the given person and returns to the site. */
export async function authorize(page: Page, { person, outcome }: AuthorizationChoice = {}): Promise<void> {
  if (person !== undefined) await page.getByRole('radio', { name: person }).check();
  if (outcome !== undefined) await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: '同意' }).tap();
  await page.waitForURL(/\/new\//);
  await hydrated(page);
}

/** Binds a phone in the form shown to new readers. */
export async function bindPhone(page: Page, gateway: RunningGateway, phone = newPhone()): Promise<void> {
  const form = page.getByRole('region', { name: '绑定微信' });
  await expect(form).toBeVisible();
  await obtainCode(page, phone);
  await codeField(page).fill(await codeFor(gateway, phone));
  await consentBox(page).check();
  await form.getByRole('button', { name: '绑定并登录' }).tap();
}

/** The address to which the messaging app redirects after the authorization. */
export const messagingCallback = /\/new\/login\/loginCommon\?.*state=/;

export const cookieOf = async (page: Page, cookieName: string) =>
  (await page.context().cookies()).find(({ name }) => name === cookieName);
