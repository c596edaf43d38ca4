import { finishUtterance, installSpeechSynthesis, spokenText } from '../support/media-playback.ts';
import { openHome } from '../support/home-page.ts';
import { expect, test } from '../support/test.ts';

test('a reader opens the briefing from the front page, reads, hears it, and comes back to it', async ({
  page,
  pageErrors,
}) => {
  await installSpeechSynthesis(page);
  await openHome(page);
  await page.getByRole('link', { name: /[早晚]报 \d+月\d+日要闻 \d 条/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+月\d+日[早晚]报$/);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const stories = page.getByRole('list', { name: '要闻' }).getByRole('listitem');
  const titles = await stories.getByRole('heading').allInnerTexts();
  expect(titles.length).toBeGreaterThan(1);

  const story = stories.locator('a[href*="/general/"]').first();
  const title = await story.innerText();
  await story.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: `入选${name}` })).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByRole('button', { name: '听这一期' }).tap();
  await expect.poll(() => spokenText(page)).toBe(`齐鲁晚报，${name}。`);
  await finishUtterance(page);
  await expect.poll(() => spokenText(page)).toBe('第 1 条。');
  await expect(stories.first()).toHaveAttribute('aria-current', 'true');
  await finishUtterance(page);
  await expect.poll(() => spokenText(page)).toContain(titles[0]?.slice(0, 6));
  await page.getByRole('button', { name: '下一条' }).tap();
  await expect.poll(() => spokenText(page)).toBe('第 2 条。');
  await expect(stories.nth(1)).toHaveAttribute('aria-current', 'true');

  // it is heard on other pages, and leads back
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('齐鲁晚报');
  const player = page.getByRole('region', { name: '正在收听' });
  await player.getByRole('link', { name }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('main').getByRole('button', { name: '暂停' }).tap();
  await expect.poll(() => spokenText(page)).toBe('');
  expect(pageErrors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an edition has its stories, their rule and the other editions', async ({ page }) => {
    await page.goto('/new/briefing');
    const newest = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page.getByText('每天 7:00 出早报，18:00 出晚报')).toBeVisible();
    await expect(page.getByRole('button', { name: '听这一期' })).toBeHidden();
    await page.getByRole('navigation', { name: '往期' }).getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/new\/briefing\/\d{4}-\d{2}-\d{2}-(?:morning|evening)$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(newest);
    const unknown = await page.goto('/new/briefing/2020-01-01-morning');
    expect(unknown?.status()).toBe(404);
  });
});
