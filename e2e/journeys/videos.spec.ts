import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createTouchInput } from '../support/touch-input.ts';
import { openHome } from '../support/home-page.ts';
import { uniqueName } from '../support/login.ts';
import { trackMediaElements, mediaStates } from '../support/media-playback.ts';
import { expect, hydrated, test } from '../support/test.ts';

const feed = (page: Page) => page.getByRole('feed', { name: '视频' });
const current = (page: Page) => feed(page).locator('article:not([inert])');
/** end points of swipes, away from the buttons on the right */
const low = [120, 620] as const;
const high = [120, 160] as const;

/** in ms and bytes per second: a weak mobile network */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Waits until the feed has stopped sliding. */
async function feedSettled(page: Page): Promise<void> {
  // touch input is handled by the next frame
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(feed(page)).not.toHaveAttribute('data-sliding');
}

const playingVideos = async (page: Page) =>
  (await mediaStates(page)).filter(({ kind, isPlaying }) => kind === 'video' && isPlaying).length;

test('a reader opens the video feed from the home page, swipes, likes, comments, shares, and goes back', async ({
  page,
  context,
  gateway,
  pageErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await trackMediaElements(page);
  await page.goto(`/new/?token=${await gateway.token(uniqueName('爱看水的人'))}`);
  await hydrated(page);
  const strip = page.getByRole('region', { name: '看视频' });
  const firstTitle = (await strip.getByRole('listitem').first().getByRole('link').textContent()) ?? '';
  await strip.getByRole('listitem').first().getByRole('link').tap();
  await expect(current(page)).toHaveAccessibleName(firstTitle);
  await expect.poll(() => playingVideos(page)).toBe(1);
  const firstAddress = page.url();

  const touch = await createTouchInput(page);
  await touch.swipe(low, high);
  await expect(current(page)).not.toHaveAccessibleName(firstTitle);
  await expect.poll(() => playingVideos(page)).toBe(1);
  await expect.poll(() => page.url()).not.toBe(firstAddress);
  await expect(feed(page).locator('video')).toHaveCount(1);
  // a short, slow swipe does not change the video
  const second = await current(page).getAttribute('aria-label');
  await touch.swipe([120, 400], [120, 340], { durationMs: 600 });
  await feedSettled(page);
  await expect(current(page)).toHaveAccessibleName(second ?? '');
  await touch.tap([120, 300]);
  await expect.poll(() => playingVideos(page)).toBe(0);
  await touch.tap([120, 300]);
  await expect.poll(() => playingVideos(page)).toBe(1);

  const like = current(page).getByRole('button', { name: '点赞' });
  await like.tap();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await current(page)
    .getByRole('button', { name: /^看评论/ })
    .tap();
  const sheet = page.getByRole('dialog', { name: '评论' });
  await sheet.getByRole('button', { name: '写评论' }).tap();
  const commentText = uniqueName('水真清');
  const composer = page.getByRole('dialog', { name: '写评论' });
  await composer.getByRole('textbox').fill(commentText);
  await composer.getByRole('button', { name: '发布' }).tap();
  await expect(sheet.getByText(commentText, { exact: true })).toBeVisible();
  // Escape closes the topmost dialog
  await expect(composer).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  // the link is that of the current video, without the reader’s token
  await current(page).getByRole('button', { name: '分享' }).tap();
  const sharing = page.getByRole('dialog', { name: '分享' });
  await sharing.getByRole('button', { name: '复制链接' }).tap();
  await expect(sharing).toHaveCount(0);
  const { origin, pathname } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + pathname);
  await expect.poll(() => playingVideos(page)).toBe(1);

  await page.keyboard.press('ArrowUp');
  await expect(current(page)).toHaveAccessibleName(firstTitle);
  await feedSettled(page);
  await touch.swipe(low, high);
  await expect(current(page).getByRole('button', { name: '点赞' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(strip).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('in the feed a portrait video fills the screen, with its words on a shade, and a landscape one is shown whole', async ({
  page,
}) => {
  await trackMediaElements(page);
  await page.goto('/new/videos/f04?collection=hai');
  await hydrated(page);
  await expect.poll(() => playingVideos(page)).toBe(1);
  const shown = () =>
    feed(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => ({
        size: [video.clientWidth, video.clientHeight],
        isPortrait: video.videoHeight > video.videoWidth,
        fit: getComputedStyle(video).objectFit,
      }));
  const { width, height } = (await feed(page).boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBe(page.viewportSize()?.width);
  await expect.poll(shown).toEqual({ size: [width, height], isPortrait: true, fit: 'cover' });

  // over a white video the shade is all that is left beside the words
  await page.addStyleTag({
    content: '[role=feed] :is(video, img) { filter: brightness(0) invert(1); }',
  });
  const words = await current(page)
    .getByText(/大潮日/)
    .first()
    .boundingBox();
  const middle = { x: 20, y: height / 2, width: 6, height: 8 };
  const behind = { x: 6, y: Number(words?.y) + Number(words?.height) - 8, width: 6, height: 8 };
  const brightness = async (clip: typeof middle) =>
    (await sharp(await page.screenshot({ clip })).stats()).channels[0]?.mean;
  expect(await brightness(middle)).toBeGreaterThan(250);
  expect(await brightness(behind)).toBeLessThan(200);

  await page.keyboard.press('ArrowDown');
  await expect(current(page)).toHaveAccessibleName(/潮水涨上栈桥/);
  await expect.poll(() => playingVideos(page)).toBe(1);
  await expect.poll(shown).toEqual({ size: [width, height], isPortrait: false, fit: 'contain' });
});

test('the play button of a poster is in its corner, since faces are in the middle', async ({ page }) => {
  for (const path of ['/new/video/1108', '/new/living/share/live-peony']) {
    await page.goto(path);
    await hydrated(page);
    const poster = page.getByRole('button', { name: /^播放/ }).first();
    const [frame, sign] = await Promise.all([
      poster.boundingBox(),
      poster
        .locator('span')
        .filter({ has: page.locator('svg') })
        .first()
        .boundingBox(),
    ]);
    if (frame === null || sign === null) throw new Error(`no poster on ${path}`);
    expect(sign.x + sign.width, path).toBeLessThan(frame.x + frame.width / 3);
    expect(sign.y, path).toBeGreaterThan(frame.y + frame.height / 2);
  }
});

test('a collection can be watched to its end by keyboard', async ({ page, pageErrors }) => {
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
  // a reload keeps the current video
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

test('a video’s page links to its collection and its publisher, and marks the video in the collection', async ({
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
  // a portrait video is shown in portrait format, with its title still visible
  const video = page.getByRole('button', { name: /^播放视频，大潮日/ });
  await expect(video).toBeVisible();
  const box = await video.boundingBox();
  expect(box?.height ?? 0).toBeGreaterThan(box?.width ?? 0);
  expect(box?.width).toBe(page.viewportSize()?.width);
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

test('视频 has tabs for videos, collections and readers’ clips, and lists external sites', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '视频' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('视频');
  const first = page.getByRole('region', { name: '推荐视频' }).getByRole('link').first();
  await expect(first).toBeVisible();
  // a reader on a slow network can go back while the videos are loading
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/videonewsdetaillist4NewRules.do?*', async (route) => {
    await released;
    await route.fallback();
  });
  await first.tap();
  await expect(page.getByRole('main', { name: '正在加载视频' })).toBeVisible();
  await page.getByRole('link', { name: '返回' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('视频');
  release();
  await page
    .getByRole('navigation', { name: '外站视频' })
    .getByRole('link', { name: /旅途镜头/ })
    .tap();
  await page.getByRole('link', { name: '邻湾的天鹅也到了' }).tap();
  await expect(page.getByRole('main').getByRole('link', { name: /旅途镜头.*外站视频/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: '邻湾的天鹅也到了' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '拍客', exact: true }).tap();
  await page.getByRole('link', { name: '泉城的四个早晨' }).tap();
  await expect(page.getByText('拍于济南老城')).toBeVisible();
  await page
    .getByRole('link', { name: /^看大图/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toContainText('1/4');
  // the history entry is added after the frame that shows the gallery
  await expect(page).toHaveURL(/[?&]picture=1\b/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: '全部拍客' }).tap();
  await page.getByRole('link', { name: '合集', exact: true }).tap();
  await expect(page.getByRole('link', { name: '泉城看水' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('with the data saver a video plays only after a tap', async ({ page, context, gateway }) => {
  await context.addCookies([{ name: 'dataSaver', value: 'on', url: gateway.origin }]);
  await trackMediaElements(page);
  await page.goto('/new/videos/f01');
  await hydrated(page);
  await expect(current(page).getByRole('button', { name: /^播放：一分钟看泉/ })).toBeVisible();
  expect(await playingVideos(page)).toBe(0);
  await current(page)
    .getByRole('button', { name: /^播放：/ })
    .tap();
  await expect.poll(() => playingVideos(page)).toBe(1);
});

test('on a slow phone fast swipes lead to the right video, and only one plays', async ({
  page,
  pageErrors,
}) => {
  await trackMediaElements(page);
  const preloaded: string[] = [];
  page.on('request', (request) => {
    // the video element itself requests open-ended ranges
    if (request.headers()['range'] === 'bytes=0-524287')
      preloaded.push(request.url().split('/').at(-1) ?? '');
  });
  await page.goto('/new/videos/');
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await expect.poll(() => playingVideos(page)).toBe(1);
  // the next video is preloaded once the current one plays, and a swipe leads to it
  await expect.poll(() => preloaded.length).toBe(1);
  const [next] = preloaded;
  const touch = await createTouchInput(page);
  await touch.swipe(low, high);
  await expect(page.getByText(/^第 2 个视频：/)).toBeAttached();
  await expect.poll(async () => (await mediaStates(page)).map(({ file }) => file)).toEqual([next]);
  for (let swipe = 0; swipe < 3; swipe += 1) await touch.swipe(low, high, { durationMs: 120 });
  await expect(page.getByText(/^第 5 个视频：/)).toBeAttached();
  await expect.poll(() => playingVideos(page)).toBe(1);
  expect(await mediaStates(page)).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});
