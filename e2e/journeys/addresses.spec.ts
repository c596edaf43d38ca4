import { listAddresses, appOnlyAddresses } from '../addresses/address-list.ts';
import { readRoutes } from '../addresses/route-tree.ts';
import { themeCookies, waitUntilLoaded } from '../support/accessibility-checks.ts';
import { networkIdle } from '../support/network.ts';
import { auditAtWidths, largestShift, layoutShift } from '../support/page-audit.ts';
import { expect, hydrated, visitTest as test } from '../support/test.ts';

const chromium =
  'Mozilla/5.0 (Linux; Android 13; Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const shells = {
  browser: chromium,
  app: `${chromium} qlydApp/9.8.6`,
  wechat: `${chromium} MicroMessenger/8.0.50`,
};
/** The shell in which pages are visited in 关怀版: most of its readers come from there. */
const careShell = 'wechat';

/** Share pages of the product, written out; the app's own list is src/lib/story/share-path.ts. */
const sharePage =
  /^\/new\/(?:general|info|infomation|infoTopic|thematic|thematicDq|report|atlas|audioNews|videos?[A-Za-z]*|living\/share(?:_wechat)?|vrlive\/share|vr\/share|welfare|paper\/qlwbPaperShare|topicFile\/topicSquareshare|ThinkFile|v10\/publicWelfare|wisdom|shareDown)(?:\/|$)/;

const resizedPicture = /\/media\/.*-(?:newslist|article)7\.0\.4$/;
const pixel = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

const addresses = listAddresses(await readRoutes());
const appOnly = Object.entries(appOnlyAddresses).map(([pattern, [example]]) => ({
  pattern,
  url: `/new${example}`,
}));

for (const [shell, userAgent] of Object.entries(shells)) {
  test.describe(`in the ${shell} shell`, () => {
    test.use({ userAgent });
    for (const { pattern, url } of [...addresses.filter((address) => address.built), ...appOnly]) {
      test(`${pattern} shows content without errors`, async ({ page, context, gateway, pageErrors }) => {
        if (shell === careShell) await context.addCookies([{ ...themeCookies.care, url: gateway.origin }]);
        // pictures do not depend on the shell; decoding and painting them takes as long as all else
        if (shell !== 'browser') await page.route(resizedPicture, (route) => route.fulfill(pixel));
        const response = await page.goto(url);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-shell', shell);
        await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(60);
        await networkIdle(page);
        expect(pageErrors).toEqual([]);
        // every share page has links to the app in a browser, and no other page has; some addresses redirect to one
        const isSuggested = shell === 'browser' && sharePage.test(new URL(page.url()).pathname);
        await expect(page.getByRole('region', { name: '打开APP' })).toHaveCount(isSuggested ? 1 : 0);
        if (shell === 'browser') expect(await layoutShift(page)).toBeLessThanOrEqual(largestShift);
        await waitUntilLoaded(page);
        // each theme once: the shells show the same parts, and loading a page takes longer than checking it
        if (shell === 'browser')
          expect(await auditAtWidths(page, { schemes: ['light', 'dark'] })).toEqual({});
        if (shell === careShell)
          expect(await auditAtWidths(page, { schemes: ['light'], isCare: true })).toEqual({});
      });
    }
  });
}

for (const { pattern, url } of addresses
  .filter((address) => !address.built && address.pattern !== '/live/*')
  .slice(0, 5)) {
  test(`${pattern} is not built yet and answers 404`, async ({ request }) => {
    expect((await request.get(url)).status()).toBe(404);
  });
}
