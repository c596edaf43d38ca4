import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { settled } from './network.ts';
import { hydrated } from './test.ts';

/** Opens 我的 or one of its lists. @param query of the address, with the question mark */
export async function openMy(page: Page, query = ''): Promise<void> {
  await page.goto(`/new/my${query}`);
  await hydrated(page);
  await settled(page);
}

/** The link from 我的 to one of the reader's lists. */
export const listLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '我的内容' }).getByRole('link', { name });

/** Rows of the shown list. */
export const listRows = (page: Page) => page.getByRole('main').getByRole('article');

/** Sends a mutation for a reader without a page. */
export async function postAs(
  request: APIRequestContext,
  token: string,
  path: string,
  data: object,
): Promise<void> {
  const response = await request.post(`/gateway/${path}?timestamp=1`, {
    headers: { token },
    data: { ...data, clientId: crypto.randomUUID(), ak: '', userAgent: '' },
  });
  expect(response.status()).toBe(200);
}
