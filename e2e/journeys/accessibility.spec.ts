import { appOnlyAddresses } from '../addresses/address-list.ts';
import {
  accessibilityViolations,
  noViolations,
  themeCookies,
  violationsInBothThemes,
  waitUntilLoaded,
} from '../support/accessibility-checks.ts';
import { expect, hydrated, test } from '../support/test.ts';

const appOnly = Object.values(appOnlyAddresses).flatMap(([, ...examples]) =>
  examples.map((example) => `/new${example}`),
);
const others = [...appOnly, '/new/none'];

// all other addresses, and the first of these examples, are checked where they are visited: addresses.spec.ts
for (const url of others)
  test(`${url} has no accessibility violation in light and dark`, async ({ page }) => {
    await page.goto(url);
    await hydrated(page);
    expect(await violationsInBothThemes(page)).toEqual(noViolations);
  });

for (const url of others)
  test(`${url} has no accessibility violation in 关怀版`, async ({ page, context, gateway }) => {
    await context.addCookies([{ ...themeCookies.care, url: gateway.origin }]);
    await page.goto(url);
    await hydrated(page);
    await waitUntilLoaded(page);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
