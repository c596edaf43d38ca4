import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { scrollSettled, scrollTop, tapAndReadScroll } from '../support/scroll-position.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { createTouchInput } from '../support/touch-input.ts';

const ranking = '/new/ThinkFile/rankDetail/travel/';
const menu = '/new/ThinkFile/allmenu';
/** scroll positions within this distance are considered equal */
const tolerancePx = 8;

const rowsOf = (page: Page) => page.getByRole('region', { name: /期$/ }).locator('details:has(> div > p)');

/** Whether the shown rows stand by the places that they have gained. */
async function areByGain(page: Page): Promise<boolean> {
  const texts = await rowsOf(page).locator('> summary').allInnerTexts();
  const gains = texts.map((text) => {
    const [, way, places = '0'] = /([升降])\s(\d+)\s名/.exec(text) ?? [];
    return way === '降' ? -Number(places) : Number(places);
  });
  return gains.every((gain, index) => gain <= (gains[index - 1] ?? gain));
}

test('a reader goes from the home by a ranking to an enterprise and its news, and Back to each place', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/new/thinkTank');
  await hydrated(page);
  const tops = [await tapAndReadScroll(page, page.getByRole('link', { name: /文旅.*榜全部$/ }))];
  await expect(page).toHaveURL(/rankDetail\/travel/);
  const row = rowsOf(page)
    .filter({ has: page.locator('a') })
    .nth(9);
  await row.locator('> summary').tap();
  await scrollSettled(page);
  tops.push(await tapAndReadScroll(page, row.getByRole('link', { name: /的档案$/ })));
  await expect(page.getByRole('heading', { name: '智库指数' })).toBeVisible();
  const story = page.getByRole('region', { name: '相关新闻' }).getByRole('link').nth(2);
  await story.scrollIntoViewIfNeeded();
  await scrollSettled(page);
  tops.push(await tapAndReadScroll(page, story));
  await expect(page).not.toHaveURL(/ThinkFile/);
  for (const top of tops.toReversed()) {
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(tolerancePx);
  }
  await expect(page).toHaveURL(/\/thinkTank/);
  expect(pageErrors).toEqual([]);
});

test('period, city and order of a ranking are in the address, for a reload and for others', async ({
  page,
  pageErrors,
}) => {
  await page.goto(ranking);
  await hydrated(page);
  expect(await rowsOf(page).count()).toBeGreaterThanOrEqual(50);
  const period = page.getByLabel('期数');
  const periods = await period.locator('option').allInnerTexts();
  expect(periods).toHaveLength(5);
  const second = periods[1] ?? '';
  await period.selectOption(second);
  await expect(page).toHaveURL(new RegExp(`period=${second}`));
  await page.getByLabel('城市').selectOption({ label: '青岛' });
  await page.getByLabel('排序').selectOption({ label: '按升幅' });
  await expect(page).toHaveURL(/order=change/);
  // the address and the choices change before the rows
  await expect(page.getByRole('region', { name: `${second} 期` })).toBeVisible();
  await expect(rowsOf(page).filter({ hasNotText: '青岛' })).toHaveCount(0);
  await expect.poll(() => areByGain(page)).toBe(true);
  const shown = await rowsOf(page).locator('> summary').allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('期数')).toHaveValue(second);
  await expect(page.getByLabel('排序')).toHaveValue('change');
  expect(await rowsOf(page).locator('> summary').allInnerTexts()).toEqual(shown);
  // the choices replace each other: one step back leaves the ranking
  await page.goBack();
  await expect(page).not.toHaveURL(/rankDetail/);
  expect(pageErrors).toEqual([]);
});

test('a ranking is downloaded as CSV with the rows that are shown', async ({ page }) => {
  await page.goto(`${ranking}?order=change`);
  await hydrated(page);
  const names = await rowsOf(page).locator('> summary').count();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 CSV' }).tap();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^.*文旅.*榜-\d{4}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF名次,名称,城市,得分,名次变化,原因,榜单,期数,来源,截至\r\n')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(names + 1);
});

test('an unknown ranking, period or part of one is not found', async ({ request }) => {
  for (const address of [
    '/new/ThinkFile/rankDetail/none/',
    '/new/ThinkFile/rankDetail/travel/none',
    '/new/thinkTank/none',
    '/new/expert/none',
  ])
    expect((await request.get(address)).status(), address).toBe(404);
});

