import type { Page } from '@playwright/test';
import { storyLink } from '../support/home-page.ts';
import { settled } from '../support/network.ts';
import {
  activateServiceWorkerUpdate,
  areStylesCached,
  controlledByServiceWorker,
} from '../support/service-worker.ts';
import { startReleaseProxy } from '../support/servers/release-proxy.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The requests whose responses are cached, in the cache of stories or of lists. */
const cachedRequests = (page: Page, cache: 'stories' | 'lists') =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => decodeURIComponent(url)).join(' ');
  }, `kept-${cache}`);

/**
 * Makes a page that was loaded offline report so. Browsers notify the renderer process when the network is lost, but a busy
 * browser may load the page in a process that was not notified.
 * @returns a function that ends the emulation
 */
async function emulateOffline(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const noThrottling = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: true, ...noThrottling });
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  return async () => {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...noThrottling });
    await session.detach();
  };
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const firstPicture = (page: Page) => page.getByRole('main').locator('figure img').first();
const isShown = (page: Page) =>
  firstPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
/** The worker caches a picture after it has responded to the page. */
const isPictureCached = (page: Page) =>
  firstPicture(page).evaluate(async (image: HTMLImageElement) => {
    const pictures = await caches.open('pictures');
    return (await pictures.match(image.currentSrc, { ignoreVary: true })) !== undefined;
  });

test('a story that was read opens offline with its pictures, and lists mark what is available offline', async ({
  page,
  context,
}) => {
  await page.goto('/new/');
  await hydrated(page);
  await page.keyboard.press('Shift');
  await controlledByServiceWorker(page);
  // lists are cached when the page is idle
  for (const call of ['listSections', 'listHeadlineNews'])
    await expect.poll(() => cachedRequests(page, 'lists')).toContain(`"${call}"`);
  await page.goto('/new/general/1101');
  await hydrated(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('Shift');
  await expect.poll(() => isShown(page)).toBe(true);
  await expect.poll(() => isPictureCached(page)).toBe(true);
  await expect.poll(() => cachedRequests(page, 'stories')).toContain('"newsId":"1101"');

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await emulateOffline(page);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => isShown(page)).toBe(true);
  await expect(page.getByText('网络断开了，连上后自动重试')).toBeVisible();

  await page.goto('/new/');
  await hydrated(page);
  const endEmulation = await emulateOffline(page);
  await expect(cards(page).filter({ hasText: title }).getByText('离线可读').first()).toBeVisible();
  await expect(page.getByText('联网后可读').first()).toBeVisible();
  await cards(page).filter({ hasText: title }).getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await context.setOffline(false);
  await endEmulation();
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('联网后可读')).toHaveCount(0);
});

test('an open page keeps the files of its release; they are removed once no page uses them, and the next visit gets the new release', async ({
  page,
  context,
  gateway,
}) => {
  // the browser decides when it updates the service worker
  test.slow();
  const site = await startReleaseProxy(gateway.origin);
  const home = `${site.origin}/new/`;
  const releaseOf = (tab: Page) => tab.locator('html').getAttribute('data-release');
  const old = '/new/assets/of-an-older-release.js';
  const isCached = (tab: Page) =>
    tab.evaluate((path) => caches.match(path).then((found) => found !== undefined), old);
  await page.goto(home);
  await hydrated(page);
  await page.keyboard.press('Shift');
  await controlledByServiceWorker(page);
  await page.evaluate(async (path) => {
    await (await caches.open('files')).put(path, new Response('kept'));
  }, old);
  expect(await page.evaluate(async (path) => (await fetch(path)).text(), old)).toBe('kept');

  // the site no longer serves the files of the open page
  site.publish('second');
  await storyLink(page, 0).tap();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await releaseOf(page)).toBe('first');
  const second = await context.newPage();
  await second.goto(home);
  expect(await releaseOf(second)).toBe('second');
  expect(await isCached(second)).toBe(true);
  await page.close();
  // on a busy machine a closed page may still count as open; a later visit removes the files
  await expect(async () => {
    await second.goto('about:blank');
    await second.goto(home);
    expect(await isCached(second)).toBe(false);
  }).toPass();
  // the offline fallback is of the new release, too
  await expect.poll(site.servedWorkerRelease, { timeout: 60_000 }).toBe('second');
  await activateServiceWorkerUpdate(second);
  // to the browser the same as having no network
  await site.stop();
  await expect(async () => {
    await second.goto(home);
    expect(await releaseOf(second)).toBe('second');
  }).toPass();
});

test('with the data saver there is no service worker', async ({ page, context, gateway }) => {
  await context.addCookies([{ name: 'dataSaver', value: 'on', url: gateway.origin }]);
  await page.goto('/new/');
  await hydrated(page);
  await settled(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a signed-in reader can open a photo story and a publisher offline that they visited before', async ({
  page,
  context,
  gateway,
}) => {
  await page.goto(`/new/?token=${await gateway.token('坐地铁的人')}`);
  await hydrated(page);
  await controlledByServiceWorker(page);
  await page.getByRole('link', { name: '壹点号' }).tap();
  await page
    .getByRole('main')
    .getByRole('link', { name: /街巷里的人/ })
    .tap();
  await expect(page.getByRole('heading', { name: '街巷里的人' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const publisherId = new URL(page.url()).pathname.split('/').findLast((part) => part !== '') ?? '';
  const cachedCalls = [
    ['listPublishers', 'pages', { body: { kind: 'personal', pageSize: 20 } }],
    ['getPublisher', { body: { publisherId } }],
    ['listPublisherStories', 'pages', { body: { form: 'article', pageSize: 20, publisherId } }],
  ];
  // lists are cached when the page is idle
  for (const call of cachedCalls)
    await expect.poll(() => cachedRequests(page, 'lists')).toContain(JSON.stringify(call));
  const listed = await cards(page).first().innerText();
  await page.goto('/new/atlas/');
  await hydrated(page);
  const atlas = cards(page).first().getByRole('link').first();
  const address = (await atlas.getAttribute('href')) ?? '';
  await atlas.tap();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  // a photo story opens with a part of its data; offline it needs the whole story
  const newsId = address.split('/').findLast((part) => part !== '') ?? '';
  await expect
    .poll(() => cachedRequests(page, 'stories'))
    .toContain(`"getArticle",{"body":{"newsId":"${newsId}"}}`);
  await expect.poll(() => areStylesCached(page)).toBe(true);

  await context.setOffline(true);
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: /第 1 张，共 \d+ 张/ })).toBeAttached();
  await page.goto('/new/ydIndex/');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /街巷里的人/ })
    .tap();
  await expect(page.getByRole('heading', { name: '街巷里的人' })).toBeVisible();
  await expect(cards(page).first()).toContainText(listed.split('\n')[0] ?? '');
});
