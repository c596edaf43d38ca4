import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { startGateway } from '../../e2e/support/gateway.ts';
import { round, type Bench } from '../row.ts';
import { startBareVideoFeed } from '../support/bare-video-feed.ts';
import { fillDatabase, videoAt } from '../support/fill-database.ts';
import { countLongFrames } from '../support/long-frames.ts';
import { openBrowser, openPhone } from '../support/phone.ts';

const videoCount = 520;
const swipes = 10;
/** numbers of the videos after which memory is measured */
const firstCheck = 50;
const lastCheck = 500;
/** touch events of a swipe */
const touchSteps = 10;
const touchIntervalMs = 16;
const megabyte = 1024 * 1024;

/** A video feed on a slow phone: missed frames in ten swipes, compared with a bare page, and memory after 500 videos. */
export const videoFeed: Bench = {
  name: 'video-feed',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-videos-'));
    await fillDatabase({ dataDir }, videoCount, videoAt);
    const gateway = await startGateway({ dataDir, environment: { NODE_ENV: 'production' } });
    const browser = await openBrowser();
    try {
      const bare = await startBareVideoFeed(newestVideos(gateway.origin));
      const missedByBare = await countMissedFrames(browser, (page) => openBare(page, bare.address));
      await bare.close();
      const missed = await countMissedFrames(browser, (page) => openFeed(page, gateway.origin));

      const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await openFeed(page, gateway.origin);
      await showVideo(page, firstCheck);
      const before = await readMemory(session);
      await showVideo(page, lastCheck);
      const after = await readMemory(session);
      const elements = await page.locator('video').count();
      return [
        {
          row: `frames over 32 ms in ${swipes} swipes from video to video`,
          value: missed,
          unit: 'frames',
          atMost: swipes,
          peers: { 'a bare page': missedByBare },
        },
        {
          row: `heap growth from ${firstCheck} to ${lastCheck} videos of one feed`,
          value: round((after.heap - before.heap) / megabyte),
          unit: `MB, with ${round(before.heap / megabyte)} before, nodes ${before.nodes} and then ${after.nodes}`,
          atMost: 3,
        },
        {
          row: `video elements alive after ${lastCheck} videos`,
          value: elements,
          unit: 'elements',
          atMost: 1,
        },
      ];
    } finally {
      await browser.close();
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** The first videos of the feed. */
function newestVideos(origin: string) {
  return Array.from({ length: swipes + 2 }, (_, index) => {
    const { media, covers } = videoAt(videoCount - 1 - index);
    return { src: `${origin}${media?.url}`, poster: `${origin}${covers[0]?.url}-article7.0.4` };
  });
}

async function countMissedFrames(browser: Browser, begin: (page: Page) => Promise<void>): Promise<number> {
  const { page, session, close } = await openPhone(browser);
  await begin(page);
  const missed = await countLongFrames(page, () => swipe(page, session));
  await close();
  return missed;
}

async function openBare(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready');
}

async function openFeed(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/new/videos/`);
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready');
  await page.getByRole('group', { name: '换一个视频' }).waitFor({ state: 'attached' });
}

async function swipe(page: Page, session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 120, y }] });
  for (let done = 0; done < swipes; done += 1) {
    await touch('touchStart', 640);
    for (let at = 1; at <= touchSteps; at += 1) {
      await page.waitForTimeout(touchIntervalMs);
      await touch('touchMove', 640 - (440 * at) / touchSteps);
    }
    await touch('touchEnd');
    await page.waitForTimeout(900);
  }
}

/** Presses the arrow key until the video with this number, counted from 1, is shown. */
async function showVideo(page: Page, number: number): Promise<void> {
  const position = page.getByText(new RegExp(`^第 ${number} 个视频：`));
  while ((await position.count()) === 0) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(touchIntervalMs);
  }
}

/** Heap size and DOM nodes after garbage collection. */
async function readMemory(session: CDPSession): Promise<{ readonly heap: number; readonly nodes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') };
}
