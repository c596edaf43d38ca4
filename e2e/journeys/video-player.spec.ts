import type { Page } from '@playwright/test';
import { audibleFile, trackMediaElements, mediaStates } from '../support/media-playback.ts';
import { keepStatePicture } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** a video with two files and captions */
const race = '/new/general/1601';
/** a stream with two qualities, in four segments of two seconds */
const peony = '/new/general/1708';

const player = (page: Page) => page.getByRole('group', { name: /^播放器/ });
const status = (page: Page) => player(page).getByRole('status');
const videoState = async (page: Page) => (await mediaStates(page)).find(({ kind }) => kind === 'video');

async function openAndPlay(page: Page, address: string): Promise<void> {
  await trackMediaElements(page);
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('button', { name: /^播放视频/ }).tap();
  await expect.poll(async () => (await videoState(page))?.isPlaying).toBe(true);
}

/** Activates a control by keyboard, which shows the controls if they are hidden during playback. */
const press = (page: Page, name: string) =>
  player(page).getByRole('button', { name, exact: true }).press('Enter');

async function pause(page: Page): Promise<void> {
  await press(page, '暂停');
  await expect.poll(async () => (await videoState(page))?.isPlaying).toBe(false);
}

/** Double taps the left side without depending on the machine's speed. */
async function doubleTapLeft(page: Page): Promise<void> {
  await player(page)
    .locator('> div')
    .first()
    .evaluate((surface) => {
      const { left, top } = surface.getBoundingClientRect();
      const at = { clientX: left + 20, clientY: top + 20, pointerType: 'touch', bubbles: true };
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
        surface.dispatchEvent(new PointerEvent(type, at));
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      surface.closest<HTMLElement>('[role=group]')?.focus();
    });
}

/** Disables native HLS playback, as in most desktop browsers. */
async function disableNativeHls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { canPlayType } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.canPlayType = function canPlayTypeWithoutHls(type: string) {
      return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
    };
  });
}

test('a reader pauses, seeks and skips in a video, and keeps the position after changing quality and speed', async ({
  page,
  pageErrors,
}) => {
  await openAndPlay(page, race);
  await expect(status(page)).toHaveText('');
  await keepStatePicture(page, 'video-player', 'video.going.playing');
  await pause(page);
  await player(page).getByRole('slider', { name: '播放进度' }).fill('8');
  await expect.poll(async () => (await videoState(page))?.seconds).toBe(8);
  await doubleTapLeft(page);
  await expect.poll(async () => (await videoState(page))?.seconds).toBe(0);
  await page.keyboard.press('l');
  await expect.poll(async () => (await videoState(page))?.seconds).toBe(10);

  await player(page).getByRole('slider', { name: '播放进度' }).fill('3');
  await player(page).getByRole('button', { name: '播放设置' }).tap();
  const menu = page.getByRole('dialog', { name: '播放设置' });
  await menu.getByRole('radio', { name: '流畅 240P' }).check();
  await menu.getByRole('radio', { name: '0.75 倍' }).check();
  await menu.getByRole('button', { name: '完成' }).tap();
  await player(page).getByRole('button', { name: '播放', exact: true }).tap();
  await expect
    .poll(() => videoState(page))
    .toMatchObject({ file: 'video-race-240.mp4', rate: 0.75, isPlaying: true });
  // it continues at the same position once the other file is loaded
  await expect.poll(async () => (await videoState(page))?.seconds).toBeGreaterThanOrEqual(3);

  await press(page, '字幕');
  const captions = () =>
    page.evaluate(() => document.querySelector('video')?.textTracks[0]?.cues?.length ?? 0);
  await expect.poll(captions).toBe(4);
  expect(pageErrors).toEqual([]);
});

test('with the data saver the smallest file of a video is played', async ({ page, context, gateway }) => {
  await context.addCookies([{ name: 'dataSaver', value: 'on', url: gateway.origin }]);
  await openAndPlay(page, race);
  await expect.poll(async () => (await videoState(page))?.file).toBe('video-race-240.mp4');
});

