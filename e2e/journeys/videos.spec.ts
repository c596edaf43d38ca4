import type { Page } from '@playwright/test';
import { createTouchInput } from '../support/touch-input.ts';
import { openHome } from '../support/home-page.ts';
import { uniqueName } from '../support/login.ts';
import { watchCalls } from '../support/network.ts';
import { trackMediaElements, mediaStates } from '../support/media-playback.ts';
import { expect, hydrated, test } from '../support/test.ts';

const feed = (page: Page) => page.getByRole('feed', { name: '视频' });
const current = (page: Page) => feed(page).locator('article:not([inert])');
/** where fingers swipe, clear of the buttons at the right */
const low = [120, 620] as const;
const high = [120, 160] as const;

/** bytes per second and ms of a cheap phone on a mobile network at its edge */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Waits until the row of films has come to where it goes. */
async function atRest(page: Page): Promise<void> {
  // what fingers did is heard by the next frame
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(feed(page)).not.toHaveAttribute('data-sliding');
}

const playing = async (page: Page) =>
  (await mediaStates(page)).filter(({ kind, isPlaying }) => kind === 'video' && isPlaying).length;

test('from the front page into the films, swiped through one at a time, talked over, passed on and left', async ({
  page,
  context,
  gateway,
  pageErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calls = watchCalls(page);
  await trackMediaElements(page);
  await page.goto(`/new/?token=${await gateway.token(uniqueName('爱看水的人'))}`);
  await hydrated(page);
  const strip = page.getByRole('region', { name: '看视频' });
  const firstTitle = (await strip.getByRole('listitem').first().getByRole('link').textContent()) ?? '';
  await strip.getByRole('listitem').first().getByRole('link').tap();
  await expect(current(page)).toHaveAccessibleName(firstTitle);
  await expect.poll(() => playing(page)).toBe(1);
  const firstAddress = page.url();

  const touch = await createTouchInput(page);
  await touch.swipe(low, high);
  await expect(current(page)).not.toHaveAccessibleName(firstTitle);
  await expect.poll(() => playing(page)).toBe(1);
  await expect.poll(() => page.url()).not.toBe(firstAddress);
  await expect(feed(page).locator('video')).toHaveCount(1);
  // a short pull is no wish for another
  const second = await current(page).getAttribute('aria-label');
  await touch.swipe([120, 400], [120, 340], { durationMs: 600 });
  await atRest(page);
  await expect(current(page)).toHaveAccessibleName(second ?? '');
  await touch.tap([120, 300]);
  await expect.poll(() => playing(page)).toBe(0);
  await touch.tap([120, 300]);
  await expect.poll(() => playing(page)).toBe(1);

  const like = current(page).getByRole('button', { name: '点赞' });
  await like.tap();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await current(page)
    .getByRole('button', { name: /^看评论/ })
    .tap();
  const sheet = page.getByRole('dialog', { name: '评论' });
  await sheet.getByRole('button', { name: '写评论' }).tap();
  const words = uniqueName('水真清');
  const desk = page.getByRole('dialog', { name: '写评论' });
  await desk.getByRole('textbox').fill(words);
  await desk.getByRole('button', { name: '发布' }).tap();
  await expect(sheet.getByText(words, { exact: true })).toBeVisible();
  // Escape is for what lies on top
  await expect(desk).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  // the link is that of the film in sight, without the reader's token, and is counted once
  await current(page).getByRole('button', { name: '分享' }).tap();
  const sharing = page.getByRole('dialog', { name: '分享' });
  await sharing.getByRole('button', { name: '复制链接' }).tap();
  await expect(sharing).toHaveCount(0);
  const { origin, pathname } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + pathname);
  await expect.poll(() => calls.filter(({ path }) => path.endsWith('/addShareViewcount.do')).length).toBe(1);
  await expect.poll(() => playing(page)).toBe(1);

  await page.keyboard.press('ArrowUp');
  await expect(current(page)).toHaveAccessibleName(firstTitle);
  await touch.swipe(low, high);
  await expect(current(page).getByRole('button', { name: '点赞' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(strip).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('keys and screen readers go through a collection to its end', async ({ page, pageErrors }) => {
  await page.goto('/new/videosCollection/hai');
  await hydrated(page);
  await page.getByRole('link', { name: '从第一集连看' }).tap();
  await expect(page.getByRole('group', { name: '竖屏视频' })).toBeFocused();
  await expect(current(page)).toHaveAccessibleName(/大潮日/);
  await page.keyboard.press('ArrowDown');
  await expect(current(page)).toHaveAccessibleName(/潮水涨上栈桥/);
  await expect(page.getByText(/^第 2 个视频：/)).toBeAttached();
  await page.keyboard.press('PageDown');
  await expect(current(page)).toHaveAccessibleName(/天鹅醒得比渔村早/);
  await expect(page.getByRole('button', { name: '已经是最后一个视频' })).toBeAttached();
  await expect(page.getByText('这个合集看完了')).toBeVisible();
  await expect(page).toHaveURL(/\/videos\/f05\?collection=hai$/);
  // reloaded it begins where it was
  await page.reload();
  await hydrated(page);
  await expect(current(page)).toHaveAccessibleName(/天鹅醒得比渔村早/);
  await current(page)
    .getByRole('link', { name: /^合集 · 海边一分钟/ })
    .tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('海边一分钟');
  await page.goBack();
  await expect(current(page)).toHaveAccessibleName(/天鹅醒得比渔村早/);
  expect(pageErrors).toEqual([]);
});

test('a film’s page leads to its collection and its publisher, and marks the film among the others', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/new/video/f05');
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^播放视频，天鹅醒得比渔村早/ })).toBeVisible();
  await expect(page.getByText('村里人不用闹钟。')).toBeVisible();
  await page.getByRole('link', { name: /^合集 · 海边一分钟/ }).tap();
  const strip = page.getByRole('region', { name: '合集 · 海边一分钟' });
  await expect(strip.getByRole('link', { name: '天鹅醒得比渔村早' })).toHaveAttribute('aria-current', 'page');
  await strip.getByRole('link', { name: /大潮日/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/大潮日/);
  // one that stands upright has the room for it, and what is told of it is still in sight
  const film = page.getByRole('button', { name: /^播放视频，大潮日/ });
  await expect(film).toBeVisible();
  const upright = await film.boundingBox();
  expect(upright?.height ?? 0).toBeGreaterThan(upright?.width ?? 0);
  expect(upright?.width).toBe(page.viewportSize()?.width);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await strip.getByRole('link', { name: '全部 3 集' }).tap();
  await page.getByRole('link', { name: 'TA 的全部合集' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('海边日记的合集');
  await page.getByRole('link', { name: 'TA 的全部视频' }).tap();
  await expect(page.getByRole('heading', { name: '海边日记', exact: true })).toBeVisible();
  await page.getByRole('link', { name: '合集', exact: true }).tap();
  await expect(page.getByRole('link', { name: '海边一分钟' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('视频 has tabs for films, collections and what readers made, and names the sites of others', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '视频' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('视频');
  const first = page.getByRole('region', { name: '推荐视频' }).getByRole('link').first();
  await expect(first).toBeVisible();
  // whoever does not want to wait for films on a slow network goes back
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/videonewsdetaillist4NewRules.do?*', async (route) => {
    await held;
    await route.fallback();
  });
  await first.tap();
  await expect(page.getByRole('main', { name: '正在加载视频' })).toBeVisible();
  await page.getByRole('link', { name: '返回' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('视频');
  answer();
  await page
    .getByRole('navigation', { name: '外站视频' })
    .getByRole('link', { name: /旅途镜头/ })
    .tap();
  await page.getByRole('link', { name: '邻湾的天鹅也到了' }).tap();
  await expect(page.getByRole('main').getByRole('link', { name: /旅途镜头.*外站视频/ })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: '拍客', exact: true }).tap();
  await page.getByRole('link', { name: '泉城的四个早晨' }).tap();
  await expect(page.getByText('拍于济南老城')).toBeVisible();
  await page
    .getByRole('link', { name: /^看大图/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toContainText('1/4');
  // its entry of the history comes after the frame that shows it
  await expect(page).toHaveURL(/[?&]picture=1\b/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: '全部拍客' }).tap();
  await page.getByRole('link', { name: '合集', exact: true }).tap();
  await expect(page.getByRole('link', { name: '泉城看水' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('where data is saved nothing plays before it is tapped', async ({ page, context, gateway }) => {
  await context.addCookies([{ name: 'dataSaver', value: 'on', url: gateway.origin }]);
  await trackMediaElements(page);
  await page.goto('/new/videos/f01');
  await hydrated(page);
  await expect(current(page).getByRole('button', { name: /^播放：一分钟看泉/ })).toBeVisible();
  expect(await playing(page)).toBe(0);
  await current(page)
    .getByRole('button', { name: /^播放：/ })
    .tap();
  await expect.poll(() => playing(page)).toBe(1);
});

test('on a slow phone a reader who is quicker than the films comes to where the finger led, and one film plays', async ({
  page,
  pageErrors,
}) => {
  await trackMediaElements(page);
  const ahead: string[] = [];
  page.on('request', (request) => {
    // the element itself asks for all that follows
    if (request.headers()['range'] === 'bytes=0-524287') ahead.push(request.url().split('/').at(-1) ?? '');
  });
  await page.goto('/new/videos/');
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await expect.poll(() => playing(page)).toBe(1);
  // the next one is fetched once this one is seen, and is what a swipe leads to
  await expect.poll(() => ahead.length).toBe(1);
  const [next] = ahead;
  const touch = await createTouchInput(page);
  await touch.swipe(low, high);
  await expect(page.getByText(/^第 2 个视频：/)).toBeAttached();
  await expect.poll(async () => (await mediaStates(page)).map(({ file }) => file)).toEqual([next]);
  for (let swipe = 0; swipe < 3; swipe += 1) await touch.swipe(low, high, { durationMs: 120 });
  await expect(page.getByText(/^第 5 个视频：/)).toBeAttached();
  await expect.poll(() => playing(page)).toBe(1);
  expect(await mediaStates(page)).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});
