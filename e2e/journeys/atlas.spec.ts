import { createTouchInput, type Point } from '../support/touch-input.ts';
import { openHome } from '../support/home-page.ts';
import { expect, hydrated, test } from '../support/test.ts';

const right: Point = [360, 300];
const left: Point = [40, 300];

test('a reader opens a photo story from the home page, swipes to the next one, and goes back to the last picture', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '图集' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('图集');
  await page.getByRole('link', { name: /青岛的二十四小时/ }).tap();
  const caption = page.getByRole('region', { name: '图片说明' });
  await expect(caption).toContainText('老城的第一班公交');
  await expect(page.getByText('1/6', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: '图集图片' })).toBeFocused();

  const touch = await createTouchInput(page);
  await touch.swipe(right, left);
  await expect(caption).toContainText('雾是老天爷给红瓦的保湿');
  await expect(page.getByText('2/6', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/atlas\/1112\?picture=2$/);

  await page.getByRole('button', { name: '收起' }).tap();
  await expect(page.getByText('雾是老天爷给红瓦的保湿')).toBeHidden();
  await touch.swipe(right, left);
  await page.getByRole('button', { name: '展开说明' }).tap();
  await expect(caption).toContainText('帆船驶出港湾');
  // a tap hides what is over the picture, another one shows it again
  await touch.tap([200, 300]);
  await expect(caption).toHaveCSS('opacity', '0');
  await touch.tap([200, 300]);
  await expect(caption).toHaveCSS('opacity', '1');

  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: '下一个图集' })).toBeVisible();
  await touch.swipe(left, right);
  await expect(page.getByText('6/6', { exact: true })).toBeVisible();
  await touch.swipe(right, left);
  await expect(page).toHaveURL(/picture=6$/);
  await page.getByRole('link', { name: /泰山登山大会/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('泰山登山大会');
  await expect(page.getByText('1/6', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('6/6', { exact: true })).toBeVisible();
  // the overlay is re-created once the pictures can be moved
  await expect(page.getByRole('group', { name: '图集图片' })).toBeFocused();
  await page.getByRole('link', { name: /评论/ }).tap();
  await expect(page).toHaveURL(/\/comment\/1112$/);
  expect(pageErrors).toEqual([]);
});

test('an address opens its picture; arrow keys page through the photo story and Escape leaves it', async ({
  page,
}) => {
  await page.goto('/new/atlas/1405?picture=3');
  await hydrated(page);
  const stage = page.getByRole('group', { name: '图集图片' });
  await expect(stage).toBeFocused();
  await expect(page.getByText('3/7', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: '第 4 张，共 7 张' })).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(page.getByText('1/7', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/new\/$/);
});

test('the share sheet over a photo story looks as over any other story', async ({ page }) => {
  const looks: Record<string, string>[] = [];
  for (const path of ['/new/general/1001', '/new/atlas/1112']) {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: '分享', exact: true }).first().tap();
    const copy = page.getByRole('dialog', { name: '分享' }).getByRole('button', { name: '复制链接' });
    await expect(copy).toBeVisible();
    looks.push(
      await copy.evaluate((element) => {
        const { backgroundColor, borderRadius, color } = getComputedStyle(element);
        return { backgroundColor, borderRadius, color };
      }),
    );
  }
  expect(looks[1]).toEqual(looks[0]);
});

test('without scripts, links lead from picture to picture and from the last one to the next photo story', async ({
  browser,
  gateway,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: gateway.origin });
  const page = await context.newPage();
  await page.goto('/new/atlas/1112?picture=5');
  await expect(page.getByRole('region', { name: '图片说明' })).toContainText('阵雨');
  await page.getByRole('link', { name: '下一张' }).click();
  await expect(page.getByRole('region', { name: '图片说明' })).toContainText('编辑部还亮着灯');
  await page.getByRole('link', { name: /^下一个图集/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('泰山登山大会');
  await context.close();
});
