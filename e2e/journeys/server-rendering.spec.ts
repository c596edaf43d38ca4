import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pauseClock } from '../support/clock.ts';
import { holdScripts } from '../support/held-calls.ts';
import { networkIdle } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page and a story are readable, and a link leads to the next page of the list', async ({
    page,
  }) => {
    await page.goto('/new/');
    await expect(page.getByRole('heading', { name: '齐鲁晚报' })).toBeVisible();
    const first = page.locator('main a[href^="/new/general/"]').first();
    await expect(first).toBeVisible();
    await page.getByRole('link', { name: '下一页' }).tap();
    await expect(page).toHaveURL(/cursor=/);
    await page.goto('/new/general/1001');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/泰山日出/);
    await expect(page.getByText('卷了边的笔记本', { exact: false })).toBeVisible();
    expect(await page.locator('[id^=comment-]').count()).toBeGreaterThan(5);
  });
});

test('hydration repeats no request and shifts no layout', async ({ page, pageErrors }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(gateway|gw)\//.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts:
            (window as unknown as { shifts: number }).shifts + (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/new/general/1001');
  await hydrated(page);
  const text = await page.getByRole('article').first().innerText();
  await page.waitForTimeout(500);
  expect(calls.filter((path) => /commennews_content|news_comment_list/.test(path))).toEqual([]);
  expect(await page.getByRole('article').first().innerText()).toBe(text);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThanOrEqual(
    0.02,
  );
  expect(pageErrors).toEqual([]);
});

test('a story loads at most four scripts, and hydrates its other parts at the first interaction without replacing them', async ({
  page,
  pageErrors,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/') && request.resourceType() === 'script')
      scripts.push(request.url());
  });
  // waiting does not start the hydration
  await page.clock.install();
  await pauseClock(page);
  await page.goto('/new/general/1001');
  await hydrated(page);
  await page.clock.runFor(60_000);
  await networkIdle(page);
  // the app, the bundler's runtime, the page, and what it shares with other pages of the news
  expect(new Set(scripts).size).toBeLessThanOrEqual(4);
  await page.clock.resume();
  const comments = page.locator('[id^=comment-]');
  const before = await comments.first().elementHandle();
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(await comments.first().evaluate((now, then) => now === then, before)).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('a story rendered for a visitor hydrates unchanged, and then shows the likes of its signed-in reader', async ({
  page,
  gateway,
  pageErrors,
}) => {
  // from here on only this tab knows the reader's token
  const firstCheck = page.waitForResponse('**/x/account/token-info?*');
  await page.goto(`/new/general/1003?token=${await gateway.token('只在这个标签页登录的人')}`);
  await hydrated(page);
  await firstCheck;
  const like = page.getByRole('button', { name: /^点赞/ });
  // the like is optimistic until the gateway responds
  const liked = page.waitForResponse(/\/news\/like/);
  await like.tap();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await liked;
  const secondCheck = page.waitForResponse('**/x/account/token-info?*');
  await page.goto('/new/general/1003');
  await hydrated(page);
  // the app checks the token before the first interaction
  await secondCheck;
  await page.keyboard.press('Shift');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page
      .locator('#comments')
      .getByText(/\d+ 条/)
      .first(),
  ).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a tap before hydration is handled once, after it', async ({ page, pageErrors }) => {
  // React listens on the document
  await page.addInitScript(() => {
    const seen = Object.assign(window, { clicks: 0 });
    document.addEventListener('click', () => {
      seen.clicks += 1;
    });
  });
  const release = await holdScripts(page);
  // the load event waits for the scripts
  await page.goto('/new/general/1001', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: '点赞' }).first().tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'ready');
  release();
  await expect(page.getByText('登录后可以点赞')).toBeVisible();
  expect(await page.evaluate('clicks')).toBe(1);
  expect(pageErrors).toEqual([]);
});

test('a story’s page has metadata for share cards', async ({ request }) => {
  const html = await (await request.get('/new/general/1001')).text();
  expect(html).toMatch(/<title>泰山日出[^<]*齐鲁晚报<\/title>/);
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/127\.0\.0\.1:\d+\/media\/demo\//);
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/127\.0\.0\.1:\d+\/new\/general\/1001"/);
  expect(html).toMatch(/<meta name="description" content="[^"]*守山人/);
});

test.describe('an unknown address', () => {
  for (const path of [
    '/new/none',
    '/new/general/none',
    '/new/general/',
    '/new/general/%E4',
    '/new/GENERAL/1001',
    '/new/?channel=none',
    '/new/living/share/none',
    '/new/chainFile/lossSearch/none',
    '/new/v10/publicWelfare/chainBlocks/none',
  ])
    test(`${path} shows the not-found page with status 404`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('404 This page could not be found')).toBeVisible();
      await page.getByRole('link', { name: /首页/ }).first().tap();
      await expect(page).toHaveURL(/\/new\/$/);
    });
});

test('an old address of a live room redirects to the present one', async ({ request }) => {
  const response = await request.get('/new/live/5?from=x', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers()['location']).toBe('/new/living/share/5?from=x');
});

test('the static build works on a file server that falls back to index.html', async ({ page, gateway }) => {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  };
  const site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/(gateway|gw|media)\//.test(pathname)) {
      const body: Buffer[] = [];
      request.on('data', (part: Buffer) => body.push(part));
      request.on('end', () => {
        void fetch(gateway.origin + request.url, {
          method: request.method ?? 'GET',
          headers: { 'content-type': 'application/json', ...pick(request.headers) },
          ...(body.length > 0 && { body: Buffer.concat(body) }),
        }).then(
          async (answer) => {
            response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
            response.end(Buffer.from(await answer.arrayBuffer()));
          },
          () => response.destroy(),
        );
      });
      return;
    }
    const file = extname(pathname) === '' ? '/index.html' : pathname;
    readFile(join(dist, file)).then(
      (content) => response.writeHead(200, { 'content-type': types[extname(file)] ?? '' }).end(content),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await page.goto(`${origin}/new/general/1001`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/泰山日出/);
  await page.goto(`${origin}/new/`);
  await expect(page.locator('main a[href^="/new/general/"]').first()).toBeVisible();
  await networkIdle(page);
  site.closeAllConnections();
  site.close();
});

function pick(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const names = ['client-id', 'device-id', 'version', 'token', 'source_channel'];
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}
