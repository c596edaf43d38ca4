import { accessibilityViolations, themeCookies, waitUntilLoaded } from '../support/accessibility-checks.ts';
import { expect, fullyHydrated, hydrated, test } from '../support/test.ts';

test('a report is found on the home, read in 关怀版 by its chapters and tables, and printed whole', async ({
  page,
  context,
  gateway,
  pageErrors,
}) => {
  test.slow();
  await context.addCookies([{ ...themeCookies.care, url: gateway.origin }]);
  await page.addInitScript(() => {
    const printed = { times: 0 };
    Object.assign(window, { printed, print: () => (printed.times += 1) });
  });
  await page.goto('/new/thinkTank');
  await hydrated(page);
  await page.getByRole('main').locator('a[href*="/wisdom/rep-"]').first().tap();
  await expect(page).toHaveURL(/\/wisdom\/rep-/);
  await fullyHydrated(page);
  const chapters = page.locator('section[id]', { has: page.locator('[data-blocks]') });
  await expect(chapters.nth(3)).toBeAttached();
  const titles = await chapters.locator('h2').allInnerTexts();

  const third = titles[2] ?? '';
  await page.getByRole('navigation', { name: '章节' }).getByText(third, { exact: true }).tap();
  const heading = page.getByRole('heading', { name: third, exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(220);
  const table = page.getByRole('figure').first();
  await table.getByText('用表格看').tap();
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(2);
  await waitUntilLoaded(page);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: '打印' }).tap();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed: { times: number } }).printed.times))
    .toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const title of titles)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const figures = page.getByRole('figure');
  for (let index = 0; index < (await figures.count()); index += 1)
    await expect(figures.nth(index).locator('svg').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  await expect(page.getByRole('button', { name: /存成图片/ }).first()).toBeHidden();
  expect(await page.pdf({ format: 'A4' })).toBeTruthy();
  expect(pageErrors).toEqual([]);
});
