import type { Page } from '@playwright/test';
import { listAddresses, appOnlyAddresses } from '../addresses/address-list.ts';
import { readRoutes } from '../addresses/route-tree.ts';
import { accessibilityViolations } from '../support/accessibility-checks.ts';
import { expect, hydrated, test } from '../support/test.ts';

const built = listAddresses(await readRoutes()).filter((address) => address.built);
const appOnly = Object.entries(appOnlyAddresses).flatMap(([path, queries]) =>
  queries.map((query) => `/new${path}${query}`),
);
const themes = {
  light: { colorScheme: 'light', cookies: [] },
  dark: { colorScheme: 'dark', cookies: [] },
  care: { colorScheme: 'light', cookies: [{ name: 'care', value: 'on' }] },
} as const;

/** Waits until no visible part of the page is loading. */
async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => ![...document.querySelectorAll('main [aria-busy=true]')].some((part) => part.checkVisibility()),
  );
}

for (const [theme, { colorScheme, cookies }] of Object.entries(themes)) {
  test.describe(`in ${theme}`, () => {
    test.use({ colorScheme });
    for (const url of [...built.map((address) => address.url), ...appOnly, '/new/none'])
      test(`${url} has no accessibility violation`, async ({ page, context, gateway }) => {
        await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: gateway.origin })));
        await page.goto(url);
        await hydrated(page);
        await untilLoaded(page);
        expect(await accessibilityViolations(page)).toEqual([]);
      });
  });
}
