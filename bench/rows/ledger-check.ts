import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench } from '../row.ts';
import { bundleForPage } from '../support/bundle-for-page.ts';
import { fillChain } from '../support/fill-chain.ts';
import { fillDatabase } from '../support/fill-database.ts';
import { measureInteraction, observeInteractions } from '../support/event-timing.ts';
import { openBrowser, openPhone } from '../support/phone.ts';

const records = 10_000;
const path = '/new/v10/publicWelfare/chainBlocks';
const taps = 5;
const rounds = 3;
/** time after which a check counts as stuck */
const timeoutMs = 180_000;

/**
 * Checks a ledger of ten thousand records (核对整本账) on a phone, beside a check that loads one part at a time and leaves
 * the tree out: total time, and latency of taps meanwhile.
 */
export const ledgerCheck: Bench = {
  name: 'ledger-check',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-ledger-'));
    await fillDatabase({ dataDir }, 1);
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
      await page.evaluate(
        await bundleForPage(new URL('../support/sequential-chain-check.ts', import.meta.url)),
      );
      const idle: number[] = [];
      for (let tap = 0; tap < taps; tap += 1) idle.push(await tapElsewhere(page, tap));
      const own: number[] = [];
      const peer: number[] = [];
      for (let turn = 0; turn < rounds; turn += 1) {
        peer.push(await secondsOf(() => checkSequentially(page)));
        own.push(
          await secondsOf(async () => {
            await startCheck(page);
            await intactResult(page).waitFor();
          }),
        );
      }
      const busy = await tapsDuringCheck(page);
      await intactResult(page).waitFor();
      await phone.close();
      return [
        {
          row: `to the next frame after a tap while ${records} records are checked`,
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
          row: `speed of the check of ${records} records over one that loads part after part`,
          value: round(median(peer) / median(own)),
          unit: '×',
          atLeast: 2,
          peers: { 's of the check': round(median(own), 1), 's part after part': round(median(peer), 1) },
        },
      ];
    } finally {
      await browser.close();
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

async function checkSequentially(page: Page): Promise<void> {
  const checked = await page.evaluate(() =>
    (globalThis as unknown as { checkSequentially: () => Promise<number> }).checkSequentially(),
  );
  if (checked !== records) throw new Error(`${checked} records were checked, not ${records}`);
}

/** The message that all records are intact; with any other result waiting for it times out. */
const intactResult = (page: Page) => page.getByText(`${records} 条记录全部完好，没有一项改动过。`);

/** Has a value only while records are checked, not while the first ones are loaded. */
const progress = (page: Page) => page.locator('progress[value]');

async function startCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: /核对整本账|再核对一遍/ }).tap();
  await progress(page).waitFor();
}

/** @returns latency in ms of taps before and after which a check was running */
async function tapsDuringCheck(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let attempt = 0; times.length < taps; attempt += 1) {
    if (attempt > 3 * taps) throw new Error('each check ended before the tap was measured');
    if (!(await progress(page).isVisible())) await startCheck(page);
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