test('the letters work by touch, mouse, keyboard and screen reader', async ({ page, pageErrors }) => {
  await page.goto(menu);
  await hydrated(page);
  const slider = page.getByRole('slider', { name: '按字母找机构' });
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the index has no size');
  const at = (share: number) => [box.x + box.width / 2, box.y + box.height * share] as const;
  const letter = () => slider.getAttribute('aria-valuetext');
  const place = async () => (await page.locator(`#letter-${(await letter()) ?? ''}`).boundingBox())?.y;
  const expectAtTop = async () => {
    await expect.poll(async () => (await place()) ?? -2).toBeGreaterThanOrEqual(-1);
    await expect.poll(async () => (await place()) ?? 999).toBeLessThanOrEqual(72);
  };
  const touch = await createTouchInput(page);
  await touch.swipe(at(0.05), at(0.4));
  await expect.poll(letter).not.toBe('A');
  await expectAtTop();
  const byTouch = await letter();
  await page.mouse.move(...at(0.1));
  await page.mouse.down();
  await page.mouse.move(...at(0.6), { steps: 5 });
  await page.mouse.up();
  await expect.poll(letter).not.toBe(byTouch);
  await expectAtTop();
  await slider.press('c');
  await expect(slider).toHaveAttribute('aria-valuetext', 'C');
  await expectAtTop();
  await slider.press('ArrowDown');
  await expect(slider).toHaveAttribute('aria-valuetext', 'D');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'A');
  // a screen reader sets the value
  await slider.fill('5');
  await expect(slider).toHaveAttribute('aria-valuetext', 'G');
  await expectAtTop();
  // the letter follows the reader; 长清, 曾 and 单县 are filed by their readings
  for (const [name, own] of [
    ['长清', 'C'],
    ['单县', 'S'],
    ['曾子', 'Z'],
  ] as const)
    for (const row of await page.getByRole('listitem').filter({ hasText: name }).all())
      expect(await row.evaluate((item) => item.closest('section')?.getAttribute('aria-labelledby'))).toBe(
        `letter-${own}`,
      );
  expect(pageErrors).toEqual([]);
});

test('all enterprises are searched by name, initials and city', async ({ page }) => {
  await page.goto(menu);
  await hydrated(page);
  const rows = page.getByRole('region', { name: '从 A 到 Z' }).getByRole('listitem');
  const all = await rows.count();
  expect(all).toBeGreaterThanOrEqual(340);
  const field = page.getByRole('searchbox');
  for (const [typed, found] of [
    ['qlqjy', '清凉泉酒业'],
    ['博兴厨房', '博兴厨房牌'],
    ['青岛', '青岛'],
  ] as const) {
    await field.fill(typed);
    await expect(rows.first()).toContainText(found);
    expect(await rows.count()).toBeLessThan(all);
  }
  await field.fill('没有这家');
  await expect(page.getByText('没有找到，换个名字或城市再试')).toBeVisible();
  await field.fill('');
  await expect(rows).toHaveCount(all);
});

test('the search of the home leads to the enterprises that it finds', async ({ page }) => {
  await page.goto('/new/thinkTank');
  await hydrated(page);
  await page.getByRole('searchbox').fill('清凉泉');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/allmenu/);
  const rows = page.getByRole('region', { name: '从 A 到 Z' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('清凉泉酒业');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a row of a ranking opens to its curve, the table of its values and why it moved', async ({
    page,
  }) => {
    await page.goto(ranking);
    const row = rowsOf(page).nth(1);
    await row.locator('> summary').tap();
    await expect(row.getByRole('img')).toBeVisible();
    // by its place: Playwright finds no text in `<noscript>`
    await row.locator('figure summary').tap();
    await expect.poll(() => row.getByRole('row').count()).toBeGreaterThan(3);
  });

  test('an address that searches shows only what it finds', async ({ page }) => {
    await page.goto(`${menu}?q=${encodeURIComponent('清凉泉')}`);
    const rows = page.getByRole('region', { name: '从 A 到 Z' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue('清凉泉');
  });
});
