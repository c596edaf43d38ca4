import type { Page } from '@playwright/test';
import { goBackToHome, openHome, storyLink } from '../support/home-page.ts';
import { saveData } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.describe('a missing chunk', () => {
  const chunk = '**/assets/focusNews-*.js';

  /** Counts document requests. */
  function watchLoads(page: Page): () => number {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    return () => loads;
  }

  test('reloads the page, which then works', async ({ page, context, gateway }) => {
    await saveData(context, gateway.origin);
    await openHome(page);
    const loads = watchLoads(page);
    await page.route(chunk, (route) => (loads() === 0 ? route.fulfill({ status: 404 }) : route.fallback()));
    await page.getByRole('link', { name: '要闻', exact: true }).first().tap();
    await expect(page.getByRole('heading', { level: 1, name: '要闻' })).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL(/\/new\/focusNews$/);
    await page.waitForTimeout(1000);
    expect(loads()).toBe(1);
    await page.getByRole('link', { name: '返回' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: '齐鲁晚报' })).toBeVisible();
  });

  test('reloads the page at most once a minute; then the error page offers to reload', async ({
    page,
    context,
    gateway,
  }) => {
    await saveData(context, gateway.origin);
    await openHome(page);
    const loads = watchLoads(page);
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: '要闻', exact: true }).first().tap();
    // the page shows the error before the reload, too
    await reloaded;
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: '页面没能加载完整' })).toBeVisible();
    await page.waitForTimeout(1500);
    expect(loads()).toBe(1);
    await page.unroute(chunk);
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
    test(`that is ${state} does not prevent reading`, async ({ page, pageErrors }) => {
      await page.addInitScript(obstruct);
      await openHome(page);
      const story = storyLink(page, 1);
      const title = await story.innerText();
      await story.tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await goBackToHome(page);
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
      expect(pageErrors).toEqual([]);
    });
});

test.describe('a clock that is years', () => {
  const sane = /^(刚刚|\d{1,2}分钟前|今天 \d\d:\d\d|昨天|\d\d-\d\d|\d{4}-\d\d-\d\d)$/;
  for (const [how, time] of Object.entries({ behind: '2001-02-03T04:05:06', ahead: '2049-12-31T23:59:59' }))
    test(`${how} does not lead to impossible times`, async ({ page, pageErrors }) => {
      await page.clock.setFixedTime(time);
      await openHome(page);
      const times = async () => {
        const texts = await page.getByRole('main').locator('time').allInnerTexts();
        expect(texts.length).toBeGreaterThan(5);
        expect(texts.filter((text) => !sane.test(text))).toEqual([]);
      };
      await times();
      const story = storyLink(page, 1);
      const title = await story.innerText();
      await story.tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goto('/new/comment/1001');
      await hydrated(page);
      await times();
      await page.goto('/new/focusNews');
      await hydrated(page);
      await times();
      expect(pageErrors).toEqual([]);
    });
});