test('a stream plays natively or through the library, which is loaded only for streams', async ({ page }) => {
  await openAndPlay(page, peony);
  await expect.poll(() => audibleFile(page)).toBe('index.m3u8');
  await disableNativeHls(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const library = () => scripts.filter((url) => url.includes('hls')).length;
  await openAndPlay(page, race);
  expect(library()).toBe(0);
  await openAndPlay(page, peony);
  expect(library()).toBe(1);
  await press(page, '播放设置');
  await expect(page.getByRole('radio', { name: '标清 360P' })).toBeVisible();
});

test('a stream that loses the network resumes at the same position once it is back', async ({
  page,
  context,
}) => {
  await disableNativeHls(page);
  let isCut = true;
  await page.route('**/*-2.m4s', (route) => (isCut ? undefined : route.continue()));
  await openAndPlay(page, peony);
  // loading its beginning also shows the buffering message
  await expect.poll(async () => (await videoState(page))?.seconds).toBeGreaterThan(2);
  await expect(status(page)).toHaveText('正在缓冲…');
  await keepStatePicture(page, 'video-player', 'video.going.buffering');
  await context.setOffline(true);
  await expect(status(page)).toHaveText('网络断开了，连上后接着放');
  await keepStatePicture(page, 'video-player', 'video.going.offline');
  const stoppedAt = (await videoState(page))?.seconds ?? 0;
  expect(stoppedAt).toBeGreaterThan(2);
  isCut = false;
  await context.setOffline(false);
  await expect.poll(async () => (await videoState(page))?.seconds).toBeGreaterThan(stoppedAt + 0.5);
  await expect(status(page)).toHaveText('');
});

test('a video that fails to load is retried automatically, and starts next time at the last position', async ({
  page,
}) => {
  let isCut = true;
  let released = Promise.resolve();
  await page.route('**/video-race.mp4', async (route) => {
    await released;
    await (isCut ? route.abort() : route.continue());
  });
  await trackMediaElements(page);
  await page.goto(race);
  await hydrated(page);
  await page.getByRole('button', { name: /^播放视频/ }).tap();
  await expect(status(page)).toHaveText('网络不太稳，正在重新连接…');
  await keepStatePicture(page, 'video-player', 'video.going.stalled');
  isCut = false;
  await expect.poll(async () => (await videoState(page))?.seconds ?? 0).toBeGreaterThan(0);
  await pause(page);
  await player(page).getByRole('slider', { name: '播放进度' }).fill('6');
  await expect.poll(async () => (await videoState(page))?.seconds).toBe(6);
  // the file is held, since the message is shown only for the first seconds of playback
  let release = () => {};
  released = new Promise((resolve) => {
    release = resolve;
  });
  await openAndPlay(page, race);
  await expect(player(page).getByRole('button', { name: '已从 0:06 接着放，点这里从头看' })).toBeVisible();
  release();
  await expect.poll(async () => (await videoState(page))?.seconds ?? 0).toBeGreaterThan(6);
});

test('a video that has ended plays again, and one that cannot be loaded says so', async ({ page }) => {
  await openAndPlay(page, race);
  await pause(page);
  const progress = player(page).getByRole('slider', { name: '播放进度' });
  await progress.fill(String(Math.floor(Number(await progress.getAttribute('max')) - 1)));
  await player(page).getByRole('button', { name: '播放', exact: true }).tap();
  const again = player(page).getByRole('button', { name: '重新播放' });
  await expect(again).toBeVisible();
  await keepStatePicture(page, 'video-player', 'video.ended');
  await again.tap();
  await expect.poll(async () => (await videoState(page))?.isPlaying).toBe(true);

  await page.route('**/video-race*.mp4', (route) =>
    route.fulfill({ contentType: 'video/mp4', body: 'not a video' }),
  );
  await page.goto(race);
  await hydrated(page);
  await page.getByRole('button', { name: /^播放视频/ }).tap();
  // after the automatic retries
  await expect(status(page)).toHaveText('视频没能加载出来，点一下再试', { timeout: 20_000 });
  await keepStatePicture(page, 'video-player', 'video.failed');
});
