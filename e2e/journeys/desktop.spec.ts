import type { Page } from '@playwright/test';
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

/** Left edges and widths of the cards on the shown page, in the order of the document. */
const storyBoxes = (page: Page) =>
  page
    .locator('main :is(article, #topics-list > a):visible')
    .evaluateAll((stories) =>
      stories
        .map((story) => story.getBoundingClientRect())
        .map(({ left, top, right, width }) => ({ left, top, right, width })),
    );

const wideLists = {
  'the front page': '/new/',
  'a channel': '/new/?channel=culture',
  'the topics': '/new/thematic/',
  'a topic in sections': '/new/thematic/8003',
  'a topic by city': '/new/thematicDq/8002',
  "readers' tips": '/new/infoTopic',
  "a topic of readers' tips": '/new/infoTopic/roads',
  'the topic square': '/new/topicFile/topicSquare/',
};

for (const width of [960, 1280])
  for (const [name, path] of Object.entries(wideLists))
    test(`at ${width} px ${name} has two columns of stories, in rows, beside the rail`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry)
              document.documentElement.dataset.shift = String(
                Number(document.documentElement.dataset.shift ?? 0) + Number(entry.value),
              );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await hydrated(page);
      await networkIdle(page);
      const rail = await page.getByRole('complementary', { name: '推荐' }).boundingBox();
      const boxes = (await storyBoxes(page)).slice(0, 10);
      const left = Math.min(...boxes.map((box) => box.left));
      expect(boxes.filter((box) => box.left === left).length).toBeGreaterThan(1);
      // cards may touch: the space between them is their margin or their padding
      expect(boxes.filter((box) => box.left >= left + box.width).length).toBeGreaterThan(1);
      for (const [index, box] of boxes.entries()) {
        expect(box.right).toBeLessThan(Number(rail?.x));
        const before = boxes[index - 1];
        // each story is below the one before, or on its right in the same row
        if (before !== undefined)
          expect(box.top > before.top || (box.top === before.top && box.left >= before.right)).toBe(true);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        'nothing sticks out',
      ).toBeLessThanOrEqual(width);
      expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(
        0.02,
      );
    });

test('a hot event has its curve beside its words, and its stories use the width of two columns', async ({
  page,
}) => {
  await page.goto('/new/hotNews/h01');
  await hydrated(page);
  const [words, curve] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.getByRole('heading', { name: '热度走势' }).boundingBox(),
  ]);
  expect(Number(curve?.x)).toBeGreaterThan(Number(words?.x) + Number(words?.width));
  expect((await page.locator('body').boundingBox())?.width).toBe(932);
});

test('the button that closes an advertisement is at the right edge of its card', async ({ page }) => {
  await page.goto('/new/');
  await hydrated(page);
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^关闭广告/ }) });
  for (const width of [768, 960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [edge, sign] = await Promise.all([
      card.first().boundingBox(),
      card.getByRole('button').first().locator('svg').boundingBox(),
    ]);
    const gap = Number(edge?.x) + Number(edge?.width) - Number(sign?.x) - Number(sign?.width);
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(gap, `${width} px`).toBeLessThan(8);
  }
});

test('tablets, phones and 关怀版 have one column', async ({ page, context, gateway }) => {
  for (const [width, care] of [
    [768, 'off'],
    [390, 'off'],
    [1280, 'on'],
  ] as const) {
    await context.addCookies([{ name: 'care', value: care, url: gateway.origin }]);
    await page.setViewportSize({ width, height: 800 });
    for (const path of Object.values(wideLists)) {
      await page.goto(path);
      await hydrated(page);
      const boxes = await storyBoxes(page);
      expect(new Set(boxes.map(({ left }) => left)).size, `${path} at ${width} px`).toBe(1);
      expect(Math.max(...boxes.map((box) => box.width))).toBeLessThanOrEqual(680);
    }
  }
});

test('the top navigation and the rail stay where they are from the front page to a story and back', async ({
  page,
}) => {
  await page.goto('/new/');
  await hydrated(page);
  const top = page.getByRole('navigation', { name: '网站导航' });
  const rail = page.getByRole('complementary', { name: '推荐' });
  await expect(rail).toBeVisible();
  const places = async () => [await top.boundingBox(), (await rail.boundingBox())?.x];
  const before = await places();
  await page
    .getByRole('main')
    .getByRole('link', { name: /地铁末班车|公交线路/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const bodyWidth = async () => (await page.locator('body').boundingBox())?.width;
  await expect.poll(bodyWidth).toBe(680);
  await expect.poll(places).toEqual(before);
  await page.goBack();
  await expect(page.locator('[data-masthead]')).toBeVisible();
  await expect.poll(bodyWidth).toBe(932);
});
