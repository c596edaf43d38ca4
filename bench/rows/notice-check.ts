import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench } from '../row.ts';
import { createDatabase } from '../support/fill-database.ts';
import { filledNoticeId, fillNotices } from '../support/fill-notices.ts';
import { openBrowser, openPhone } from '../support/phone.ts';

const records = 1_000_000;
/** in the first third: its proof is as long as any, and later records are not near it */
const checked = 320_123;
const runs = 5;
const kilobyte = 1024;
const timeoutMs = 30_000;

/** Checks one notice (验证) of a ledger of a million on a phone: from the tap to the result, and what is transferred for it. */
export const noticeCheck: Bench = {
  name: 'notice-check',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-notices-'));
    await createDatabase(dataDir);
    await fillNotices(dataDir, records);
    const gateway = await startGateway({ dataDir, environment: { NODE_ENV: 'production' } });
    const browser = await openBrowser();
    try {
      const url = `${gateway.origin}/new/chainFile/lossChain/${filledNoticeId(checked)}`;
      const times: number[] = [];
      const sizes: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const phone = await openPhone(browser);
        const { page, session } = phone;
        page.setDefaultTimeout(timeoutMs);
        await page.goto(url);
        await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
        // what the first touch of a page loads, whatever is touched
        await page.evaluate(() => scrollBy(0, 1));
        await page.waitForLoadState('networkidle');
        let bytes = 0;
        session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
        const section = page.getByRole('region', { name: '验证这条记录' });
        await section.getByRole('button', { name: '验证', exact: true }).scrollIntoViewIfNeeded();
        const start = performance.now();
        await section.getByRole('button', { name: '验证', exact: true }).tap();
        await section.getByRole('button', { name: '再验证一次' }).waitFor();
        times.push((performance.now() - start) / 1000);
        if (!(await section.getByText(`共 ${records} 条`).isVisible()))
          throw new Error('the record was not proven in the whole ledger');
        sizes.push(bytes / kilobyte);
        await phone.close();
      }
      return [
        {
          row: `checking one notice of ${records}`,
          value: round(median(times)),
          unit: 's',
          atMost: 1,
          peers: { 'the slowest': round(Math.max(...times)) },
        },
        {
          row: `transferred to check one notice of ${records}`,
          value: round(median(sizes), 1),
          unit: 'KB',
          atMost: 20,
        },
      ];
    } finally {
      await browser.close();
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
