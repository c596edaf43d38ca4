import type { Page } from '@playwright/test';
import { audibleFile, trackMediaElements, mediaStates } from '../support/media-playback.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** a film in two files, with captions */
const race = '/new/general/1601';
/** a stream in two qualities, in four pieces of two seconds */
const peony = '/new/general/1708';

const player = (page: Page) => page.getByRole('group', { name: /^播放器/ });
const status = (page: Page) => player(page).getByRole('status');
const film = async (page: Page) => (await mediaStates(page)).find(({ kind }) => kind === 'video');

async function begin(page: Page, address: string): Promise<void> {
  await trackMediaElements(page);
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('button', { name: /^播放视频/ }).tap();
  await expect.poll(async () => (await film(page))?.isPlaying).toBe(true);
}

/** Presses one of the controls: they go away by themselves while a film is seen, and come back to whoever comes to them by keys. */
const press = (page: Page, name: string) =>
  player(page).getByRole('button', { name, exact: true }).press('Enter');

async function pause(page: Page): Promise<void> {
  await press(page, '暂停');
  await expect.poll(async () => (await film(page))?.isPlaying).toBe(false);
}

/** Two taps at the left side, as fast as fingers are whatever else the machine does. */
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

/** A browser that plays streams only through its media source, as most on desks do. */
async function withoutStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { canPlayType } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.canPlayType = function ask(type: string) {
      return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
    };
  });
}

test('a film is paused, sought, skipped, slowed and made smaller, and stays where it was', async ({
  page,
  pageErrors,
}) => {
  await begin(page, race);
  await pause(page);
  await player(page).getByRole('slider', { name: '播放进度' }).fill('8');
  await expect.poll(async () => (await film(page))?.seconds).toBe(8);
  await doubleTapLeft(page);
  await expect.poll(async () => (await film(page))?.seconds).toBe(0);
  await page.keyboard.press('l');
  await expect.poll(async () => (await film(page))?.seconds).toBe(10);

  await player(page).getByRole('slider', { name: '播放进度' }).fill('3');
  await player(page).getByRole('button', { name: '播放设置' }).tap();
  const menu = page.getByRole('dialog', { name: '播放设置' });
  await menu.getByRole('radio', { name: '流畅 240P' }).check();
  await menu.getByRole('radio', { name: '0.75倍' }).check();
  await menu.getByRole('button', { name: '完成' }).tap();
  await player(page).getByRole('button', { name: '播放', exact: true }).tap();
  await expect
    .poll(() => film(page))
    .toMatchObject({ file: 'video-race-240.mp4', rate: 0.75, isPlaying: true });
  // it plays on from where it was, once the other file is there
  await expect.poll(async () => (await film(page))?.seconds).toBeGreaterThanOrEqual(3);

  await press(page, '字幕');
  const captions = () =>
    page.evaluate(() => document.querySelector('video')?.textTracks[0]?.cues?.length ?? 0);
  await expect.poll(captions).toBe(4);
  expect(pageErrors).toEqual([]);
});

test('a reader who saves data is told a film’s size and gets its smallest file', async ({
  page,
  context,
  gateway,
}) => {
  await context.addCookies([{ name: 'dataSaver', value: 'on', url: gateway.origin }]);
  await begin(page, race);
  await expect.poll(async () => (await film(page))?.file).toBe('video-race-240.mp4');
});

test('a stream plays by itself and through the library, which no other film brings along', async ({
  page,
}) => {
  await begin(page, peony);
  await expect.poll(() => audibleFile(page)).toBe('index.m3u8');
  await withoutStreams(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const library = () => scripts.filter((url) => url.includes('hls')).length;
  await begin(page, race);
  expect(library()).toBe(0);
  await begin(page, peony);
  expect(library()).toBe(1);
  await press(page, '播放设置');
  await expect(page.getByRole('radio', { name: '标清 360P' })).toBeVisible();
});

test('a stream that loses the network in its middle goes on at the same place once it is back', async ({
  page,
  context,
}) => {
  await withoutStreams(page);
  let isCut = true;
  await page.route('**/*-2.m4s', (route) => (isCut ? undefined : route.continue()));
  await begin(page, peony);
  // its beginning is waited for as well
  await expect.poll(async () => (await film(page))?.seconds).toBeGreaterThan(2);
  await expect(status(page)).toHaveText('正在缓冲…');
  await context.setOffline(true);
  await expect(status(page)).toHaveText('网络断开了，连上后接着放');
  const left = (await film(page))?.seconds ?? 0;
  expect(left).toBeGreaterThan(2);
  isCut = false;
  await context.setOffline(false);
  await expect.poll(async () => (await film(page))?.seconds).toBeGreaterThan(left + 0.5);
  await expect(status(page)).toHaveText('');
});

test('a film that was lost is tried again by itself, and goes on next time where it was left', async ({
  page,
}) => {
  let isCut = true;
  let line = Promise.resolve();
  await page.route('**/video-race.mp4', async (route) => {
    await line;
    await (isCut ? route.abort() : route.continue());
  });
  await trackMediaElements(page);
  await page.goto(race);
  await hydrated(page);
  await page.getByRole('button', { name: /^播放视频/ }).tap();
  await expect(status(page)).toHaveText('网络不太稳，正在重新连接…');
  isCut = false;
  await expect.poll(async () => (await film(page))?.seconds ?? 0).toBeGreaterThan(0);
  await pause(page);
  await player(page).getByRole('slider', { name: '播放进度' }).fill('6');
  await expect.poll(async () => (await film(page))?.seconds).toBe(6);
  // nothing of the film comes yet: it is said for some seconds of it alone
  let open = () => {};
  line = new Promise((resolve) => {
    open = resolve;
  });
  await begin(page, race);
  await expect(player(page).getByRole('button', { name: '已从 0:06 接着放，点这里从头看' })).toBeVisible();
  open();
  await expect.poll(async () => (await film(page))?.seconds ?? 0).toBeGreaterThan(6);
});
