import { listAddresses, appOnlyAddresses } from '../addresses/address-list.ts';
import { readRoutes } from '../addresses/route-tree.ts';
import { expect } from '../support/test.ts';
import { despiteCrash, engines, test } from './engine-test.ts';

const addresses = [
  ...listAddresses(await readRoutes()),
  ...Object.entries(appOnlyAddresses).map(([pattern, [example]]) => ({ pattern, url: `/new${example}` })),
];

for (const name of engines)
  test.describe(name, () => {
    for (const { pattern, url } of addresses)
      test(`${pattern} shows content that fits, without errors`, async ({ openSharedEngine }) =>
        despiteCrash(async () => {
          const page = await openSharedEngine(name);
          await page.open(url);
          await expect
            .poll(() => page.run(() => document.querySelector('main')?.innerText.length ?? 0))
            .toBeGreaterThan(60);
          await page.expectHidden('main', '404 This page could not be found');
          const overflow = await page.run(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
          expect(page.errors).toEqual([]);
        }));
  });
