import { accessibilityViolations } from '../support/accessibility-checks.ts';
import { expect, hydrated, test } from '../support/test.ts';

const hotEvent = '/new/hotNews/h01';

test('a reader slides along a chart, and arrow keys go on from there', async ({ page }) => {
  await page.goto(hotEvent);
  await hydrated(page);
  const points = page.getByRole('radiogroup', { name: /热度/ });
  const box = await points.boundingBox();
  if (box === null) throw new Error('the chart has no size');
  const across = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...across(0.1));
  await page.mouse.move(...across(0.995));
  await expect(points.getByText('现在')).toBeVisible();
  await points.getByRole('radio', { name: /^现在：热度/ }).press('ArrowLeft');
  await page.mouse.move(0, 0);
  await expect(points.getByText(/^1小时前/)).toBeVisible();
  await expect(points.getByText('现在')).toBeHidden();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a tap on a chart shows the values of its point, and a table all of them', async ({ page }) => {
    await page.goto(hotEvent);
    const points = page.getByRole('radiogroup', { name: /热度/ });
    const last = points.getByRole('radio').last();
    const box = await last.boundingBox();
    if (box === null) throw new Error('the point has no size');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(last).toBeChecked();
    await expect(points.getByText('现在')).toBeVisible();
    await page.getByText('用表格看').tap();
    await expect(page.getByRole('row', { name: /^现在/ })).toBeVisible();
  });
});
