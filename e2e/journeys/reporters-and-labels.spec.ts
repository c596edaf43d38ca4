import { expect, hydrated, test } from '../support/test.ts';

test('a byline leads to the reporter’s stories, a label to its stories, and Back to the story', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/new/general/1101');
  await hydrated(page);
  await page.getByRole('link', { name: '周一鸣' }).tap();
  await expect(page.getByRole('heading', { name: '周一鸣' })).toBeVisible();
  await expect(page.getByText(/^\d+ 篇报道$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /济南一条公交线路/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '公交', exact: true }).tap();
  await expect(page.getByRole('heading', { name: '公交', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /济南一条公交线路/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('公交');
  expect(pageErrors).toEqual([]);
});

test('the label of a hot event leads to the event', async ({ page }) => {
  await page.goto(`/new/label/${encodeURIComponent('泰山云海时刻表上墙')}`);
  await expect(page).toHaveURL(/\/new\/hotNews\/h01$/);
});

test('a reporter without stories and an unused label are not found', async ({ page }) => {
  for (const address of ['reporter/查无此人', 'reporter/', 'label/查无此签', 'label/']) {
    const response = await page.goto(`/new/${address}`);
    expect(response?.status()).toBe(404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a story shows what came before it, with links, and its reporters', async ({ page }) => {
    await page.goto('/new/general/1001');
    const background = page.getByRole('region', { name: '来龙去脉' });
    await expect(background.getByRole('listitem')).not.toHaveCount(0);
    const times = await background.locator('time').allTextContents();
    expect(times).toEqual(times.toSorted());
    await background.getByRole('link', { name: '热点：泰山云海时刻表上墙' }).tap();
    await expect(page).toHaveURL(/\/new\/hotNews\/h01$/);
    await page.goto('/new/general/1101');
    await page.getByRole('link', { name: '周一鸣' }).tap();
    await expect(page.getByRole('heading', { name: '周一鸣' })).toBeVisible();
  });
});
