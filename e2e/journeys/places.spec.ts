import type { Locator, Page } from '@playwright/test';
import { openHome, storyLink } from '../support/home-page.ts';
import { scrollTop, scrollSettled, tapAndReadScroll } from '../support/scroll-position.ts';
import { networkIdle } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Two places closer to each other than this are the same to a reader, in px. */
const near = 8;

interface Stop {
  readonly address: string;
  /** of the page's first heading, or of what stands for it */
  readonly title: string;
  /** px from the page's top, where the reader left it */
  place: number;
}

/** Where the reader is now, once the page has come to rest. */
async function stopHere(page: Page, title: string): Promise<Stop> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  return { address: new URL(page.url()).pathname, title, place: await scrollTop(page) };
}

/** Reads some of the page with the thumb, and stays there. @param distance px, as far as the page goes */
async function readOn(page: Page, distance: number): Promise<number> {
  await networkIdle(page);
  await page.evaluate(
    (top) => scrollTo(0, Math.min(top, document.documentElement.scrollHeight - innerHeight)),
    distance,
  );
  // what comes into sight may load more
  await scrollSettled(page);
  await networkIdle(page);
  return scrollSettled(page);
}

test('Back and Forward across ten pages find every place again, and a new page begins at its top', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const story = (index: number) => storyLink(page, index);
  // an atlas has no bar that leads home
  const related = (index: number) =>
    page.getByRole('region', { name: '相关阅读' }).locator('a[href^="/new/general/"]').nth(index);

  await openHome(page);
  const stops = [await stopHere(page, '齐鲁晚报')];

  /** Leaves by a link that is wherever it is: a tap scrolls to it, and that is the place to come back to. */
  async function go(link: () => Locator, distance: number, title?: string): Promise<void> {
    const from = stops.at(-1);
    if (from === undefined) throw new Error('nowhere to go from');
    await readOn(page, distance);
    const target = link();
    const name = title ?? (await target.innerText()).split('\n')[0] ?? '';
    const before = page.url();
    from.place = await tapAndReadScroll(page, target);
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect.poll(() => scrollTop(page), `the top of ${name}`).toBe(0);
    stops.push(await stopHere(page, name));
  }

  await go(() => story(7), 1400);
  await go(() => related(0), 500);
  await go(() => related(1), 600);
  await go(() => page.getByRole('link', { name: '齐鲁晚报', exact: true }), 0, '齐鲁晚报');
  await go(() => page.getByRole('link', { name: '要闻', exact: true }).first(), 60, '要闻');
  await go(() => story(9), 900);
  await go(() => page.getByRole('link', { name: '齐鲁晚报', exact: true }), 300, '齐鲁晚报');
  await go(() => page.getByRole('link', { name: '热搜榜' }), 20, '热搜');
  const hot = page.getByRole('main').getByRole('listitem').nth(5).getByRole('link');
  const [, hottest = ''] = (await hot.innerText()).split('\n');
  await go(() => hot, 200, hottest);
  await go(() => story(0), 500);
  const end = stops.at(-1);
  if (end !== undefined) end.place = await readOn(page, 350);
  expect(stops.length).toBeGreaterThanOrEqual(10);
  expect(stops.filter(({ place }) => place > 100).length).toBeGreaterThanOrEqual(6);

  async function standsAt({ address, title, place }: Stop, way: string): Promise<void> {
    await expect(page, way).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 }), way).toContainText(title);
    await expect
      .poll(async () => Math.abs((await scrollTop(page)) - place), `${way}: ${address} at ${place}`)
      .toBeLessThanOrEqual(near);
  }
  for (const stop of stops.slice(0, -1).toReversed()) {
    await page.goBack();
    await standsAt(stop, 'back');
  }
  for (const stop of stops.slice(1)) {
    await page.goForward();
    await standsAt(stop, 'forward');
  }
  expect(pageErrors).toEqual([]);
});

test('Back to a list that had gone on finds the place far down in it', async ({ page, pageErrors }) => {
  test.setTimeout(120_000);
  await openHome(page);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText('今天的报纸看到这里')).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  const inSight = async () => {
    for (const link of await page
      .getByRole('main')
      .locator('article a[href^="/new/general/"]:visible')
      .all()) {
      const box = await link.boundingBox();
      if (box !== null && box.y > 250 && box.y < 550) return link;
    }
    return undefined;
  };
  // a film, a poster or a row of tips may stand there: what is there goes by the hour
  let place = await readOn(page, 9900);
  let story = await inSight();
  while (story === undefined) {
    place = await readOn(page, place - 250);
    story = await inSight();
  }
  expect(place).toBeGreaterThan(8000);
  const title = await story.innerText();
  await story.tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: '返回' }).tap();
  await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThanOrEqual(near);
  await expect(page.getByRole('link', { name: title }).first()).toBeInViewport();
  expect(pageErrors).toEqual([]);
});

test('a link with a hash leads to its element, in the page and from outside', async ({ page }) => {
  const comments = page.locator('#comments');
  await page.goto('/new/general/1001');
  await hydrated(page);
  await expect(comments).not.toBeInViewport();
  await page.getByRole('link', { name: /看评论/ }).tap();
  await expect(page).toHaveURL(/#comments$/);
  await expect(comments).toBeInViewport();
  await expect.poll(async () => (await comments.boundingBox())?.y ?? -1).toBeLessThan(120);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBeLessThanOrEqual(near);

  await page.goto('/new/focusNews');
  await page.goto('/new/general/1001#comments');
  await hydrated(page);
  await expect(comments).toBeInViewport();
  await expect.poll(async () => Math.abs((await comments.boundingBox())?.y ?? 999)).toBeLessThan(120);
});

test('another channel is asked for, and going back shows the earlier one without asking again', async ({
  page,
}) => {
  // what was loaded counts as fresh for half a minute, and here for as long as the test takes
  await page.clock.setFixedTime(Date.now());
  await openHome(page);
  const first = page.getByRole('main').locator('article a:visible').first();
  const front = await first.innerText();
  const place = await readOn(page, 700);
  await page.evaluate(() => scrollTo(0, 0));
  // other channels may be fetched ahead when their tabs come into sight
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/getheadlinenewslisttwo|sectionId=culture/.test(request.url())) asked.push(request.url());
  });
  await page.getByRole('link', { name: '文化', exact: true }).tap();
  await expect(page).toHaveURL(/channel=culture/);
  await expect(first).not.toHaveText(front);
  const culture = await first.innerText();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(place).toBeGreaterThan(0);
  await networkIdle(page);
  asked.length = 0;
  await page.goBack();
  await expect(first).toHaveText(front);
  await expect(page.getByRole('link', { name: '推荐', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(first).toHaveText(culture);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});
