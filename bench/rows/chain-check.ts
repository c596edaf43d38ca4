import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench } from '../row.ts';
import { fillChain } from '../support/fill-chain.ts';
import { fillDatabase } from '../support/fill-database.ts';
import { timeOf, watchInteractions } from '../support/event-timing.ts';
import { openBrowser, openPhone } from '../support/phone.ts';

const records = 10_000;
const path = '/new/v10/publicWelfare/chainBlocks';
const taps = 5;
/** ms after which a check counts as stuck */
const patience = 180_000;

/** 验证 of a chain of ten thousand records on a phone: how long it takes, and how soon the page answers meanwhile. */
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
      page.setDefaultTimeout(patience);
      await watchInteractions(page);
      await page.goto(gateway.origin + path);
      await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
      await page.waitForLoadState('networkidle');
      const quiet: number[] = [];
      for (let tap = 0; tap < taps; tap += 1) quiet.push(await tapElsewhere(page, tap));
      const begun = performance.now();
      await verify(page);
      await soundResult(page).waitFor();
      const whole = performance.now() - begun;
      const busy = await tapsDuringChecks(page);
      await soundResult(page).waitFor();
      await phone.close();
      return [
        {
          row: `to the next frame after a tap while ${records} records are checked`,
          value: median(busy),
          unit: 'ms',
          atMost: 100,
          peers: {
            'the slowest': Math.max(...busy),
            'while nothing is checked': median(quiet),
            'the slowest of those': Math.max(...quiet),
          },
        },
        {
          row: `the whole check of ${records} records`,
          value: round(whole / 1000, 1),
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

/** That every record is right; any other result leaves this waited for in vain. */
const soundResult = (page: Page) => page.getByText(`${records} 条记录全部完好，没有一项改动过。`);

/** With blocks being checked, not only fetched. */
const progress = (page: Page) => page.locator('progress[value]');

async function verify(page: Page): Promise<void> {
  await page.getByRole('button', { name: /验证$|再验证一次/ }).tap();
  await progress(page).waitFor();
}

/** @returns ms of each tap, of such as a check was under way before and after */
async function tapsDuringChecks(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let tried = 0; times.length < taps; tried += 1) {
    if (tried > 2 * taps) throw new Error('the checks are over before a tap is');
    if (!(await progress(page).isVisible())) await verify(page);
    const time = await tapElsewhere(page, tried);
    if (await progress(page).isVisible()) times.push(time);
  }
  return times;
}

/** Taps that can be seen: the field of the search gets the focus, and loses it to the title, by turns. */
const tapElsewhere = (page: Page, turn: number) =>
  timeOf(page, () =>
    (turn % 2 === 0 ? page.getByRole('searchbox') : page.getByRole('heading', { level: 1 })).tap(),
  );
