import { AxeBuilder } from '@axe-core/playwright';
import { listAddresses } from '../addresses/list.ts';
import { readRoutes } from '../addresses/routes.ts';
import { expect, hydrated, test } from '../support/test.ts';

const built = listAddresses(await readRoutes()).filter((address) => address.built);
const themes = {
  light: { colorScheme: 'light', cookies: [] },
  dark: { colorScheme: 'dark', cookies: [] },
  care: { colorScheme: 'light', cookies: [{ name: 'care', value: 'on' }] },
} as const;

for (const [theme, { colorScheme, cookies }] of Object.entries(themes)) {
  test.describe(`in ${theme}`, () => {
    test.use({ colorScheme });
    for (const url of [...built.map((address) => address.url), '/new/none'])
      test(`${url} has no violation`, async ({ page, context, gateway }) => {
        await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: gateway.origin })));
        await page.goto(url);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
  });
}
