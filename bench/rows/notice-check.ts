import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startGateway } from '../../e2e/support/gateway.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { rootOf } from '../../gateway/domains/shared/ledger/checkpoints.ts';
import { median, round, type Bench, type Row } from '../row.ts';
import { createDatabase } from '../support/fill-database.ts';
import { filledNoticeId, fillNotices } from '../support/fill-notices.ts';
import { openBrowser, openPhone } from '../support/phone.ts';

const records = 1_000_000;
/** in the first third: its proof is as long as any, and later records are not near it */
const checked = 320_123;
/** records of the ledger that a returning device has seen; no power of two is near */
const seenRecords = 777_777;
const runs = 5;
const kilobyte = 1024;
const timeoutMs = 30_000;
/** longer than the requests in series that a touch starts */
const settleMs = 4000;

/**
 * Checks one notice (验证) of a ledger of a million on a phone: from the tap to the result, as the page's clock sees it, and what is transferred for it.
 * A returning device has a checkpoint to compare with, which a first one has not.
 */
export const noticeCheck: Bench = {
  name: 'notice-check',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-notices-'));
    await createDatabase({ dataDir });
    await fillNotices(dataDir, records);
    const { db, close } = await openDatabase({ dataDir });
    const seen = JSON.stringify({
      size: seenRecords,
      root: await rootOf(db, 'notices', seenRecords),
      time: '2026-10-01 08:00:00',
    });
    await close();
    const gateway = await startGateway({ dataDir, environment: { NODE_ENV: 'production' } });
    const browser = await openBrowser();
    try {
      const url = `${gateway.origin}/new/chainFile/lossChain/${filledNoticeId(checked)}`;
      // the page brings it along
      const file = await fetch(`${gateway.origin}/ledger/notices/proof/${checked + 1}`);
      const proofBytes = (await file.text()).length;
      const first: Check[] = [];
      const returning: Check[] = [];
      for (let run = 0; run < runs; run += 1) {
        first.push(await checkNotice(browser, url));
        returning.push(await checkNotice(browser, url, seen));
      }
      // what the first touch loads on any page, whatever is touched
      const touchBytes = median(first.map((check) => check.touchBytes));
      const bytesOf = (check: Check) => proofBytes + check.bytes - touchBytes;
      return [...rowsOf('first', first, bytesOf), ...rowsOf('returning', returning, bytesOf)];
    } finally {
      await browser.close();
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

interface Check {
  /** from lifting the finger to the frame with the result */
  readonly seconds: number;
  /** transferred since the first touch, that of the touch included */
  readonly bytes: number;
  readonly touchBytes: number;
}

/** @param seen checkpoint that the device remembers, JSON */
async function checkNotice(browser: Browser, url: string, seen?: string): Promise<Check> {
  const { page, session, close } = await openPhone(browser);
  page.setDefaultTimeout(timeoutMs);
  if (seen !== undefined)
    await page.addInitScript((value) => localStorage.setItem('ledger.notices.checkpoint', value), seen);
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.evaluate(() => scrollBy(0, 1));
  await page.waitForTimeout(settleMs);
  const touchBytes = bytes;
  const section = page.getByRole('region', { name: '验证这条记录' });
  await section.getByRole('button', { name: '验证', exact: true }).scrollIntoViewIfNeeded();
  const ms = page.evaluate(timeToResult);
  await section.getByRole('button', { name: '验证', exact: true }).tap();
  const seconds = (await ms) / 1000;
  const compared = seen === undefined ? '本机第一次看这本账' : '那些记录后来没有改写过';
  for (const found of [`共 ${records} 条`, '签名是真的', compared])
    if (!(await section.getByText(found).isVisible())) throw new Error(`the check did not find: ${found}`);
  await close();
  return { seconds, bytes, touchBytes };
}

/** Runs in the page: ms from lifting the finger until the frame with the result was drawn. */
function timeToResult(): Promise<number> {
  return new Promise((resolve) => {
    let tappedAt = 0;
    addEventListener('click', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes('再验证一次')) return;
      observer.disconnect();
      // the frame is drawn before the task that follows it
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tappedAt)));
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

function rowsOf(device: string, checks: readonly Check[], bytesOf: (check: Check) => number): Row[] {
  const times = checks.map(({ seconds }) => seconds);
  return [
    {
      row: `checking one notice of ${records} on a ${device} device`,
      value: round(median(times)),
      unit: 's',
      atMost: 1,
      peers: { 'the slowest': round(Math.max(...times)) },
    },
    {
      row: `transferred to check one notice of ${records} on a ${device} device`,
      value: round(median(checks.map(bytesOf)) / kilobyte, 1),
      unit: 'KB',
      atMost: 20,
    },
  ];
}
