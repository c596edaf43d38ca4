import { holdScripts } from '../support/held-calls.ts';
import { storyLink } from '../support/home-page.ts';
import { networkIdle, settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a reader opens a story from the home page, enlarges its text, and Back leads to the same position', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/new/');
  await expect(page.getByRole('heading', { name: '齐鲁晚报' })).toBeVisible();
  await hydrated(page);
  const story = storyLink(page, 3);
  await story.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => Math.round(scrollY));
  await story.tap();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('示例内容').first()).toBeVisible();
  await expect(page).toHaveURL(/\/new\/general\/\w+/);
  const address = page.url();
  const paragraph = page.locator('[data-text] p').first();
  const fontSize = () => paragraph.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const usual = await fontSize();
  await page.getByRole('button', { name: '字号' }).tap();
  const sizes = page.getByRole('dialog', { name: '文字大小' });
  await sizes.getByRole('radio', { name: '特大' }).tap();
  await expect.poll(fontSize).toBeGreaterThan(usual);
  // Back first closes the sheet, then leaves the story
  await page.goBack();
  await expect(sizes).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: '字号' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/new\/$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(top - 80);
  expect(pageErrors).toEqual([]);
});

test('Back closes a sheet first on a story opened by a link, too', async ({ page }) => {
  await page.goto('/new/general/1001');
  await hydrated(page);
  await page.getByRole('button', { name: '字号' }).tap();
  const sizes = page.getByRole('dialog', { name: '文字大小' });
  await expect(sizes).toBeVisible();
  await page.goBack();
  await expect(sizes).toHaveCount(0);
  await expect(page).toHaveURL(/general\/1001$/);
  await page.getByRole('link', { name: '齐鲁晚报' }).first().tap();
  await storyLink(page, 2).tap();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

test('the home page loads more stories on scrolling, up to its end', async ({ page, pageErrors }) => {
  await page.goto('/new/');
  await hydrated(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const end = page.getByText('今天的报纸看到这里');
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(end).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 30_000, intervals: [50] });
  expect(await height()).toBeGreaterThan(before * 2);
  expect(pageErrors).toEqual([]);
});

test('a channel has its own stories and address, and a city edition is remembered for an hour', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/new/');
  await hydrated(page);
  const channel = page.getByRole('link', { name: '文化', exact: true });
  await channel.tap();
  await expect(page).toHaveURL(/channel=culture/);
  await expect(channel).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: /杨家埠/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /杨家埠/ }).first()).toBeVisible();

  await hydrated(page);
  const cities = page.getByRole('combobox', { name: '城市' });
  await expect(cities.getByRole('option')).toHaveCount(17);
  await cities.selectOption('莱芜');
  const edition = page.getByRole('navigation', { name: '频道' }).getByRole('link', { name: '莱芜' });
  await edition.tap();
  await expect(page.getByRole('region', { name: '莱芜' }).getByRole('article').first()).toBeVisible();
  const cityCookie = async () => (await context.cookies()).find(({ name }) => name === 'cityId');
  await expect.poll(async () => (await cityCookie())?.value).toBe('146');
  const cookie = await cityCookie();
  const minutes = ((cookie?.expires ?? 0) - Date.now() / 1000) / 60;
  expect(minutes).toBeGreaterThan(55);
  expect(minutes).toBeLessThanOrEqual(60);
  await page.reload();
  await expect(edition).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a story shows its comments, sorts them by newest, and links to all of them', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/new/general/1001');
  await hydrated(page);
  const list = page.getByRole('tabpanel', { name: '评论列表' });
  await list.scrollIntoViewIfNeeded();
  await expect(list.locator('[id^=comment-]')).toHaveCount(10);
  const first = list.locator('[id^=comment-]').first();
  const hottest = (await first.getAttribute('id')) ?? '';
  await page.getByRole('tab', { name: '最新' }).tap();
  await expect(page.getByRole('tab', { name: '最新' })).toHaveAttribute('aria-selected', 'true');
  await expect(first).not.toHaveAttribute('id', hottest);
  await page.getByRole('link', { name: /全部.*评论/ }).tap();
  await expect(page).toHaveURL(/\/new\/comment\/1001/);
  await expect(page.locator('[id^=comment-]').nth(12)).toBeAttached();
  expect(pageErrors).toEqual([]);
});

test('a live room or a video under a story loads its code when the reader touches it', async ({ page }) => {
  const loadedOf = (file: RegExp) =>
    page.evaluate(
      (source) =>
        performance.getEntriesByType('resource').filter(({ name }) => new RegExp(source).test(name)).length,
      file.source,
    );
  const code = /(living\.share|video)\._[^/]*\.js/;
  await page.goto('/new/general/1001');
  await hydrated(page);
  await settled(page);
  const link = page
    .getByRole('region', { name: '推荐阅读' })
    .locator('a:is([href^="/new/living/share/"], [href^="/new/video/"])')
    .first();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(link).toBeAttached({ timeout: 500 });
  }).toPass();
  await link.scrollIntoViewIfNeeded();
  await networkIdle(page);
  expect(await loadedOf(code)).toBe(0);
  await link.dispatchEvent('touchstart');
  await expect.poll(() => loadedOf(code)).toBeGreaterThan(0);
});

test('taps on a story before hydration count: each of 点赞 and 收藏, and of what opens something the last', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const release = await holdScripts(page);
  await page.goto(`/new/general/1001?token=${await gateway.token('早到')}`, {
    waitUntil: 'domcontentloaded',
  });
  const actions = page.getByRole('region', { name: '文章操作' });
  for (const name of ['点赞', '分享', '收藏', '写评论']) {
    await actions.getByRole('button', { name }).tap();
    await expect(actions.getByRole('button', { name })).toHaveAttribute('data-tapped');
  }
  await expect(actions.locator('[data-tapped]')).toHaveCount(3);
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.goBack();
  for (const name of ['点赞', '收藏'])
    await expect(actions.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expect(actions.locator('[data-tapped]')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});
