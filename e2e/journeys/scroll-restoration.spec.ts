import type { Locator, Page } from '@playwright/test';
import { openHome, storyLink } from '../support/home-page.ts';
import { scrollTop, scrollSettled, tapAndReadScroll } from '../support/scroll-position.ts';
import { networkIdle } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** scroll positions within this distance are considered equal */
const tolerancePx = 8;

interface Stop {
  readonly address: string;
  /** text of the page's first heading */
  readonly title: string;
  /** scroll position in px at which the reader left the page */
  top: number;
}

/** The present page and its scroll position. */
async function currentStop(page: Page, title: string): Promise<Stop> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  return { address: new URL(page.url()).pathname, title, top: await scrollTop(page) };
}

/** Scrolls to a position in px or to the end of the page, and waits until it is stable. @returns the position */
async function scrollPageTo(page: Page, target: number): Promise<number> {
  await networkIdle(page);
  await page.evaluate(
    (top) => scrollTo(0, Math.min(top, document.documentElement.scrollHeight - innerHeight)),
    target,
  );
  // content that becomes visible may load more
  await scrollSettled(page);
  await networkIdle(page);
  return scrollSettled(page);
}

test('Back and Forward across ten pages restore every scroll position, and a new page starts at its top', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const story = (index: number) => storyLink(page, index);
  // no photo stories: they have no bar that leads home
  const related = (index: number) =>
    page.getByRole('region', { name: '相关阅读' }).locator('a[href^="/new/general/"]').nth(index);

  await openHome(page);
  const stops = [await currentStop(page, '齐鲁晚报')];

  /** Follows a link; the tap scrolls it into view first, and that position is the one to restore. */
  async function follow(link: () => Locator, position: number, title?: string): Promise<void> {
    const from = stops.at(-1);
    if (from === undefined) throw new Error('there is no page to leave');
    await scrollPageTo(page, position);
    const target = link();
    const name = title ?? (await target.innerText()).split('\n')[0] ?? '';
    const before = page.url();
    from.top = await tapAndReadScroll(page, target);
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect.poll(() => scrollTop(page), `the top of ${name}`).toBe(0);
    stops.push(await currentStop(page, name));
  }

  await follow(() => story(7), 1400);
  await follow(() => related(0), 500);
  await follow(() => related(1), 600);
  await follow(() => page.getByRole('link', { name: '齐鲁晚报', exact: true }), 0, '齐鲁晚报');
  await follow(() => page.getByRole('link', { name: '要闻', exact: true }).first(), 60, '要闻');
  await follow(() => story(9), 900);
  await follow(() => page.getByRole('link', { name: '齐鲁晚报', exact: true }), 300, '齐鲁晚报');
  await follow(() => page.getByRole('link', { name: '热搜榜' }), 20, '热搜');
  const hot = page.getByRole('main').getByRole('listitem').nth(5).getByRole('link');
  const [, hottest = ''] = (await hot.innerText()).split('\n');
  await follow(() => hot, 200, hottest);
  await follow(() => story(0), 500);
  const end = stops.at(-1);
  if (end !== undefined) end.top = await scrollPageTo(page, 350);
  expect(stops.length).toBeGreaterThanOrEqual(10);
  expect(stops.filter(({ top }) => top > 100).length).toBeGreaterThanOrEqual(6);

  async function expectStop({ address, title, top }: Stop, direction: string): Promise<void> {
    await expect(page, direction).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 }), direction).toContainText(title);
    await expect
      .poll(async () => Math.abs((await scrollTop(page)) - top), `${direction}: ${address} at ${top}`)
      .toBeLessThanOrEqual(tolerancePx);
  }
  for (const stop of stops.slice(0, -1).toReversed()) {
    await page.goBack();
    await expectStop(stop, 'back');
  }
  for (const stop of stops.slice(1)) {
    await page.goForward();
    await expectStop(stop, 'forward');
  }
  expect(pageErrors).toEqual([]);
});

test('Back to a long list restores a position far down in it', async ({ page, pageErrors }) => {
  test.setTimeout(120_000);
  await openHome(page);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText('今天的报纸看到这里')).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  const storyInViewport = async () => {
    for (const link of await page
      .getByRole('main')
      .locator('article a[href^="/new/general/"]:visible')
      .all()) {
      const box = await link.boundingBox();
      if (box !== null && box.y > 250 && box.y < 550) return link;
    }
    return undefined;
  };
  // a video, a poster or a row of tips may be there instead: the content depends on the time of day
  let top = await scrollPageTo(page, 9900);
  let story = await storyInViewport();
  while (story === undefined) {
    top = await scrollPageTo(page, top - 250);
    story = await storyInViewport();
  }
  expect(top).toBeGreaterThan(8000);
  const title = await story.innerText();
  await story.tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: '返回' }).tap();
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(tolerancePx);
  await expect(page.getByRole('link', { name: title }).first()).toBeInViewport();
  expect(pageErrors).toEqual([]);
});

test('a link with a hash scrolls to its element, within the page and from another page', async ({ page }) => {
  const comments = page.locator('#comments');
  await page.goto('/new/general/1001');
  await hydrated(page);
  await expect(comments).not.toBeInViewport();
  await page.getByRole('link', { name: /看评论/ }).tap();
  await expect(page).toHaveURL(/#comments$/);
  await expect(comments).toBeInViewport();
  await expect.poll(async () => (await comments.boundingBox())?.y ?? -1).toBeLessThan(120);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBeLessThanOrEqual(tolerancePx);

  await page.goto('/new/focusNews');
  await page.goto('/new/general/1001#comments');
  await hydrated(page);
  await expect(comments).toBeInViewport();
  await expect.poll(async () => Math.abs((await comments.boundingBox())?.y ?? 999)).toBeLessThan(120);
});

test('Back to a channel shows it without loading it again', async ({ page }) => {
  // cached data are fresh for half a minute; the fixed time keeps them fresh for the whole test
  await page.clock.setFixedTime(Date.now());
  await openHome(page);
  const first = page.getByRole('main').locator('article a:visible').first();
  const homeStory = await first.innerText();
  const top = await scrollPageTo(page, 700);
  await page.evaluate(() => scrollTo(0, 0));
  // other channels may be preloaded when their tabs become visible
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/getheadlinenewslisttwo|sectionId=culture/.test(request.url())) requested.push(request.url());
  });
  await page.getByRole('link', { name: '文化', exact: true }).tap();
  await expect(page).toHaveURL(/channel=culture/);
  await expect(first).not.toHaveText(homeStory);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(top).toBeGreaterThan(0);
  await networkIdle(page);
  const cultureStory = await first.innerText();
  requested.length = 0;
  await page.goBack();
  await expect(first).toHaveText(homeStory);
  await expect(page.getByRole('link', { name: '推荐', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(first).toHaveText(cultureStory);
  await page.waitForTimeout(500);
  expect(requested).toEqual([]);
});
