import type { Page } from '@playwright/test';
import { audibleFile, trackMediaElements, mediaStates } from '../support/media-playback.ts';
import { expect, hydrated, test } from '../support/test.ts';

const newest = '泉水涨了，出门记得多带一件外衣';
const second = '高铁早班车换了站台，赶车请看清指示';

const mini = (page: Page) => page.getByRole('region', { name: '正在收听' });
const panel = (page: Page) => page.getByRole('region', { name: '播放器' });
const play = (page: Page, title: string) => page.getByRole('button', { name: `播放：${title}` });
const pause = (page: Page, title: string) => page.getByRole('button', { name: `暂停：${title}` });

/** Waits until the player's page plays the file and is not loading. */
async function untilPlaying(page: Page, file: string): Promise<void> {
  await expect.poll(() => audibleFile(page)).toBe(file);
  await expect(panel(page).getByRole('status')).toHaveText('');
}

async function openList(page: Page, address = '/new/audioList/morning'): Promise<void> {
  await trackMediaElements(page);
  await page.goto(address);
  await hydrated(page);
}

test.describe('listening', () => {
  test('continues while the reader goes from the list to the home page, a story and the player', async ({
    page,
    pageErrors,
  }) => {
    await trackMediaElements(page);
    await page.goto('/new/');
    await hydrated(page);
    await page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '听' }).tap();
    await expect(page).toHaveURL(/\/new\/audioList\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('听新闻');
    await play(page, newest).tap();
    await expect(pause(page, newest)).toBeVisible();
    await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
    await expect(mini(page).getByRole('link')).toHaveText(newest);

    await page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '首页' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('齐鲁晚报');
    await page.locator('main a[href="/new/general/1001"]:visible').last().tap();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mini(page)).toBeVisible();
    const [before] = await mediaStates(page);
    await expect
      .poll(async () => (await mediaStates(page))[0]?.seconds)
      .toBeGreaterThan((before?.seconds ?? 0) + 0.5);
    expect(await audibleFile(page)).toBe('episode-2001.m4a');

    await mini(page).getByRole('link').tap();
    await expect(panel(page)).toBeVisible();
    await expect(mini(page)).toBeHidden();
    expect(await audibleFile(page)).toBe('episode-2001.m4a');
    expect(pageErrors).toEqual([]);
  });

  test('is paused and resumed by a tap, in the list and in the mini player', async ({ page }) => {
    await openList(page);
    await play(page, newest).tap();
    await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
    await mini(page).getByRole('button', { name: '暂停' }).tap();
    await expect(play(page, newest)).toBeVisible();
    await expect.poll(() => audibleFile(page)).toBe('');
    await play(page, newest).tap();
    await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
    await mini(page).getByRole('button', { name: '关闭播放' }).tap();
    await expect(mini(page)).toBeHidden();
    await expect.poll(() => audibleFile(page)).toBe('');
  });

  test('uses one media element for any number of episodes', async ({ page }) => {
    await openList(page, '/new/audioList');
    await page.getByRole('main').getByRole('heading', { level: 3 }).nth(20).scrollIntoViewIfNeeded();
    const rows = page.getByRole('main').getByRole('button', { name: /^播放：/ });
    await expect.poll(() => rows.count()).toBeGreaterThan(30);
    for (const row of [3, 11, 25]) {
      await rows.nth(row).tap();
      await expect.poll(() => audibleFile(page)).toMatch(/^[\w-]+\.m4a$/);
    }
    expect(await mediaStates(page)).toHaveLength(1);
  });

  test('is paused after a reload and resumes at the same position', async ({ page, pageErrors }) => {
    await openList(page, '/new/audioNews/2001');
    await panel(page).getByRole('button', { name: '播放', exact: true }).tap();
    await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
    await panel(page).getByRole('slider', { name: '播放进度' }).fill('20');
    await panel(page).getByRole('slider', { name: '播放进度' }).press('ArrowRight');
    await expect.poll(async () => (await mediaStates(page))[0]?.seconds).toBeGreaterThan(20);
    await page.goto('/new/general/1001');
    await hydrated(page);
    await page.mouse.wheel(0, 40);
    await expect(mini(page).getByRole('link')).toHaveText(newest);
    expect(await audibleFile(page)).toBe('');
    await mini(page).getByRole('button', { name: '继续播放' }).tap();
    await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
    // before its audio is loaded the element may report 0; playing from the start would take longer than the timeout
    await expect.poll(async () => (await mediaStates(page))[0]?.seconds).toBeGreaterThan(19);
    expect(pageErrors).toEqual([]);
  });

  test('starts at the position that the reader chose before the audio was loaded', async ({ page }) => {
    await openList(page, '/new/audioNews/2001');
    await panel(page).getByRole('button', { name: '播放', exact: true }).tap();
    await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
    await page.reload();
    await hydrated(page);
    await page.mouse.wheel(0, 40);
    await expect(panel(page).getByRole('button', { name: '继续播放' })).toBeVisible();
    await panel(page).getByRole('slider', { name: '播放进度' }).fill('21');
    await page.evaluate(() => {
      const positions: number[] = [];
      Object.assign(globalThis, { positions });
      const record = ({ target }: Event) => positions.push((target as HTMLMediaElement).currentTime);
      const { play: nativePlay } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function playAndRecord() {
        this.addEventListener('timeupdate', record);
        this.addEventListener('playing', record);
        return nativePlay.call(this);
      };
    });
    await panel(page).getByRole('button', { name: '继续播放' }).tap();
    await expect.poll(async () => (await mediaStates(page))[0]?.seconds).toBeGreaterThan(21.5);
    const positions = await page.evaluate(() => (globalThis as unknown as { positions: number[] }).positions);
    expect(Math.min(...positions)).toBeGreaterThanOrEqual(20);
  });
});

