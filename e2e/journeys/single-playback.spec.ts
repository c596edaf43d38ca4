import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  finishUtterance,
  installSpeechSynthesis,
  audibleFile,
  trackMediaElements,
  spokenText,
} from '../support/media-playback.ts';
import { expect, hydrated, test } from '../support/test.ts';

const newest = '泉水涨了，出门记得多带一件外衣';
const second = '高铁早班车换了站台，赶车请看清指示';

const mini = (page: Page) => page.getByRole('region', { name: '正在收听' });
const widget = (page: Page) => page.getByRole('article').getByRole('button', { name: /^点击(播放|继续)/ });

async function open(page: Page, address: string): Promise<void> {
  await trackMediaElements(page);
  await page.goto(address);
  await hydrated(page);
}

async function playNewest(page: Page): Promise<void> {
  await open(page, '/new/audioList/morning');
  await page.getByRole('button', { name: `播放：${newest}` }).tap();
  await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
}

test('audio in a story stops the episode from the list', async ({ page }) => {
  await playNewest(page);
  await mini(page).getByRole('link').tap();
  await expect(page.getByRole('region', { name: '播放器' })).toBeVisible();
  await page.goBack();
  await page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '首页' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('齐鲁晚报');
  await page.goto('/new/general/1407');
  await hydrated(page);
  await page.getByRole('button', { name: '点击播放' }).tap();
  const playing = page.getByRole('button', { name: '正在播放' });
  await expect(playing).toBeVisible();
  const pulses = await playing.evaluate((button) =>
    button.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
  );
  expect(pulses).toEqual([1250, 1250, 1250, 1250]);
  await expect.poll(() => audibleFile(page)).toBe('audio-culture.m4a');
  await expect(page.getByRole('button', { name: /正在播放.*0:0\d \/ 0:40/ })).toBeVisible();
});

test('a video and the audio player stop each other', async ({ page }) => {
  await playNewest(page);
  await page.evaluate(() => history.pushState({}, '', '/new/general/1108'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const video = page.locator('video');
  await page.getByRole('button', { name: /^播放视频/ }).tap();
  await expect(video).toBeVisible();
  await expect.poll(() => audibleFile(page)).toBe('video-sea.mp4');
  await expect(mini(page).getByRole('button', { name: '继续播放' })).toBeVisible();
  await mini(page).getByRole('button', { name: '继续播放' }).tap();
  await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
  // a muted video does not count
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    // it may have ended by now
    element.loop = true;
    return element.play();
  });
  await expect(mini(page).getByRole('button', { name: '暂停' })).toBeVisible();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = false;
  });
  await expect(mini(page).getByRole('button', { name: '继续播放' })).toBeVisible();
});

test('a second tab stops the first, which shows that it was interrupted', async ({ page, context }) => {
  await playNewest(page);
  const other = await context.newPage();
  await playNewest(other);
  await expect.poll(() => audibleFile(page)).toBe('');
  await page.bringToFront();
  await expect(mini(page).getByRole('status')).toHaveText('播放被打断了，点按继续');
  await mini(page).getByRole('button', { name: '继续播放' }).tap();
  await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
  await expect.poll(() => audibleFile(other)).toBe('');
});

test('audio paused by the system is shown as interrupted, and as playing once the system resumes it', async ({
  page,
}) => {
  await playNewest(page);
  const fromSystem = (action: 'pause' | 'play') =>
    page.evaluate((name) => {
      const { mediaElements } = globalThis as unknown as { mediaElements: Set<HTMLMediaElement> };
      for (const element of mediaElements) void element[name]();
    }, action);
  await fromSystem('pause');
  await expect(mini(page).getByRole('status')).toHaveText('播放被打断了，点按继续');
  await fromSystem('play');
  await expect(mini(page).getByRole('button', { name: '暂停' })).toBeVisible();
});

test('if the browser blocks playback, the player asks for a tap', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let refusedPlays = 1;
    HTMLMediaElement.prototype.play = function playOrRefuse() {
      refusedPlays -= 1;
      return refusedPlays < 0
        ? play.call(this)
        : Promise.reject(new DOMException('no tap', 'NotAllowedError'));
    };
  });
  await open(page, '/new/audioList/morning');
  await page.getByRole('button', { name: `播放：${newest}` }).tap();
  await expect(mini(page).getByRole('status')).toHaveText('浏览器要您点一下才播放');
  await mini(page).getByRole('button', { name: '继续播放' }).tap();
  await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
});

