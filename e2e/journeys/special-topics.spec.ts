import type { Page } from '@playwright/test';
import { openHome } from '../support/home-page.ts';
import { respondWith, faultyResponses } from '../support/network.ts';
import { scrollTop, scrollSettled, tapAndReadScroll } from '../support/scroll-position.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Two hundred and forty stories under six labels. */
const largest = '/new/thematic/8003';
/** px by which a part may miss the bar's edge: browsers round */
const near = 3;

const anchor = (page: Page, label: string) =>
  page.getByRole('navigation', { name: /栏目|各地/ }).getByRole('link', { name: label, exact: true });
const part = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });

/** px from the lower edge of the anchors' bar to a part's upper one */
async function gapTo(page: Page, label: string): Promise<number> {
  const bar = await page.getByRole('navigation', { name: /栏目|各地/ }).boundingBox();
  const box = await part(page, label).boundingBox();
  return Math.abs((box?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
}

test('a reader comes from the front page to the largest topic, loads more of a section, reads a story and comes back to the same place', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '专题' }).tap();
  await page.getByRole('link', { name: /二百四十个村庄/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('二百四十个村庄');
  await anchor(page, '手艺').tap();
  const crafts = part(page, '手艺');
  await crafts.getByRole('button', { name: '（手艺）' }).tap();
  await expect(crafts.getByRole('article')).toHaveCount(28);
  await crafts.getByRole('button', { name: '（手艺）' }).tap();
  await expect(crafts.getByRole('article')).toHaveCount(40);
  await expect(crafts.getByRole('button')).toHaveCount(0);

  const story = crafts.getByRole('link').nth(31);
  const title = await story.innerText();
  const place = await tapAndReadScroll(page, story);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(crafts.getByRole('article')).toHaveCount(40);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThanOrEqual(8);
  await expect(anchor(page, '手艺')).toHaveAttribute('aria-current', 'location');
  expect(pageErrors).toEqual([]);
});

test('each anchor leads to its part right under the bar, also while parts above it grow, and scrolling marks the part that is read', async ({
  page,
}) => {
  await page.goto(largest);
  await hydrated(page);
  for (const label of ['老屋', '大棚', '邻里', '果园', '新路']) {
    await anchor(page, label).tap();
    await expect.poll(() => gapTo(page, label), label).toBeLessThanOrEqual(near);
    await expect(anchor(page, label)).toHaveAttribute('aria-current', 'location');
    await expect(part(page, label)).toBeFocused();
  }
  // the first part grows while the reader is on the way to a later one
  const more = part(page, '果园').getByRole('button', { name: '（果园）' });
  await more.dispatchEvent('click');
  await anchor(page, '邻里').tap();
  await expect(part(page, '果园').getByRole('article')).toHaveCount(28);
  await expect.poll(() => gapTo(page, '邻里')).toBeLessThanOrEqual(near);
  await expect(page.getByRole('navigation', { name: '栏目' }).locator('[aria-current]')).toHaveCount(1);

  // a browser swallows a wheel's turn while it still scrolls to where it was told to
  await scrollSettled(page);
  await page.mouse.wheel(0, -500);
  await expect(anchor(page, '新路')).toHaveAttribute('aria-current', 'location');
  await anchor(page, '手艺').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => gapTo(page, '手艺')).toBeLessThanOrEqual(near);
});

test('a topic of the cities opens at the reader’s own, and says where nothing happened', async ({
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
  await expect(part(page, '莱芜')).toContainText('莱芜还没有相关报道');
  await expect(part(page, '济南').getByRole('article')).toHaveCount(8);
});

test('a timeline is read from either end, and a section that cannot go on says so and tries again', async ({
  page,
}) => {
  await page.goto('/new/thematic/8001');
  await hydrated(page);
  const stories = page.getByRole('tabpanel').getByRole('article');
  await expect(stories.first()).toContainText('第九十天');
  await page.getByRole('tab', { name: '从头看' }).tap();
  await expect(stories.first()).toContainText('检测车先开上桥面');
  await expect(stories).toHaveCount(14);

  await page.goto(largest);
  await hydrated(page);
  const orchards = part(page, '果园');
  const mend = await respondWith(page, 'getLabelNewsMoreForSub.do', faultyResponses['with half a JSON text']);
  await orchards.getByRole('button', { name: '（果园）' }).tap();
  await expect(orchards).toContainText('后面的内容没能加载出来');
  await mend();
  await orchards.getByRole('button', { name: '重试' }).tap();
  await expect(orchards.getByRole('article')).toHaveCount(28);
});
