import type { Page } from '@playwright/test';
import { networkIdle } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Offers the page to be installed, as Chrome does, before the app runs. */
async function offerInstallation(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => void Object.assign(window, { prompts: 1 }),
      });
      dispatchEvent(offer);
      Object.assign(window, { isKept: offer.defaultPrevented });
    });
  });
}

const offerOn = (page: Page) => page.getByRole('region', { name: '添加到主屏幕' });

async function openFrontPage(page: Page) {
  await page.goto('/new/');
  await hydrated(page);
  await networkIdle(page);
}

test('the front page offers at its third opening to be installed, and never again after the answer', async ({
  page,
  pageErrors,
}) => {
  await offerInstallation(page);
  for (const isOffered of [false, false, true]) {
    await openFrontPage(page);
    expect(await page.evaluate(() => Reflect.get(window, 'isKept') as unknown)).toBe(true);
    await expect(offerOn(page)).toHaveCount(isOffered ? 1 : 0);
  }
  await offerOn(page).getByRole('button', { name: '添加' }).tap();
  await expect(offerOn(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'prompts') as unknown)).toBe(1);
  await openFrontPage(page);
  await expect(offerOn(page)).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('iOS has no dialog: the page says where the menu is; a declined offer stays away', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    if (localStorage.getItem('installOffer') === null) localStorage.setItem('installOffer', '2');
  });
  await openFrontPage(page);
  await expect(offerOn(page)).toContainText('添加到主屏幕');
  await offerOn(page).getByRole('button', { name: '不用了' }).tap();
  await expect(offerOn(page)).toHaveCount(0);
  await openFrontPage(page);
  await expect(offerOn(page)).toHaveCount(0);
});

for (const [name, mark] of [
  ['the newspaper’s app', ' qlydApp/9.8.6'],
  ['WeChat', ' MicroMessenger/8.0.50'],
] as const)
  test.describe(`in ${name}`, () => {
    test.use({ userAgent: `Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/130.0 Mobile${mark}` });

    test('nothing is offered', async ({ page }) => {
      await offerInstallation(page);
      await page.addInitScript(() => localStorage.setItem('installOffer', '2'));
      await openFrontPage(page);
      await expect(offerOn(page)).toHaveCount(0);
    });
  });
