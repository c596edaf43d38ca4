import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench } from '../row.ts';
import { fillChain } from '../support/fill-chain.ts';
import { fillDatabase } from '../support/fill-database.ts';
import { measureInteraction, observeInteractions } from '../support/event-timing.ts';
import { openBrowser, openPhone } from '../support/phone.ts';

const records = 10_000;
const path = '/new/v10/publicWelfare/chainBlocks';
const taps = 5;
/** time after which a verification counts as stuck */
const timeoutMs = 180_000;

/** Verifies (验证) a chain of ten thousand records on a phone: total time, and latency of taps meanwhile. */
export const chainCheck: Bench = {
  name: 'chain-check',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-chain-'));
    await fillDatabase(dataDir, 1);
    await fillChain(dataDir, records);
    const gateway = await startGateway({
      dataDir,
      environment: { NODE_ENV: 'production' },
    });
    const browser = await openBrowser();
    try {
      const phone = await openPhone(browser);
      const { page } = phone;
      page.setDefaultTimeout(timeoutMs);
      await observeInteractions(page);
      await page.goto(gateway.origin + path);
      await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
      await page.waitForLoadState('networkidle');
      const idle: number[] = [];
      for (let tap = 0; tap < taps; tap += 1) idle.push(await tapElsewhere(page, tap));
      const start = performance.now();
      await verify(page);
      await intactResult(page).waitFor();
      const totalMs = performance.now() - start;
      const busy = await tapsDuringVerification(page);
      await intactResult(page).waitFor();
      await phone.close();
      return [
        {
          row: `to the next frame after a tap while ${records} records are verified`,
          value: median(busy),
          unit: 'ms',
          atMost: 100,
          peers: {
            'the slowest': Math.max(...busy),
            'while idle': median(idle),
            'the slowest while idle': Math.max(...idle),
          },
        },
        {
          row: `the whole verification of ${records} records`,
          value: round(totalMs / 1000, 1),
          unit: 's',
        },
      ];
    } finally {
      await browser.close();
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** The message that all records are intact; with any other result waiting for it times out. */
const intactResult = (page: Page) => page.getByText(`${records} 条记录全部完好，没有一项改动过。`);

/** Has a value only while blocks are verified, not while they are loaded. */
const progress = (page: Page) => page.locator('progress[value]');

async function verify(page: Page): Promise<void> {
  await page.getByRole('button', { name: /验证$|再验证一次/ }).tap();
  await progress(page).waitFor();
}

/** @returns latency in ms of taps before and after which a verification was running */
async function tapsDuringVerification(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let attempt = 0; times.length < taps; attempt += 1) {
    if (attempt > 2 * taps) throw new Error('each verification ended before the tap was measured');
    if (!(await progress(page).isVisible())) await verify(page);
    const time = await tapElsewhere(page, attempt);
    if (await progress(page).isVisible()) times.push(time);
  }
  return times;
}

/** Taps with a visible effect: alternately, the search field gets the focus and loses it. */
const tapElsewhere = (page: Page, turn: number) =>
  measureInteraction(page, () =>
    (turn % 2 === 0 ? page.getByRole('searchbox') : page.getByRole('heading', { level: 1 })).tap(),
  );
