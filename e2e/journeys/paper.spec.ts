import type { Page } from '@playwright/test';
import { animationsFinished } from '../support/accessibility-checks.ts';
import { reconnect } from '../support/held-calls.ts';
import { openHome } from '../support/home-page.ts';
import { createTouchInput, type Point } from '../support/touch-input.ts';
import { finishUtterance, installSpeechSynthesis, spokenText } from '../support/media-playback.ts';
import { keepStatePicture } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

const paper = '/new/paper/qlwbPaper';
const middle: Point = [195, 400];

async function openPaper(page: Page, address = paper): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(sheet(page, pageIn(address)).getByRole('list')).toBeAttached();
}

const pageIn = (address: string) => Number(/page=(\d+)/.exec(address)?.[1] ?? 1);
const sheet = (page: Page, number: number) => page.locator(`[data-page="${number}"]`);
const drawing = (page: Page, number: number) => sheet(page, number).getByRole('img').first();

/** Title of an article and the bounding box of its link on the page. */
async function zoneOf(page: Page, number: number, at: number) {
  const link = sheet(page, number).getByRole('link').nth(at);
  const title = (await link.getAttribute('aria-label')) ?? '';
  const box = await link.boundingBox();
  if (box === null) throw new Error('the article is not visible');
  return { title, box };
}

test('a reader opens the newspaper from the home page, taps an article, and Back leads to its page', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '数字报' }).tap();
  await expect(
    page.getByRole('heading', { level: 1, name: /齐鲁晚报 \d+年\d+月\d+日 星期./ }),
  ).toBeAttached();
  await expect(sheet(page, 1).getByRole('list')).toBeAttached();
  const { title, box } = await zoneOf(page, 1, 1);
  await (await createTouchInput(page)).tap([box.x + box.width / 2, box.y + box.height / 2]);
  const article = page.getByRole('dialog', { name: title });
  await expect(article.getByRole('heading', { name: title })).toBeVisible();
  await keepStatePicture(page, 'paper-reader', 'over.article');
  await expect(page).toHaveURL(/article=/);
  await article.getByRole('button', { name: '下一篇' }).tap();
  await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('link', { name: '看网络版全文' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(drawing(page, 1)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a reader who went on to an article of the next page stays at that page', async ({ page }) => {
  await openPaper(page, `${paper}?page=1`);
  const last = (await sheet(page, 1).getByRole('link').count()) - 1;
  const { title, box } = await zoneOf(page, 1, last);
  await (await createTouchInput(page)).tap([box.x + box.width / 2, box.y + box.height / 2]);
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: '下一篇' }).tap();
  await expect(page).toHaveURL(/page=2&article=/);
  await page.getByRole('button', { name: '回到版面' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/page=2$/);
  await expect(drawing(page, 2)).toBeVisible();
});

test('a tap on a zoomed page opens the article under the finger', async ({ page }) => {
  await openPaper(page);
  const touch = await createTouchInput(page);
  const before = await drawing(page, 1).boundingBox();
  const photo = sheet(page, 1).locator('img[srcset]').first();
  const file = () =>
    photo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc, image.baseURI).pathname);
  await expect.poll(file).toMatch(/-(newslist|article)7\.0\.4$/);
  await touch.pinch(middle, 60, 240);
  await expect
    .poll(async () => (await drawing(page, 1).boundingBox())?.width)
    .toBeGreaterThan(3 * (before?.width ?? 0));
  await animationsFinished(page);
  await keepStatePicture(page, 'paper-reader', 'zoom.zoomed');
  const total = await sheet(page, 1).getByRole('link').count();
  const zones = await Promise.all(Array.from({ length: total }, (_, at) => zoneOf(page, 1, at)));
  const under = zones.find(
    ({ box }) =>
      middle[0] > box.x &&
      middle[0] < box.x + box.width &&
      middle[1] > box.y &&
      middle[1] < box.y + box.height,
  );
  await touch.tap(middle);
  await expect(page.getByRole('dialog', { name: under?.title ?? 'none' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // the zoom is unchanged
  await expect
    .poll(async () => (await drawing(page, 1).boundingBox())?.width)
    .toBeGreaterThan(3 * (before?.width ?? 0));
  await page.getByRole('button', { name: '还原' }).tap();
  await expect
    .poll(async () => (await drawing(page, 1).boundingBox())?.width)
    .toBeLessThan(1.1 * (before?.width ?? 0));
  await animationsFinished(page);
  // a zoomed photo is loaded in full resolution
  const photoBox = await photo.boundingBox();
  if (photoBox === null) throw new Error('the photo is not visible');
  await touch.pinch([photoBox.x + photoBox.width / 2, photoBox.y + photoBox.height / 2], 60, 240);
  await expect.poll(file).toMatch(/\.jpg$/);
});

test('pages are turned by swipe, button, key and page list, and the address follows', async ({ page }) => {
  await openPaper(page);
  await (await createTouchInput(page)).swipe([330, 400], [40, 405]);
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('link', { name: '下一版' }).tap();
  await expect(page).toHaveURL(/page=3/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('button', { name: /A02 .*选版面/ }).tap();
  await expect(page.getByRole('button', { name: /^A13/ })).toBeVisible();
  await keepStatePicture(page, 'paper-reader', 'over.pages');
  await page.getByRole('button', { name: /^A13/ }).tap();
  await expect(page).toHaveURL(/page=13/);
  await expect(drawing(page, 13)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /A13 体育.*选版面/ })).toBeVisible();
  // without a page in the address, the same issue opens at the last page
  await page.goto(paper);
  await expect(page).toHaveURL(/page=13/);
  await expect(drawing(page, 13)).toBeVisible();
});

