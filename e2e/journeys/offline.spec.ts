import type { Page } from '@playwright/test';
import { storyLink } from '../support/home-page.ts';
import { settled } from '../support/network.ts';
import { startReleaseProxy } from '../support/release-proxy.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker answers for the page: it has the files of the app by then. */
async function keptForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * The styles of a page that the server rendered stand in the page: their files are kept once it has nothing else to do. Pages
 * that the worker does not bring along need that to open without a network.
 */
const areStylesKept = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const found = await Promise.all(links.map(({ href }) => caches.match(href, { ignoreVary: true })));
    return links.length > 0 && found.every((file) => file !== undefined);
  });

/** What is kept of stories or of lists, by what was asked. */
const keptOf = (page: Page, shelf: 'stories' | 'lists') =>
  page.evaluate(async (name) => {
    const answers = await (await caches.open(name)).keys();
    return answers.map(({ url }) => decodeURIComponent(url)).join(' ');
  }, `kept-${shelf}`);

/**
 * Tells a page that was loaded without a network so. Browsers tell the process that shows the page when the network goes, and
 * a busy one may load it in another, to which it would be news.
 * @returns takes it back
 */
async function tellOffline(page: Page): Promise<() => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const none = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { offline: true, ...none });
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  return async () => {
    await line.send('Network.emulateNetworkConditions', { offline: false, ...none });
    await line.detach();
  };
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const seen = (page: Page) => page.getByRole('main').locator('figure img').first();
const isShown = (page: Page) => seen(page).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
/** The worker gives a picture to the page first, and keeps it then. */
const isPictureKept = (page: Page) =>
  seen(page).evaluate(async (image: HTMLImageElement) => {
    const pictures = await caches.open('pictures');
    return (await pictures.match(image.currentSrc, { ignoreVary: true })) !== undefined;
  });

test('what a reader has read opens in the underground, pictures included, and lists say what else does', async ({
  page,
  context,
}) => {
  await page.goto('/new/');
  await hydrated(page);
  await page.keyboard.press('Shift');
  await keptForOffline(page);
  // lists are kept when the page has nothing else to do
  for (const call of ['listSections', 'listHeadlineNews'])
    await expect.poll(() => keptOf(page, 'lists')).toContain(`"${call}"`);
  await page.goto('/new/general/1001');
  await hydrated(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('Shift');
  await expect.poll(() => isShown(page)).toBe(true);
  await expect.poll(() => isPictureKept(page)).toBe(true);
  await expect.poll(() => keptOf(page, 'stories')).toContain('"newsId":"1001"');

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await tellOffline(page);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => isShown(page)).toBe(true);
  await expect(page.getByText('网络断开了，连上后自动重试')).toBeVisible();

  await page.goto('/new/');
  await hydrated(page);
  const tellOnline = await tellOffline(page);
  await expect(cards(page).filter({ hasText: title }).getByText('离线可读').first()).toBeVisible();
  await expect(page.getByText('联网后可读').first()).toBeVisible();
  await cards(page).filter({ hasText: title }).getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await context.setOffline(false);
  await tellOnline();
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('联网后可读')).toHaveCount(0);
});

test('an open page keeps the files of its release, which go once no page is open, and the next visit has the new one', async ({
  page,
  context,
  gateway,
}) => {
  // a browser looks after a new worker when it finds the time
  test.slow();
  const site = await startReleaseProxy(gateway.origin);
  const home = `${site.origin}/new/`;
  const releaseOf = (shown: Page) => shown.locator('html').getAttribute('data-release');
  const old = '/new/assets/of-an-older-release.js';
  const isKept = (shown: Page) =>
    shown.evaluate((path) => caches.match(path).then((found) => found !== undefined), old);
  await page.goto(home);
  await hydrated(page);
  await page.keyboard.press('Shift');
  await keptForOffline(page);
  await page.evaluate(async (path) => {
    await (await caches.open('files')).put(path, new Response('kept'));
  }, old);
  expect(await page.evaluate(async (path) => (await fetch(path)).text(), old)).toBe('kept');

  // the site has the files of the open page no more
  site.publish('second');
  await storyLink(page, 0).tap();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await releaseOf(page)).toBe('first');
  const second = await context.newPage();
  await second.goto(home);
  expect(await releaseOf(second)).toBe('second');
  expect(await isKept(second)).toBe(true);
  await page.close();
  // a page that was closed is open for a moment longer on a busy machine; the next visit that finds none lets go
  await expect(async () => {
    await second.goto('about:blank');
    await second.goto(home);
    expect(await isKept(second)).toBe(false);
  }).toPass();
  // what stands in for a page without a network is of the new release, too
  await expect.poll(site.servedWorkerRelease, { timeout: 60_000 }).toBe('second');
  await expect(async () => {
    await context.setOffline(true);
    try {
      await second.goto(home);
      expect(await releaseOf(second)).toBe('second');
    } finally {
      await context.setOffline(false);
    }
  }).toPass({ intervals: [1000] });
  await site.stop();
});

test('nothing is fetched ahead for a reader who saves data', async ({ page, context, gateway }) => {
  await context.addCookies([{ name: 'dataSaver', value: 'on', url: gateway.origin }]);
  await page.goto('/new/');
  await hydrated(page);
  await settled(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('who is signed in finds an atlas they looked at and whom they read without a network, too', async ({
  page,
  context,
  gateway,
}) => {
  await page.goto(`/new/?token=${await gateway.token('坐地铁的人')}`);
  await hydrated(page);
  await keptForOffline(page);
  await page.getByRole('link', { name: '壹点号' }).tap();
  await page
    .getByRole('main')
    .getByRole('link', { name: /街巷里的人/ })
    .tap();
  await expect(page.getByRole('heading', { name: '街巷里的人' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const publisherId = new URL(page.url()).pathname.split('/').findLast((part) => part !== '') ?? '';
  const asked = [
    ['listPublishers', 'pages', { body: { kind: 'personal', pageSize: 20 } }],
    ['getPublisher', { body: { publisherId } }],
    ['listPublisherStories', 'pages', { body: { form: 'article', pageSize: 20, publisherId } }],
  ];
  // lists are kept when the page has nothing else to do
  for (const call of asked) await expect.poll(() => keptOf(page, 'lists')).toContain(JSON.stringify(call));
  const listed = await cards(page).first().innerText();
  await page.goto('/new/atlas/');
  await hydrated(page);
  const atlas = cards(page).first().getByRole('link').first();
  const address = (await atlas.getAttribute('href')) ?? '';
  await atlas.tap();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  // an atlas begins with the first of a story, and is there again once all of it came
  const newsId = address.split('/').findLast((part) => part !== '') ?? '';
  await expect.poll(() => keptOf(page, 'stories')).toContain(`"getArticle",{"body":{"newsId":"${newsId}"}}`);
  await expect.poll(() => areStylesKept(page)).toBe(true);

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
