import { listAddresses } from '../addresses/address-list.ts';
import { readRoutes } from '../addresses/route-tree.ts';
import { watchCalls } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

async function openSheet(page: Page, address = '/new/general/1001'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('button', { name: '分享' }).tap();
  await expect(page.getByRole('dialog', { name: '分享' })).toBeVisible();
}

const sharedViews = (calls: readonly { path: string }[]) =>
  calls.filter(({ path }) => path.endsWith('/addShareViewcount.do')).length;

test('copying the link gives the story’s address without the token', async ({ page, context, gateway }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const announcements = await recordAnnouncements(page);
  await openSheet(page, `/new/general/1001?token=${await gateway.token('分享读者')}`);
  await page.getByRole('button', { name: '复制链接' }).tap();
  await expect.poll(() => announcements).toContain('链接已复制，可以粘贴给朋友');
  await expect(page.getByRole('dialog', { name: '分享' })).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${gateway.origin}/new/general/1001`,
  );
});

test('the view of a story is counted once if a shared link led to it, and not from the front page', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.goto('/new/general/1001');
  await hydrated(page);
  await expect.poll(() => sharedViews(calls)).toBe(1);
  // the app, which starts with the first interaction, does not count it again
  await page.keyboard.press('End');
  await page.getByRole('link', { name: '齐鲁晚报', exact: true }).first().tap();
  await expect(page.getByRole('navigation', { name: '频道' })).toBeVisible();
  await page.locator('main a[href^="/new/general/"]:not([href$="/1001"]):visible').first().tap();
  await expect(page.locator('article h1')).toBeVisible();
  await expect.poll(() => calls.filter(({ path }) => path.endsWith('/news-read')).length).toBe(2);
  expect(sharedViews(calls)).toBe(1);
});

test('a poster is white also in dark mode', async ({ page, context, gateway }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: gateway.origin }]);
  await openSheet(page);
  await page.getByRole('button', { name: '生成海报' }).tap();
  const corner = await page.getByRole('img', { name: /^海报/ }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const context2d = canvas.getContext('2d');
    context2d?.drawImage(image, 0, image.naturalHeight - 1, 1, 1, 0, 0, 1, 1);
    return Array.from(context2d?.getImageData(0, 0, 1, 1).data ?? []);
  });
  expect(corner).toEqual([255, 255, 255, 255]);
});

test('every page of the auto show and the community has a share button, a share card and a canonical URL', async ({
  request,
  gateway,
}) => {
  // an inquiry is its reader's own
  const isShared = (pattern: string) =>
    /^\/(?:autoShow|circleFile|topicFile)/.test(pattern) && !pattern.includes('/inquir');
  const addresses = listAddresses(await readRoutes()).flatMap(({ pattern, url }) =>
    isShared(pattern) ? [url] : [],
  );
  const square = '/new/topicFile/topicSquare/';
  const topic = await (await request.get(`${square}old-street`)).text();
  const [, post = ''] = /href="(\/new\/topicFile\/topicSquare\/post\/[^"#?]+)"/.exec(topic) ?? [];
  const lacking: string[] = [];
  for (const url of [...addresses, square, '/new/circleFile/invite/', post]) {
    const html = await (await request.get(url)).text();
    for (const part of [
      'aria-label="分享"',
      'property="og:title"',
      'property="og:description"',
      `rel="canonical" href="${gateway.origin}/new/`,
    ])
      if (!html.includes(part)) lacking.push(`${url}: ${part}`);
  }
  expect(addresses).toHaveLength(9);
  expect(lacking).toEqual([]);
});
