import { openHome, storyLink } from '../support/home-page.ts';
import { newPhone, signIn } from '../support/login.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a visitor signs in to see their reading statistics, reads a story, and it is counted', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: '画像', exact: true }).tap();
  await expect(page.getByRole('heading', { name: '阅读画像' })).toBeVisible();
  await expect(page.getByText('一篇文章读几次都算一篇')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '登录' }).tap();
  await expect(page).toHaveURL(/loginCommon/);
  await signIn(page, gateway, newPhone());
  await expect(page.getByText('还没有读过文章')).toBeVisible();
  await page.getByRole('link', { name: '去看新闻' }).tap();

  const counted = page.waitForResponse(/news-read/);
  await storyLink(page, 0).tap();
  await counted;
  await page.goto('/new/my');
  await hydrated(page);
  await page.getByRole('link', { name: '阅读画像' }).tap();
  await expect(page.getByRole('heading', { name: /您读了\s*1\s*篇文章/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: '初来乍到' })).toBeVisible();
  // a chart needs three points: one story is told in words
  await expect(page.getByRole('img', { name: /最常在/ })).toHaveCount(0);
  await expect(page.getByText('用表格看')).toHaveCount(0);

  await page.getByRole('button', { name: '生成画像海报' }).tap();
  await page.getByRole('button', { name: '生成海报' }).tap();
  await expect(page.getByRole('img', { name: /海报：\d{4} 年，我读了 1 篇齐鲁晚报/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '保存图片' }).tap();
  expect(await (await download).failure()).toBeNull();
  expect(pageErrors).toEqual([]);
});