test('an issue of another day is chosen by keyboard', async ({ page }) => {
  await openPaper(page);
  await page.getByRole('button', { name: /月\d+日 星期/ }).press('Enter');
  const days = page.getByRole('dialog', { name: '选日期' });
  await expect(days.getByRole('grid')).toBeVisible();
  await keepStatePicture(page, 'paper-reader', 'over.dates');
  await days
    .getByRole('button', { name: /年\d+月\d+日/, disabled: false })
    .and(page.locator('[aria-current]'))
    .focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(days).toHaveCount(0);
  await expect(page.getByRole('link', { name: /后一期/ })).toBeVisible();
  await expect(page).toHaveURL(/qlwbPaper\/\d{4}-\d{2}-\d{2}/);
});

test.describe('in 关怀版', () => {
  test('a page is shown as text with its articles in order, and can be read aloud', async ({
    page,
    context,
    gateway,
  }) => {
    await context.addCookies([{ name: 'care', value: 'on', url: gateway.origin }]);
    await installSpeechSynthesis(page);
    await page.goto(`${paper}?page=2`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 2, name: 'A02 要闻' })).toBeVisible();
    const headlines = page.getByRole('list', { name: '本版标题' }).getByRole('link');
    await headlines.last().tap();
    await expect(
      page.getByRole('heading', { level: 2, name: await headlines.last().innerText() }),
    ).toBeInViewport();
    await page.getByRole('button', { name: '听本版' }).tap();
    await expect.poll(() => spokenText(page)).toBe('A02 版，要闻。');
    await finishUtterance(page);
    const headline = `${await headlines.first().innerText()}。`;
    // a question is a sentence of its own
    const [sentence] = headline.match(/^.+?[。？！]+[”’』」）]*/) ?? [];
    await expect.poll(() => spokenText(page)).toBe(sentence);
    await page.getByRole('navigation', { name: '翻版' }).getByRole('button', { name: '暂停' }).tap();
    await expect.poll(() => spokenText(page)).toBe('');
    await page.getByRole('link', { name: '看版面' }).tap();
    await expect(drawing(page, 2)).toBeVisible();
  });
});

test('a shared article shows its page, and leads to it', async ({ page, pageErrors }) => {
  await page.goto('/new/paper/qlwbPaperShare');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /A01 头版，看整版/ }).tap();
  await expect(drawing(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/page=1/);
  expect(pageErrors).toEqual([]);
});

test('a page whose drawing cannot be loaded shows an error, and loads once the network is back', async ({
  page,
}) => {
  await page.route('**/media/paper/*.svg', (route) => route.abort());
  await page.goto(paper);
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText('这一版没能加载出来');
  await keepStatePicture(page, 'paper-reader', 'picture.failed');
  await page.unroute('**/media/paper/*.svg');
  await reconnect(page);
  await expect(drawing(page, 1)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the white page is dimmed in the dark theme only', async ({ page, context, gateway }) => {
  const shade = () =>
    page.locator('[data-page="1"]').evaluate((element) => {
      const slide = element.closest('[class*=slide]') ?? element;
      return getComputedStyle(slide, '::after').backgroundColor;
    });
  await openPaper(page);
  const light = await shade();
  expect(light).toBe('rgba(0, 0, 0, 0)');
  await context.addCookies([{ name: 'theme', value: 'dark', url: gateway.origin }]);
  await openPaper(page);
  expect(await shade()).toMatch(/^rgba\(0, 0, 0, 0\.[1-9]/);
});
