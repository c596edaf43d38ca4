import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityViolations, themeCookies } from '../support/accessibility-checks.ts';
import { scrollSettled, scrollTop, tapAndReadScroll } from '../support/scroll-position.ts';
import { expect, hydrated, test } from '../support/test.ts';

const vehicle = '/new/autoShow/vehicleDetails/s-001';
/** near 泉城广场 */
const inJinan = { latitude: 36.66, longitude: 117.02 };

const comparison = (page: Page) => page.getByRole('region', { name: '参数配置' });
const rows = (page: Page) => comparison(page).locator('tbody tr');

test('a reader goes from the home page by letter, brand and filter to a car, and Back to the same place', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/new/autoShow');
  await hydrated(page);
  await page.getByRole('link', { name: '全部品牌' }).tap();
  await page.getByRole('slider', { name: '按字母找品牌' }).press('End');
  await expect(page.getByRole('heading', { name: 'Z', exact: true })).toBeInViewport();
  const before = await tapAndReadScroll(page, page.getByRole('link', { name: /^追光/ }));
  expect(before).toBeGreaterThan(0);

  const cars = page.getByRole('region', { name: '车系' }).getByRole('link');
  await expect(page.getByRole('heading', { name: '追光', level: 1 })).toBeVisible();
  const total = await cars.count();
  const energies = page.getByRole('navigation', { name: '筛选' }).getByRole('list').first().getByRole('link');
  const energy = (await energies.first().textContent()) ?? '';
  await energies.first().tap();
  await expect(page).toHaveURL(/[?&]energy=/);
  await expect.poll(() => cars.count()).toBeLessThan(total);
  for (const card of await cars.allTextContents()) expect(card).toContain(energy);
  await page.reload();
  await hydrated(page);
  await expect(energies.first()).toHaveAttribute('aria-current');

  await cars.first().tap();
  await expect(page.getByRole('heading', { level: 1, name: /^追光 / })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/brandDetails\/b-40\?energy=/);
  await expect(energies.first()).toHaveAttribute('aria-current');
  await page.goBack();
  await expect(page.getByRole('heading', { name: '全部品牌' })).toBeVisible();
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(4);
  expect(pageErrors).toEqual([]);
});

test('a car has pictures by part, a comparison of four trims, a landing price, and dealers by distance', async ({
  page,
  context,
  pageErrors,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(inJinan);
  await page.goto(vehicle);
  await hydrated(page);
  await page.getByRole('region', { name: '图片' }).getByRole('link', { name: /内饰/ }).tap();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^内饰/ })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const trims = comparison(page).getByRole('checkbox');
  await trims.nth(2).check();
  await trims.nth(3).check();
  await expect(trims.nth(4)).toBeDisabled();
  const all = await rows(page).count();
  expect(all).toBeGreaterThanOrEqual(40);
  await comparison(page).getByRole('switch', { name: '只看不同' }).tap();
  await expect.poll(() => rows(page).count()).toBeLessThan(all);
  for (const row of await rows(page).all())
    expect(new Set(await row.locator('td').allTextContents()).size).toBeGreaterThan(1);

  const price = page.getByRole('region', { name: '落地价估算' });
  const total = price.locator('tfoot td');
  const cheapest = await total.textContent();
  await price.getByRole('combobox').selectOption({ index: 2 });
  await expect(total).not.toHaveText(cheapest ?? '');
  await expect(price).toContainText('车辆购置税法，2019年7月1日起');

  const shops = page.getByRole('region', { name: '哪里有卖' });
  await expect(shops).not.toContainText('直线');
  await shops.getByRole('button', { name: '按距离排' }).tap();
  await expect(shops.getByRole('link').first()).toContainText('直线');
  const metres = (await shops.getByRole('link').allTextContents()).map((text) => {
    const [, number = '', unit] = /直线 ([\d.]+) (米|公里)/.exec(text) ?? [];
    return Number(number) * (unit === '公里' ? 1000 : 1);
  });
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  const before = await tapAndReadScroll(page, shops.getByRole('link').first());
  await expect(page.getByText('信用代码')).toBeVisible();
  await page.goBack();
  await expect(shops.getByRole('link').first()).toContainText('直线');
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(4);
  expect(Math.abs((await scrollSettled(page)) - before)).toBeLessThan(4);
  expect(pageErrors).toEqual([]);
});

test('without leave for the position, dealers stay in their order', async ({ page }) => {
  await page.goto(vehicle);
  await hydrated(page);
  const shops = page.getByRole('region', { name: '哪里有卖' });
  await shops.getByRole('button', { name: '按距离排' }).tap();
  await expect(shops.getByRole('status')).toContainText('没有位置权限');
  await expect(shops.getByRole('link').first()).toBeVisible();
});

test('the schedule can be saved as a calendar file', async ({ page }) => {
  await page.goto('/new/autoShow/proclamations');
  await hydrated(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '加到日历' }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  const events = page.getByRole('region', { name: '日程' }).getByRole('article');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(await events.count());
});

for (const [theme, width] of [
  ['care', 320],
  ['dark', 1280],
] as const)
  test(`four trims beside each other fit ${width} px in the ${theme} theme, and are accessible`, async ({
    page,
    context,
    gateway,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await context.addCookies([{ ...themeCookies[theme], url: gateway.origin }]);
    await page.goto(vehicle);
    await hydrated(page);
    const trims = comparison(page).getByRole('checkbox');
    await trims.nth(2).check();
    await trims.nth(3).check();
    await expect(trims.nth(4)).toBeDisabled();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    // the columns of all groups stand below each other
    const edges = await comparison(page)
      .locator('thead th:last-child')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));
    expect(new Set(edges).size).toBe(1);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
