import { openHome } from '../support/home-page.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a reader searches from the masthead: suggestions, marked words, filters in the address, Back', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('banner').getByRole('link', { name: '搜索' }).tap();
  const field = page.getByRole('searchbox', { name: '搜新闻' });
  await field.pressSequentially('黄河');
  const suggestions = page.getByRole('list', { name: '搜索建议' });
  await expect(suggestions.getByRole('link', { name: /黄河新桥通车满一个月.*热点/ })).toBeVisible();
  await expect(suggestions.locator('mark').first()).toHaveText('黄河');
  await expect(page.getByRole('navigation', { name: '榜单' })).toBeHidden();
  await field.press('Escape');
  await expect(page.getByRole('navigation', { name: '榜单' })).toBeVisible();
  await field.press('Control+A');
  await field.pressSequentially('黄河口');
  await expect(suggestions.getByRole('link', { name: '搜“黄河口”' })).toBeVisible();
  await field.press('ArrowDown');
  await expect(suggestions.getByRole('link', { name: '搜“黄河口”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=%E9%BB%84%E6%B2%B3%E5%8F%A3$/);

  const results = page.getByRole('region', { name: '搜索结果' });
  await expect(results.locator('h3 mark').first()).toHaveText('黄河口');
  await page.getByRole('navigation', { name: '类型' }).getByRole('link', { name: '视频' }).tap();
  await expect(page).toHaveURL(/kind=video/);
  await expect(results.getByRole('article').first()).toBeVisible();
  // the results of all kinds stay until the filtered ones are there
  const links = () =>
    results
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect
    .poll(async () => (await links()).filter((href) => !href?.startsWith('/new/video/')))
    .toEqual([]);
  await page.getByRole('navigation', { name: '时间' }).getByRole('link', { name: '一周内' }).tap();
  await expect(page).toHaveURL(/kind=video&period=week/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('main').locator('nav [data-active]')).toHaveText(['视频', '一周内']);
  expect(pageErrors).toEqual([]);
});

test('a search without results leads on: without filters, by single words, to what others read', async ({
  page,
}) => {
  await page.goto(`/new/hotSearch?q=${encodeURIComponent('黄河 火星人')}&kind=live`);
  await hydrated(page);
  await expect(page.getByText('没有找到“黄河 火星人”')).toBeVisible();
  const others = page.getByRole('region', { name: '试试这样搜' });
  await expect(others.getByRole('link')).toHaveText(['去掉筛选', '黄河', '火星人']);
  await expect(page.getByRole('heading', { name: '大家在看' })).toBeVisible();
  await others.getByRole('link', { name: '黄河', exact: true }).tap();
  await expect(page.getByRole('region', { name: '搜索结果' }).locator('mark').first()).toHaveText('黄河');
});

test('without a network typing still leads to a search, and rubbish in the address is left out', async ({
  page,
  context,
}) => {
  await page.goto('/new/hotSearch?kind=%E4&rank=century&q=%20');
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: '榜单' }).locator('[aria-current=page]')).toHaveText(
    '热搜榜',
  );
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: '搜新闻' }).pressSequentially('泰山');
  await expect(page.getByRole('list', { name: '搜索建议' }).getByRole('link')).toHaveText(['搜“泰山”']);
});