test('audio that fails to load shows an error, plays on retry, and resumes once the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/new/audioList/morning');
  let isBlocked = true;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/episode-*.m4a', async (route) => {
    await released;
    await (isBlocked ? route.abort() : route.continue());
  });
  await page.getByRole('button', { name: `播放：${newest}` }).tap();
  await expect(mini(page).getByRole('status')).toHaveText('正在缓冲…');
  release();
  await expect(mini(page).getByRole('status')).toHaveText('没能播放，点按重试');
  isBlocked = false;
  await mini(page).getByRole('button', { name: '重试' }).tap();
  await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
  await mini(page).getByRole('button', { name: '关闭播放' }).tap();

  isBlocked = true;
  await context.setOffline(true);
  // another episode: the browser may have cached all of the first one
  await page.getByRole('button', { name: `播放：${second}` }).tap();
  await expect(mini(page).getByRole('status')).toHaveText('没能播放，点按重试');
  isBlocked = false;
  await context.setOffline(false);
  await expect.poll(() => audibleFile(page)).toBe('episode-2002.m4a');
});

test('imported audio of unknown length is listed, and shows its length once it is loaded', async ({
  page,
  gateway,
}) => {
  const feed = join(gateway.dataDir, 'podcast.xml');
  const audioUrl = `${gateway.origin}/media/demo/clips/audio-rural.m4a`;
  await writeFile(
    feed,
    `<rss version="2.0"><channel><title>山东播客</title><item><guid>1</guid><title>麦田里的一天</title>
      <description>听麦子。</description><enclosure url="${audioUrl}" type="audio/mp4" length="1"/></item></channel></rss>`,
  );
  await gateway.run('import', feed);
  // the gateway may serve a cached page, up to a second old
  await trackMediaElements(page);
  await expect(async () => {
    await page.goto('/new/audioList');
    await hydrated(page);
    await expect(page.getByRole('link', { name: '麦田里的一天' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('link', { name: '麦田里的一天' }).tap();
  const player = page.getByRole('region', { name: '播放器' });
  await player.getByRole('button', { name: '播放', exact: true }).tap();
  await expect(player).toContainText('0:42');
  await page.goto(page.url().replace('audioNews', 'general'));
  await hydrated(page);
  await page.keyboard.press('Shift');
  await expect(widget(page)).toContainText('0:42');
});

test.describe('a story read aloud', () => {
  test('shows an error on a device without a Chinese voice', async ({ page, pageErrors }) => {
    await open(page, '/new/general/1501');
    await page.getByRole('button', { name: '听文章' }).tap();
    await expect(mini(page).getByRole('status')).toHaveText('这台设备没有中文语音，无法朗读');
    await mini(page).getByRole('button', { name: '关闭朗读' }).tap();
    await expect(mini(page)).toBeHidden();
    expect(pageErrors).toEqual([]);
  });

  test('is highlighted sentence by sentence, and continues while the reader browses', async ({
    page,
    pageErrors,
  }) => {
    await installSpeechSynthesis(page);
    await open(page, '/new/general/1501');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: '听文章' }).tap();
    await expect.poll(() => spokenText(page)).toBe(title);
    await finishUtterance(page);
    await expect(mini(page).getByRole('status')).toHaveText(/^第 2 句/);
    await finishUtterance(page);
    await expect(mini(page).getByRole('status')).toHaveText(/^第 3 句，共 \d+ 句$/);
    const highlighted = () =>
      page.evaluate(() => [...(CSS.highlights.get('sentence') ?? [])].map((range) => String(range)).join());
    await expect.poll(highlighted).toBe(await spokenText(page));
    expect((await spokenText(page)).length).toBeGreaterThan(10);

    await page.getByRole('link', { name: '齐鲁晚报' }).tap();
    await expect(page.getByRole('navigation', { name: '频道' })).toBeVisible();
    await finishUtterance(page);
    await expect(mini(page).getByRole('status')).toHaveText(/^第 4 句/);
    await mini(page).getByRole('link').tap();
    await expect.poll(highlighted).toBe(await spokenText(page));
    await mini(page).getByRole('button', { name: '关闭朗读' }).tap();
    await expect.poll(highlighted).toBe('');
    expect(await spokenText(page)).toBe('');
    expect(pageErrors).toEqual([]);
  });

  test('stops the audio player, and resumes at the same sentence after a pause', async ({ page }) => {
    await installSpeechSynthesis(page);
    await playNewest(page);
    await page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '首页' }).tap();
    await page.locator('main a[href="/new/general/1001"]:visible').last().tap();
    await page.getByRole('button', { name: '听文章' }).tap();
    await expect.poll(() => spokenText(page)).not.toBe('');
    await expect.poll(() => audibleFile(page)).toBe('');
    await finishUtterance(page);
    await expect(mini(page).getByRole('status')).toHaveText(/^第 2 句/);
    const sentence = await spokenText(page);
    await mini(page).getByRole('button', { name: '暂停' }).tap();
    await expect.poll(() => spokenText(page)).toBe('');
    await page.getByRole('button', { name: '继续朗读' }).tap();
    await expect.poll(() => spokenText(page)).toBe(sentence);
  });
});
