import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility-checks.ts';
import { uniqueName } from '../support/login.ts';
import { postAs } from '../support/my-pages.ts';
import { settled, respondWith, faultyResponses } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('article');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await settled(page);
}

/** Ids of the home page's stories, newest first. */
async function storyIds(request: APIRequestContext, count: number): Promise<string[]> {
  const response = await request.post('/gateway/newsshare/listMainPageNews4Share.do?timestamp=1', {
    data: { pageSize: count, openId: '', unionId: '', ak: '', userAgent: '' },
  });
  const { data } = await response.json();
  return data.list.map(({ id }: { id: string }) => id);
}

test('a long list loads more on scrolling, shows its end, and keeps its scroll position', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const token = await gateway.token('收藏很多的读者');
  const ids = await storyIds(page.request, 30);
  expect(ids.length).toBeGreaterThan(22);
  for (const newsId of ids) await postAs(page.request, token, 'x/news/save', { newsId });
  await open(page, `/new/my?list=saved&token=${token}`);
  await expect(page.getByText(`共 ${ids.length} 篇`)).toBeVisible();
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(ids.length);
  await page.getByText('收藏的都在这里了').scrollIntoViewIfNeeded();
  await expect(page.getByText('收藏的都在这里了')).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  await rows(page).last().getByRole('link').tap();
  // a saved item may also be a video or a live room
  await expect(page).toHaveURL(/\/new\/(general|video|living\/share)\/\w/);
  await expect(page.getByText('收藏的都在这里了')).toBeHidden();
  await page.goBack();
  await expect(rows(page)).toHaveCount(ids.length);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 150);
  expect(pageErrors).toEqual([]);
});

for (const [name, query, path] of [
  ['收藏', 'saved', 'saved'],
  ['浏览历史', 'history', 'history'],
  ['我的评论', 'comments', 'own'],
] as const)
  test(`${name} shows an error if it cannot be loaded, and loads on retry`, async ({ page, gateway }) => {
    await open(page, `/new/my?token=${await gateway.token(`倒霉的${name}读者`)}`);
    const restore = await respondWith(page, path, faultyResponses['with 500']);
    await page.getByRole('navigation', { name: '我的内容' }).getByRole('link', { name }).tap();
    await expect(page).toHaveURL(new RegExp(`list=${query}`));
    await expect(page.getByRole('alert')).toContainText('没能加载');
    await restore();
    // the error stays until the reader retries
    await settled(page);
    await expect(page.getByRole('alert')).toContainText('没能加载');
    await page.getByRole('button', { name: '重新加载' }).tap();
    await expect(page.getByRole('main').getByText(/^还没有/)).toBeVisible();
  });

test('a list opened offline shows that it waits, and loads once the network is back', async ({
  page,
  context,
  gateway,
}) => {
  await open(page, `/new/my?token=${await gateway.token('隧道里的读者')}`);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: '我的内容' }).getByRole('link', { name: '收藏' }).tap();
  await expect(page.getByText('网络断开了，连上后会自动加载')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('还没有收藏')).toBeVisible();
});

test('a failed removal is reported, and the story returns to the list', async ({ page, gateway }) => {
  const token = await gateway.token('反悔的读者');
  await postAs(page.request, token, 'x/news/save', { newsId: '1001' });
  const announcements = await recordAnnouncements(page);
  await open(page, `/new/my?list=saved&token=${token}`);
  await respondWith(page, 'save', faultyResponses['with 500']);
  await page.getByRole('button', { name: /^取消收藏/ }).tap();
  await expect.poll(() => announcements).toContain('没有成功，请稍后再试');
  await expect(rows(page)).toHaveCount(1);
});

const themes = {
  light: [],
  dark: [{ name: 'theme', value: 'dark' }],
  care: [{ name: 'care', value: 'on' }],
} as const;

for (const [theme, cookies] of Object.entries(themes))
  test(`a reader’s own pages have no accessibility violation in ${theme}`, async ({
    page,
    context,
    gateway,
  }) => {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: gateway.origin })));
    const token = await gateway.token(uniqueName(`有内容的${theme}读者`));
    for (const newsId of ['1001', '1002']) {
      await postAs(page.request, token, 'x/news/save', { newsId });
      await postAs(page.request, token, 'x/news/news-read', { newsId });
      const body = `第 ${newsId} 篇，写得好[微笑]`;
      await postAs(page.request, token, 'newscomment/news_comment_add_lev1.do', { newsId, body });
    }
    for (const query of ['', 'list=saved&', 'list=history&', 'list=comments&']) {
      await open(page, `/new/my?${query}token=${token}`);
      if (query !== '') await expect(rows(page)).toHaveCount(2);
      expect(await accessibilityViolations(page), query).toEqual([]);
    }
  });
