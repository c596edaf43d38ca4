import { networkIdle, settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('the top navigation leads to the sections without loading a document, and marks the shown one', async ({
  page,
}) => {
  await page.goto('/new/');
  await hydrated(page);
  const top = page.getByRole('navigation', { name: '网站导航' });
  await expect(top.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: '主要栏目' })).toBeHidden();
  await expect(page.getByRole('complementary', { name: '推荐' })).toBeVisible();
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await top.getByRole('link', { name: '视频' }).click();
  await expect(page).toHaveURL(/videosHome/);
  await expect(top.getByRole('link', { name: '视频' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(top.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  expect(documents).toEqual([]);
});

test('the top navigation has every section of the bottom tabs, and is a list of links without scripts', async ({
  browser,
  gateway,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: gateway.origin });
  const page = await context.newPage();
  await page.goto('/new/general/1001');
  const sections = await page
    .getByRole('navigation', { name: '网站导航' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/new/');
  const tabs = page.locator('nav[aria-label=主要栏目] a');
  for (const href of await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(sections).toContain(href?.replace(/\/$/, '') === '/new' ? '/new/' : href?.replace(/\/$/, ''));
  await context.close();
});

test('a story has a readable column; its rail lists related stories, which are not repeated below', async ({
  page,
}) => {
  await page.goto('/new/general/1001');
  await hydrated(page);
  const rail = page.getByRole('complementary', { name: '推荐' });
  await expect(rail.getByRole('heading', { name: '相关阅读' })).toBeVisible();
  await expect(rail.getByRole('heading', { name: '热搜榜' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: '相关阅读' })).toBeHidden();
  const story = await page.getByRole('main').getByRole('article').first().boundingBox();
  expect(story?.width).toBeLessThanOrEqual(680);
  const place = await rail.boundingBox();
  expect(place?.x).toBeGreaterThan((story?.x ?? 0) + (story?.width ?? 0));
  const related = rail.getByRole('region', { name: '相关阅读' }).getByRole('link').first();
  const title = await related.innerText();
  await related.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the line about a lost network covers neither the navigation nor a bar of the page', async ({
  page,
  context,
}) => {
  const line = page.getByText('网络断开了，连上后自动重试');
  for (const path of ['/new/', '/new/general/1101']) {
    await page.goto(path);
    await hydrated(page);
    await settled(page);
    await context.setOffline(true);
    await expect(line).toBeVisible();
    const top = Number((await line.boundingBox())?.y);
    for (const bar of await page
      .locator('top-nav nav, [data-masthead], [data-page-bar], [data-story-bar] :is(a, button)')
      .all()) {
      const box = await bar.boundingBox();
      if (box !== null) expect(box.y + box.height).toBeLessThanOrEqual(top);
    }
    await context.setOffline(false);
  }
});

test('keys: j and k move through a list, Enter opens, / searches, ? lists the keys; typing is left alone', async ({
  page,
}) => {
  await page.goto('/new/');
  await hydrated(page);
  await networkIdle(page);
  const entry = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('j');
  await expect(page.locator('main a:focus')).toBeInViewport();
  const first = await entry();
  await page.keyboard.press('j');
  await expect.poll(entry).not.toBe(first);
  const second = await entry();
  await page.keyboard.press('k');
  await expect.poll(entry).toBe(first);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '键盘操作' });
  await expect(help).toBeVisible();
  await expect(help).toContainText('下一条');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/hotSearch/);
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('j/k?');
  await expect(field).toHaveValue('j/k?');
  await expect(help).toBeHidden();
  expect(second).not.toBe('');
});

test('the skip link comes first, and leads to the main part with and without scripts', async ({
  page,
  browser,
  gateway,
}) => {
  await page.goto('/new/general/1001');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: gateway.origin });
  const plain = await context.newPage();
  await plain.goto('/new/general/1001');
  await expect(plain.locator('#main')).toHaveRole('main');
  await context.close();
});

test('the skip link leads to the main part also if it is followed before its code is loaded', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/start-frame/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/new/general/1001');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  release();
  await expect(page.getByRole('main')).toBeFocused();
});

test('phones load nothing of it', async ({ browser, gateway }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: gateway.origin,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/new/');
  await hydrated(page);
  await networkIdle(page);
  expect(scripts.filter((url) => /start-frame|key-commands/.test(url))).toEqual([]);
  await expect(page.getByRole('navigation', { name: '网站导航' })).toBeHidden();
  await context.close();
});
