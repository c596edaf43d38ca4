import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { startGateway } from '../../e2e/support/gateway.ts';
import { round, type Bench } from '../row.ts';
import { startBareFeed } from '../support/bare-video-feed.ts';
import { fillDatabase, filmAt } from '../support/fill-database.ts';
import { countLongFrames } from '../support/long-frames.ts';
import { openBrowser, openPhone } from '../support/phone.ts';

const films = 520;
const swipes = 10;
/** films after which the feed is weighed first, and last */
const warm = 50;
const last = 500;
/** steps of a finger, and ms between them */
const strokes = 10;
const step = 16;
const megabyte = 1024 * 1024;

/** A feed of films on a slow phone: frames that ten swipes miss, beside a bare page, and what five hundred films leave behind. */
export const videoFeed: Bench = {
  name: 'video-feed',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-films-'));
    await fillDatabase(dataDir, films, filmAt);
    const gateway = await startGateway({ dataDir, environment: { NODE_ENV: 'production' } });
    const browser = await openBrowser();
    try {
      const bare = await startBareFeed(newest(gateway.origin));
      const least = await countMissed(browser, (page) => openBare(page, bare.address));
      await bare.close();
      const long = await countMissed(browser, (page) => open(page, gateway.origin));

      const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await open(page, gateway.origin);
      await goTo(page, warm);
      const before = await weigh(session);
      await goTo(page, last);
      const after = await weigh(session);
      const elements = await page.locator('video').count();
      return [
        {
          row: `frames over 32 ms in ${swipes} swipes from film to film`,
          value: long,
          unit: 'frames',
          atMost: swipes,
          peers: { 'a bare page': least },
        },
        {
          row: `heap grown from ${warm} to ${last} films of one feed`,
          value: round((after.heap - before.heap) / megabyte),
          unit: `MB, with ${round(before.heap / megabyte)} before, nodes ${before.nodes} and then ${after.nodes}`,
          atMost: 3,
        },
        { row: `film elements alive after ${last} films`, value: elements, unit: 'elements', atMost: 1 },
      ];
    } finally {
      await browser.close();
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** The films that the feed shows first. */
function newest(origin: string) {
  return Array.from({ length: swipes + 2 }, (_, index) => {
    const { media, covers } = filmAt(films - 1 - index);
    return { src: `${origin}${media?.url}`, poster: `${origin}${covers[0]?.url}-article7.0.4` };
  });
}

async function countMissed(browser: Browser, begin: (page: Page) => Promise<void>): Promise<number> {
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

async function open(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/new/videos/`);
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready');
  await page.getByRole('group', { name: '换一个视频' }).waitFor({ state: 'attached' });
}

async function swipe(page: Page, session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 120, y }] });
  for (let done = 0; done < swipes; done += 1) {
    await touch('touchStart', 640);
    for (let at = 1; at <= strokes; at += 1) {
      await page.waitForTimeout(step);
      await touch('touchMove', 640 - (440 * at) / strokes);
    }
    await touch('touchEnd');
    await page.waitForTimeout(900);
  }
}

/** Goes on by key until the film of this number, counted from 1, is in sight. */
async function goTo(page: Page, number: number): Promise<void> {
  const told = page.getByText(new RegExp(`^第 ${number} 个视频：`));
  while ((await told.count()) === 0) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(step);
  }
}

/** What the page holds once everything that can go is gone. */
async function weigh(session: CDPSession): Promise<{ readonly heap: number; readonly nodes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') };
}
