import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startGateway } from '../../e2e/support/gateway.ts';
import { audibleFile, trackMediaElements, mediaStates } from '../../e2e/support/media-playback.ts';
import type { Bench } from '../row.ts';
import { openBrowser } from '../support/phone.ts';
import { episodeAt, fillDatabase } from '../support/fill-database.ts';

const episodes = 10_000;
/** an episode is played every so many rows */
const playEvery = 2500;
/** time without a new row after which the list counts as stuck */
const timeoutMs = 60_000;

/** Counts media elements in a list of ten thousand episodes, some of which are played while scrolling down. */
export const audioElements: Bench = {
  name: 'audio-elements',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-audio-'));
    await fillDatabase({ dataDir }, episodes, episodeAt);
    const gateway = await startGateway({ dataDir, environment: { NODE_ENV: 'production' } });
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
      page.setDefaultTimeout(timeoutMs);
      await trackMediaElements(page);
      await page.goto(`${gateway.origin}/new/audioList`);
      const played = new Set<string>();
      for (let rows = playEvery; rows <= episodes; rows += playEvery) {
        await reachEpisode(page, episodes - rows);
        await page
          .getByRole('button', { name: /^播放：/ })
          .last()
          .tap();
        await page.waitForFunction(() => document.querySelector('[aria-label="正在收听"]') !== null);
        const file = await audibleFile(page);
        if (file !== '') played.add(file);
      }
      const loaded = await mediaStates(page);
      const rowsInDocument = await page.getByRole('main').getByRole('article').count();
      return [
        {
          row: `media elements alive after ${episodes} episodes in one list`,
          value: loaded.length,
          unit: `with ${played.size} of them played, ${rowsInDocument} rows in the document`,
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

/** Scrolls down until the episode with this number is rendered; the oldest is number 0. */
async function reachEpisode(page: Page, number: number): Promise<void> {
  await page.evaluate(
    async ([title, limit]) => {
      let last = performance.now();
      let height = 0;
      for (;;) {
        const titles = Array.from(document.querySelectorAll('main h3'), (head) => head.textContent ?? '');
        const least = Math.min(...titles.map((text) => Number(/\d+/.exec(text)?.[0])));
        if (least <= title) return;
        scrollTo(0, document.documentElement.scrollHeight);
        if (document.documentElement.scrollHeight > height) {
          height = document.documentElement.scrollHeight;
          last = performance.now();
        }
        if (performance.now() - last > limit) throw new Error(`the list stopped at episode ${least}`);
        await new Promise((resolve) => setTimeout(resolve, 16));
      }
    },
    [number, timeoutMs] as const,
  );
}
