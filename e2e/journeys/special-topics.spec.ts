import type { Page } from '@playwright/test';
import { openHome } from '../support/home-page.ts';
import { respondWith, faultyResponses } from '../support/network.ts';
import { scrollTop, scrollSettled, tapAndReadScroll } from '../support/scroll-position.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** 240 stories under six labels */
const largest = '/new/thematic/8003';
/** browsers round scroll positions */
const tolerancePx = 3;

const anchor = (page: Page, label: string) =>
  page.getByRole('navigation', { name: /栏目|各地/ }).getByRole('link', { name: label, exact: true });
const section = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });

/** Distance in px from the lower edge of the anchor bar to the upper edge of a section. */
async function gapTo(page: Page, label: string): Promise<number> {
  const bar = await page.getByRole('navigation', { name: /栏目|各地/ }).boundingBox();
  const box = await section(page, label).boundingBox();
  return Math.abs((box?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
}

test('a reader opens the largest topic from the home page, loads more of a section, opens a story, and Back restores the position', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '专题' }).tap();
  await page.getByRole('link', { name: /二百四十个村庄/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('二百四十个村庄');
  await anchor(page, '手艺').tap();
  const crafts = section(page, '手艺');
  await crafts.getByRole('button', { name: '（手艺）' }).tap();
  await expect(crafts.getByRole('article')).toHaveCount(28);
  await crafts.getByRole('button', { name: '（手艺）' }).tap();
  await expect(crafts.getByRole('article')).toHaveCount(40);
  await expect(crafts.getByRole('button')).toHaveCount(0);

  const story = crafts.getByRole('link').nth(31);
  const title = await story.innerText();
  const top = await tapAndReadScroll(page, story);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(crafts.getByRole('article')).toHaveCount(40);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(8);
  await expect(anchor(page, '手艺')).toHaveAttribute('aria-current', 'location');
  expect(pageErrors).toEqual([]);
});

test('each anchor scrolls to its section below the bar, also while sections above grow, and scrolling highlights the current section', async ({
  page,
}) => {
  await page.goto(largest);
  await hydrated(page);
  for (const label of ['老屋', '大棚', '邻里', '果园', '新路']) {
    await anchor(page, label).tap();
    await expect.poll(() => gapTo(page, label), label).toBeLessThanOrEqual(tolerancePx);
    await expect(anchor(page, label)).toHaveAttribute('aria-current', 'location');
    await expect(section(page, label)).toBeFocused();
  }
  // the first section grows while the page scrolls to a later one
  const more = section(page, '果园').getByRole('button', { name: '（果园）' });
  await more.dispatchEvent('click');
  await anchor(page, '邻里').tap();
  await expect(section(page, '果园').getByRole('article')).toHaveCount(28);
  await expect.poll(() => gapTo(page, '邻里')).toBeLessThanOrEqual(tolerancePx);
  await expect(page.getByRole('navigation', { name: '栏目' }).locator('[aria-current]')).toHaveCount(1);

  // the browser ignores the wheel while a programmatic scroll is running
  await scrollSettled(page);
  await page.mouse.wheel(0, -500);
  await expect(anchor(page, '新路')).toHaveAttribute('aria-current', 'location');
  await anchor(page, '手艺').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => gapTo(page, '手艺')).toBeLessThanOrEqual(tolerancePx);
});

test('a topic by city begins with the reader’s city, and marks cities without stories', async ({
  page,
  context,
  gateway,
}) => {
  await context.addCookies([{ name: 'cityId', value: '146', url: gateway.origin }]);
  await page.goto('/new/thematic/8002');
  await expect(page).toHaveURL(/\/thematicDq\/8002$/);
  await hydrated(page);
  const first = page.getByRole('main').getByRole('region').first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText('莱芜');
  await expect(first).toContainText('您所在的城市');
  await expect(page.getByRole('navigation', { name: '各地' }).getByRole('link')).toHaveCount(17);

  await page.goto('/new/thematicDq/8001');
  await expect(section(page, '莱芜')).toContainText('莱芜还没有相关报道');
  await expect(section(page, '济南').getByRole('article')).toHaveCount(8);
});

test('a timeline can be reversed, and a section that fails to load more can be retried', async ({ page }) => {
  await page.goto('/new/thematic/8001');
  await hydrated(page);
  const stories = page.getByRole('tabpanel').getByRole('article');
  await expect(stories.first()).toContainText('第九十天');
  await page.getByRole('tab', { name: '从头看' }).tap();
  await expect(stories.first()).toContainText('检测车先开上桥面');
  await expect(stories).toHaveCount(14);

  await page.goto(largest);
  await hydrated(page);
  const orchards = section(page, '果园');
  const restore = await respondWith(
    page,
    'getLabelNewsMoreForSub.do',
    faultyResponses['with half a JSON text'],
  );
  await orchards.getByRole('button', { name: '（果园）' }).tap();
  await expect(orchards).toContainText('后面的内容没能加载出来');
  await restore();
  await orchards.getByRole('button', { name: '重试' }).tap();
  await expect(orchards.getByRole('article')).toHaveCount(28);
});
