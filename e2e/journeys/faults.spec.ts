import type { Page } from '@playwright/test';
import { saveData, settled, spoil, spoilt, watchCalls } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

const articleCall = 'commennews_content.do';

/** A story of the front page's list. */
function storyOf(page: Page, index: number) {
  return page.getByRole('main').locator('article a[href^="/new/general/"]').nth(index);
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/new/');
  await hydrated(page);
  await settled(page);
}

test.describe('without a network', () => {
  test('a story that was not fetched waits, and loads by itself once the network is back', async ({
    page,
    context,
    gateway,
  }) => {
    await saveData(context, gateway.origin);
    await openHome(page);
    const story = storyOf(page, 1);
    const title = await story.innerText();
    await context.setOffline(true);
    await story.tap();
    await expect(page.getByText('网络断开了', { exact: false }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/new\/general\//);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(/\/new\/general\//);
  });

  test('the reader is told that it is gone, and for a moment that it is back', async ({ page, context }) => {
    await openHome(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await context.setOffline(true);
    await expect(page.getByText('网络断开了，连上后自动重试')).toBeVisible();
    await expect(storyOf(page, 0)).toBeVisible();
    expect(await height()).toBe(before);
    await context.setOffline(false);
    await expect(page.getByText('网络已恢复')).toBeVisible();
    await expect(page.getByText('网络断开了')).toBeHidden();
    await expect(page.getByText('网络已恢复')).toBeHidden({ timeout: 5000 });
  });

  test('a story that was seen before is read again', async ({ page, context }) => {
    await openHome(page);
    const story = storyOf(page, 1);
    const title = await story.innerText();
    await story.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(story).toBeVisible();
    await context.setOffline(true);
    await story.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('示例内容').first()).toBeAttached();
  });
});

test.describe('links in sight', () => {
  const storiesAskedFor = (calls: readonly { path: string }[]) =>
    calls.filter(({ path }) => path.endsWith(articleCall)).length;

  test('are fetched ahead on a good network', async ({ page }) => {
    const calls = watchCalls(page);
    await openHome(page);
    await expect.poll(() => storiesAskedFor(calls)).toBeGreaterThan(0);
  });

  const thrift = {
    'on slow 2g': { effectiveType: 'slow-2g', saveData: false },
    'on 2g': { effectiveType: '2g', saveData: false },
    'with the browser’s data saver': { effectiveType: '4g', saveData: true },
  };
  for (const [when, connection] of Object.entries(thrift))
    test(`are left alone ${when}`, async ({ page }) => {
      await page.addInitScript((facts) => {
        Object.defineProperty(navigator, 'connection', {
          value: Object.assign(new EventTarget(), facts),
        });
      }, connection);
      const calls = watchCalls(page);
      await openHome(page);
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(1000);
      expect(storiesAskedFor(calls)).toBe(0);
      // they are links all the same
      await storyOf(page, 4).tap();
      await expect(page.getByRole('article').first().getByRole('heading', { level: 1 })).toBeVisible();
      expect(storiesAskedFor(calls)).toBe(1);
    });

  test('are left alone with the app’s data saver', async ({ page, context, gateway }) => {
    await saveData(context, gateway.origin);
    const calls = watchCalls(page);
    await openHome(page);
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(1000);
    expect(storiesAskedFor(calls)).toBe(0);
  });
});

test('a call without an answer for 30 s ends, and is made again on request', async ({
  page,
  context,
  gateway,
}) => {
  await saveData(context, gateway.origin);
  await page.clock.install();
  await openHome(page);
  const story = storyOf(page, 1);
  const title = await story.innerText();
  const asked = page.waitForRequest(`**/${articleCall}?*`);
  await page.route(`**/${articleCall}?*`, () => undefined);
  await story.tap();
  await asked;
  await page.clock.fastForward(29_000);
  await expect(page.getByText('等了三十秒', { exact: false })).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(page.getByRole('heading', { level: 1, name: '504' })).toBeVisible();
  await expect(page.getByText('网络太慢，等了三十秒也没有回音', { exact: false })).toBeVisible();
  await page.unroute(`**/${articleCall}?*`);
  await page.getByRole('button', { name: '重新加载', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.describe('a part of the app that is not there', () => {
  const parts = '**/assets/focusNews-*.js';

  /** How often the document was asked for. */
  function watchLoads(page: Page): () => number {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    return () => loads;
  }

  test('reloads the page, which is then whole', async ({ page, context, gateway }) => {
    await saveData(context, gateway.origin);
    await openHome(page);
    const loads = watchLoads(page);
    await page.route(parts, (route) => (loads() === 0 ? route.fulfill({ status: 404 }) : route.fallback()));
    await page.getByRole('link', { name: '要闻' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: '要闻' })).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL(/\/new\/focusNews$/);
    await page.waitForTimeout(1000);
    expect(loads()).toBe(1);
    await page.getByRole('link', { name: '返回' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: '齐鲁晚报' })).toBeVisible();
  });

  test('reloads the page at most once a minute; what follows is the error page, from which it loads again', async ({
    page,
    context,
    gateway,
  }) => {
    await saveData(context, gateway.origin);
    await openHome(page);
    const loads = watchLoads(page);
    await page.route(parts, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: '要闻' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible();
    await expect.poll(loads).toBe(1);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible();
    await page.waitForTimeout(1500);
    expect(loads()).toBe(1);
    await page.unroute(parts);
    await page.getByRole('button', { name: '重新加载', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: '要闻' })).toBeVisible();
  });
});

test.describe('storage', () => {
  const obstacles = {
    forbidden: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  };
  for (const [state, obstruct] of Object.entries(obstacles))
    test(`that is ${state} keeps nobody from reading`, async ({ page, faults }) => {
      await page.addInitScript(obstruct);
      await openHome(page);
      const story = storyOf(page, 1);
      const title = await story.innerText();
      await story.tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(story).toBeVisible();
      await page.goto('/new/general/1001');
      await hydrated(page);
      await page.getByRole('tab', { name: '最新' }).tap();
      await expect(page.locator('[id^=comment-]').first()).toBeVisible();
      await page.getByRole('link', { name: /全部.*评论/ }).tap();
      await expect(page.locator('[id^=comment-]').nth(12)).toBeAttached();
      await page.goto('/new/hotSearch');
      await hydrated(page);
      await page.getByRole('searchbox', { name: '搜新闻' }).fill('泰山');
      await page.getByRole('button', { name: '搜索' }).tap();
      await expect(page.getByRole('heading', { name: '搜索结果' })).toBeVisible();
      expect(faults).toEqual([]);
    });
});

test.describe('a clock that is years', () => {
  const sane = /^(刚刚|\d{1,2}分钟前|今天 \d\d:\d\d|昨天|\d\d-\d\d|\d{4}-\d\d-\d\d)$/;
  for (const [how, time] of Object.entries({ behind: '2001-02-03T04:05:06', ahead: '2049-12-31T23:59:59' }))
    test(`${how} shows every page with times that can be`, async ({ page, faults }) => {
      await page.clock.setFixedTime(time);
      await openHome(page);
      const times = async () => {
        const texts = await page.getByRole('main').locator('time').allInnerTexts();
        expect(texts.length).toBeGreaterThan(5);
        expect(texts.filter((text) => !sane.test(text))).toEqual([]);
      };
      await times();
      const story = storyOf(page, 1);
      const title = await story.innerText();
      await story.tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goto('/new/comment/1001');
      await hydrated(page);
      await times();
      await page.goto('/new/focusNews');
      await hydrated(page);
      await times();
      expect(faults).toEqual([]);
    });
});

for (const [how, answer] of Object.entries(spoilt)) {
  test.describe(`a gateway that answers ${how}`, () => {
    test('costs the front page only what comes after, until it is asked again', async ({ page }) => {
      const mend = await spoil(page, 'getheadlinenewslisttwo.do', answer);
      await page.goto('/new/');
      await hydrated(page);
      const first = await storyOf(page, 0).innerText();
      const failure = page.getByText('后面的内容没能加载出来');
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(failure).toBeInViewport({ timeout: 200 });
      }).toPass();
      const count = await page.locator('main').getByRole('article').count();
      expect(count).toBeGreaterThanOrEqual(20);
      expect(await storyOf(page, 0).innerText()).toBe(first);
      await mend();
      await page.getByRole('button', { name: '重试' }).tap();
      await expect(failure).toBeHidden();
      await expect.poll(() => page.locator('main').getByRole('article').count()).toBeGreaterThan(count);
    });

    test('costs a story only its comments in another order, until they are asked for again', async ({
      page,
    }) => {
      await page.goto('/new/general/1001');
      await hydrated(page);
      const mend = await spoil(page, 'news_comment_list.do', answer);
      await page.getByRole('tab', { name: '最新' }).tap();
      const failure = page.getByRole('alert').filter({ hasText: '评论没能加载出来' });
      await expect(failure).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/泰山日出/);
      // what failed can be left as it was chosen
      await page.getByRole('tab', { name: '最热' }).tap();
      await expect(page.locator('[id^=comment-]').first()).toBeVisible();
      await page.getByRole('tab', { name: '最新' }).tap();
      await expect(failure).toBeVisible();
      await mend();
      await failure.getByRole('button', { name: '重新加载' }).tap();
      await expect(page.locator('[id^=comment-]').first()).toBeVisible();
      await expect(page.getByRole('tab', { name: '最新' })).toHaveAttribute('aria-selected', 'true');
    });

    test('costs an event only its stories in another order, until they are asked for again', async ({
      page,
    }) => {
      await page.goto('/new/hotSearch');
      await hydrated(page);
      await page.getByRole('main').getByRole('link').first().tap();
      await expect(page.getByRole('heading', { name: '事件脉络' })).toBeVisible();
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const mend = await spoil(page, 'getLabelNewsMoreForSub.do', answer);
      await page.getByRole('tab', { name: '看最新' }).tap();
      const failure = page.getByRole('alert').filter({ hasText: '内容没能加载出来' });
      await expect(failure).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await mend();
      await failure.getByRole('button', { name: '重新加载' }).tap();
      await expect(page.getByRole('tabpanel', { name: '报道' }).getByRole('article').first()).toBeVisible();
    });

    test('costs a search what it would have found; the search is made again on request', async ({ page }) => {
      await page.goto('/new/hotSearch');
      await hydrated(page);
      const mend = await spoil(page, 'x/news/search', answer);
      await page.getByRole('searchbox', { name: '搜新闻' }).fill('泰山');
      await page.getByRole('button', { name: '搜索' }).tap();
      await expect(page.getByRole('button', { name: '重新加载', exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/new\/hotSearch\?q=/);
      await mend();
      await page.getByRole('button', { name: '重新加载', exact: true }).tap();
      await expect(page.getByRole('heading', { name: '搜索结果' })).toBeVisible();
    });

    test('fails a whole story with a page that says so, shows a picture and loads again', async ({
      page,
      context,
      gateway,
    }) => {
      await saveData(context, gateway.origin);
      await openHome(page);
      const story = storyOf(page, 1);
      const title = await story.innerText();
      const mend = await spoil(page, articleCall, answer);
      await story.tap();
      await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible();
      await expect(page).toHaveURL(/\/new\/general\//);
      const picture = page.getByRole('button', { name: '点击图片重新加载' });
      await expect(picture.locator('svg')).toBeVisible();
      await picture.tap();
      await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible();
      await mend();
      await picture.tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(story).toBeVisible();
    });
  });
}
