import { expect, hydrated, test } from '../support/test.ts';

const long = '/new/general/1499';
const fold = { name: /^展开全文（约 5\.\d万 字，200 张图）$/ };

test('a very long story is folded but searchable, unfolds, and offers to continue where the reader stopped', async ({
  page,
}) => {
  await page.goto(long);
  await hydrated(page);
  const text = page.getByRole('article');
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.getByRole('link', fold)).toBeVisible();
  // folded text is in the document, so that the browser's search finds it
  await expect(text.locator('[data-blocks] p', { hasText: '第150站。' })).toHaveCount(1);
  await expect(text.getByText('第150站。').first()).toBeHidden();
  await page.getByRole('link', fold).tap();
  await expect(page.getByRole('link', fold)).toHaveCount(0);
  const station = text.getByText(/^第30站。/);
  await station.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readPlaces'))).toContain('1499');
  await expect(station).toBeInViewport();
  // a returning reader jumps there with a tap, not automatically
  await page.goto('/new/');
  await page.goto(long);
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).tap();
  await page.getByRole('button', { name: '接着上次读' }).tap();
  await expect(station).toBeInViewport();
});

test('the gallery of a folded story includes all pictures, also when opened by its address', async ({
  page,
}) => {
  await page.goto(`${long}?picture=137`);
  await hydrated(page);
  await expect(page.getByRole('dialog', { name: '看大图' }).getByText('137/200')).toBeVisible();
});

test('a story prints without bars and with its address and its correction', async ({ page }) => {
  await page.goto('/new/general/1014');
  await hydrated(page);
  await page.getByRole('link', { name: '有更正' }).tap();
  await expect(page.getByRole('region', { name: '更正' })).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^本文地址：http.*\/new\/general\/1014$/)).toBeVisible();
  await expect(page.getByRole('region', { name: '更正' })).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('region', { name: '文章操作' }),
    page.getByRole('region', { name: '相关阅读' }),
    page.locator('#comments'),
    page.getByRole('button', { name: '复制全文' }),
  ])
    await expect(hidden).toBeHidden();
  // a table that scrolls on screen is printed in full
  const table = page.getByRole('region', { name: '表格：白班十二小时过闸记录' });
  expect(await table.evaluate((region) => getComputedStyle(region).overflowX)).toBe('visible');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a very long story can be read to its end', async ({ page }) => {
    await page.goto(long);
    await expect(page.getByText('第5站。')).toBeVisible();
    await page.getByRole('link', fold).click();
    await expect(page.getByText(/^第200站。/)).toHaveCount(1);
    await expect(page.getByRole('link', fold)).toHaveCount(0);
  });
});
