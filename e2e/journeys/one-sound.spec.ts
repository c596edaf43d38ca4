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

test('a sound in a story silences the one from the list, which stays a tap away', async ({ page }) => {
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

test('a film and the player silence each other', async ({ page }) => {
  await playNewest(page);
  await page.evaluate(() => history.pushState({}, '', '/new/general/1108'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const film = page.locator('video');
  await page.getByRole('button', { name: /^播放视频/ }).tap();
  await expect(film).toBeVisible();
  await expect.poll(() => audibleFile(page)).toBe('video-sea.mp4');
  await expect(mini(page).getByRole('button', { name: '继续播放' })).toBeVisible();
  await mini(page).getByRole('button', { name: '继续播放' }).tap();
  await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
  // a film without sound is no sound
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    // it may be at its end by now
    video.loop = true;
    return video.play();
  });
  await expect(mini(page).getByRole('button', { name: '暂停' })).toBeVisible();
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = false;
  });
  await expect(mini(page).getByRole('button', { name: '继续播放' })).toBeVisible();
});

test('a second tab silences the first, which says that it was interrupted', async ({ page, context }) => {
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

test('what the system pauses is shown as interrupted, and what it brings back as playing', async ({
  page,
}) => {
  await playNewest(page);
  const system = (act: 'pause' | 'play') =>
    page.evaluate((name) => {
      const { mediaElements } = globalThis as unknown as { mediaElements: Set<HTMLMediaElement> };
      for (const element of mediaElements) void element[name]();
    }, act);
  await system('pause');
  await expect(mini(page).getByRole('status')).toHaveText('播放被打断了，点按继续');
  await system('play');
  await expect(mini(page).getByRole('button', { name: '暂停' })).toBeVisible();
});

test('a browser that refuses to play asks for a tap', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let refusals = 1;
    HTMLMediaElement.prototype.play = function refuse() {
      refusals -= 1;
      return refusals < 0 ? play.call(this) : Promise.reject(new DOMException('no tap', 'NotAllowedError'));
    };
  });
  await open(page, '/new/audioList/morning');
  await page.getByRole('button', { name: `播放：${newest}` }).tap();
  await expect(mini(page).getByRole('status')).toHaveText('浏览器要您点一下才播放');
  await mini(page).getByRole('button', { name: '继续播放' }).tap();
  await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
});

test('a sound that is lost on the way is tried again, said to have failed, and found by the next tap', async ({
  page,
  context,
}) => {
  await open(page, '/new/audioList/morning');
  let isCut = true;
  let cut = () => {};
  const seen = new Promise<void>((resolve) => (cut = resolve));
  await page.route('**/episode-*.m4a', async (route) => {
    await seen;
    await (isCut ? route.abort() : route.continue());
  });
  await page.getByRole('button', { name: `播放：${newest}` }).tap();
  await expect(mini(page).getByRole('status')).toHaveText('正在缓冲…');
  cut();
  await expect(mini(page).getByRole('status')).toHaveText('没能播放，点按重试');
  isCut = false;
  await mini(page).getByRole('button', { name: '重试' }).tap();
  await expect.poll(() => audibleFile(page)).toBe('episode-2001.m4a');
  await mini(page).getByRole('button', { name: '关闭播放' }).tap();

  isCut = true;
  await context.setOffline(true);
  // another one: of the first, the browser may have kept all by now
  await page.getByRole('button', { name: `播放：${second}` }).tap();
  await expect(mini(page).getByRole('status')).toHaveText('没能播放，点按重试');
  isCut = false;
  await context.setOffline(false);
  await expect.poll(() => audibleFile(page)).toBe('episode-2002.m4a');
});

test('a feed’s sound of unknown length tells it once it can, and is in the list of what there is to hear', async ({
  page,
  gateway,
}) => {
  const feed = join(gateway.dataDir, 'podcast.xml');
  const sound = `${gateway.origin}/media/demo/clips/audio-rural.m4a`;
  await writeFile(
    feed,
    `<rss version="2.0"><channel><title>山东播客</title><item><guid>1</guid><title>麦田里的一天</title>
      <description>听麦子。</description><enclosure url="${sound}" type="audio/mp4" length="1"/></item></channel></rss>`,
  );
  await gateway.run('import', feed);
  // a page that the gateway has kept may be a second old
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
  await expect(widget(page)).toContainText('0:42');
});

test.describe('a story read aloud', () => {
  test('on a device without a Chinese voice says so', async ({ page, pageErrors }) => {
    await open(page, '/new/general/1501');
    await page.getByRole('button', { name: '听文章' }).tap();
    await expect(mini(page).getByRole('status')).toHaveText('这台设备没有中文语音，无法朗读');
    await mini(page).getByRole('button', { name: '关闭朗读' }).tap();
    await expect(mini(page)).toBeHidden();
    expect(pageErrors).toEqual([]);
  });

  test('is marked sentence by sentence, and goes on while the reader is elsewhere', async ({
    page,
    pageErrors,
  }) => {
    await installSpeechSynthesis(page);
    await open(page, '/new/general/1501');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: '听文章' }).tap();
    await expect.poll(() => spokenText(page)).toBe(title);
    await finishUtterance(page);
    await finishUtterance(page);
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('sentence') ?? [])].map((range) => String(range)).join());
    await expect.poll(marked).toBe(await spokenText(page));
    expect((await spokenText(page)).length).toBeGreaterThan(10);
    await expect(mini(page).getByRole('status')).toHaveText(/^第 3 句，共 \d+ 句$/);

    await page.getByRole('link', { name: '齐鲁晚报' }).tap();
    await expect(page.getByRole('navigation', { name: '频道' })).toBeVisible();
    await finishUtterance(page);
    await expect(mini(page).getByRole('status')).toHaveText(/^第 4 句/);
    await mini(page).getByRole('link').tap();
    await expect.poll(marked).toBe(await spokenText(page));
    await mini(page).getByRole('button', { name: '关闭朗读' }).tap();
    await expect.poll(marked).toBe('');
    expect(await spokenText(page)).toBe('');
    expect(pageErrors).toEqual([]);
  });

  test('falls silent when something else is played, and goes on with its sentence after it', async ({
    page,
  }) => {
    await installSpeechSynthesis(page);
    await playNewest(page);
    await page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '首页' }).tap();
    await page.locator('main a[href="/new/general/1001"]:visible').last().tap();
    await page.getByRole('button', { name: '听文章' }).tap();
    await expect.poll(() => spokenText(page)).not.toBe('');
    expect(await audibleFile(page)).toBe('');
    await finishUtterance(page);
    const sentence = await spokenText(page);
    await mini(page).getByRole('button', { name: '暂停' }).tap();
    await expect.poll(() => spokenText(page)).toBe('');
    await page.getByRole('button', { name: '继续朗读' }).tap();
    await expect.poll(() => spokenText(page)).toBe(sentence);
  });
});