test.describe('the player’s page', () => {
  test('advances through the list at the reader’s speed', async ({ page, pageErrors }) => {
    await openList(page, '/new/audioNews/2001');
    await panel(page).getByRole('button', { name: '播放', exact: true }).tap();
    await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
    await panel(page).getByLabel('倍速').selectOption({ label: '1.5 倍' });
    await expect.poll(async () => (await mediaStates(page))[0]?.rate).toBe(1.5);
    await panel(page).getByRole('button', { name: '前进 15 秒' }).tap();
    await expect.poll(async () => (await mediaStates(page))[0]?.seconds).toBeGreaterThan(15);
    await panel(page).getByRole('button', { name: '前进 15 秒' }).tap();
    // at the end of the episode the next one starts and its page is shown
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
    await expect(page).toHaveURL(/audioNews\/2002$/);
    await expect.poll(() => audibleFile(page)).toBe('episode-2002.m4a');
    expect((await mediaStates(page))[0]?.rate).toBe(1.5);
    await panel(page).getByRole('button', { name: '上一条' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest);
    await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
    expect(pageErrors).toEqual([]);
  });

  test('stops when the sleep timer ends', async ({ page }) => {
    await page.clock.install();
    await openList(page, '/new/audioNews/2001');
    await panel(page).getByRole('button', { name: '播放', exact: true }).tap();
    await untilPlaying(page, 'episode-2001.m4a');
    await panel(page).getByLabel('定时关闭').selectOption({ label: '15 分钟后' });
    await page.clock.fastForward('14:00');
    expect(await audibleFile(page)).not.toBe('');
    await page.clock.fastForward('01:00');
    await expect.poll(() => audibleFile(page)).toBe('');
    await expect(panel(page).getByLabel('定时关闭')).toHaveValue('off');
    await expect(panel(page).getByRole('button', { name: '继续播放' })).toBeVisible();
  });

  test('stops after the current episode if the reader chose so', async ({ page }) => {
    await openList(page, '/new/audioNews/2001');
    await panel(page).getByRole('button', { name: '播放', exact: true }).tap();
    await untilPlaying(page, 'episode-2001.m4a');
    await panel(page).getByLabel('定时关闭').selectOption({ label: '听完本条' });
    const forward = panel(page).getByRole('button', { name: '前进 15 秒' });
    await forward.tap();
    await forward.tap();
    await forward.tap();
    await expect(panel(page).getByRole('status')).toHaveText('播放完了');
    expect(await audibleFile(page)).toBe('');
    await panel(page).getByRole('button', { name: '重新播放' }).tap();
    await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
    expect((await mediaStates(page))[0]?.seconds).toBeLessThan(15);
  });

  test('shows the episode on the lock screen and responds to its media keys', async ({ page }) => {
    await page.addInitScript(() => {
      const handlers = new Map<string, (details: object) => void>();
      Object.assign(globalThis, { handlers });
      navigator.mediaSession.setActionHandler = (action, handler) => {
        if (handler === null) handlers.delete(action);
        else handlers.set(action, handler as (details: object) => void);
      };
    });
    const press = (action: string, details: object = {}) =>
      page.evaluate(
        ([name, actionDetails]) => {
          const { handlers } = globalThis as unknown as { handlers: Map<string, (details: object) => void> };
          handlers.get(name)?.(actionDetails);
        },
        [action, details] as const,
      );
    await openList(page, '/new/audioNews/2001');
    await panel(page).getByRole('button', { name: '播放', exact: true }).tap();
    await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(newest);
    await press('pause');
    await expect.poll(() => audibleFile(page)).toBe('');
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused');
    await press('play');
    await press('seekto', { seekTime: 12 });
    await expect.poll(async () => (await mediaStates(page))[0]?.seconds).toBeGreaterThan(12);
    await press('nexttrack');
    await expect.poll(() => audibleFile(page)).toBe('episode-2002.m4a');
  });
});
