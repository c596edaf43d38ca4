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

/** Ids of the stories of the front page, newest first. */
async function storyIds(request: APIRequestContext, count: number): Promise<string[]> {
  const answer = await request.post('/gateway/newsshare/listMainPageNews4Share.do?timestamp=1', {
    data: { pageSize: count, openId: '', unionId: '', ak: '', userAgent: '' },
  });
  const { data } = await answer.json();
  return data.list.map(({ id }: { id: string }) => id);
}

test('a long list goes on by itself, keeps its place behind a story, and says where it ends', async ({
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
  const place = await page.evaluate(() => scrollY);
  await rows(page).last().getByRole('link').tap();
  // what is saved may be a film or a live as well
  await expect(page).toHaveURL(/\/new\/(general|video|living\/share)\/\w/);
  await expect(page.getByText('收藏的都在这里了')).toBeHidden();
  await page.goBack();
  await expect(rows(page)).toHaveCount(ids.length);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 150);
  expect(pageErrors).toEqual([]);
});

for (const [name, query, path] of [
  ['收藏', 'saved', 'saved'],
  ['浏览历史', 'history', 'history'],
  ['我的评论', 'comments', 'own'],
] as const)
  test(`${name} that cannot be loaded says so, and is there after another try`, async ({ page, gateway }) => {
    await open(page, `/new/my?token=${await gateway.token(`倒霉的${name}读者`)}`);
    const mend = await respondWith(page, path, faultyResponses['with 500']);
    await page.getByRole('navigation', { name: '我的内容' }).getByRole('link', { name }).tap();
    await expect(page).toHaveURL(new RegExp(`list=${query}`));
    await expect(page.getByRole('alert')).toContainText('没能加载');
    await mend();
    // what failed stands until its reader asks again
    await settled(page);
    await expect(page.getByRole('alert')).toContainText('没能加载');
    await page.getByRole('button', { name: '重新加载' }).tap();
    await expect(page.getByRole('main').getByText(/^还没有/)).toBeVisible();
  });

test('a list that is opened without a network says that it waits, and loads when it is back', async ({
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

test('a taking out that is refused is told of, and the story stands in the list again', async ({
  page,
  gateway,
}) => {
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
  test(`a reader’s own pages have no violation in ${theme}`, async ({ page, context, gateway }) => {
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
