import { get } from 'node:http';
import type { CDPSession } from '@playwright/test';
import { median, round, type Bench } from '../row.ts';
import { measurePaint, openBrowser, openPhone, type Paint } from '../support/phone.ts';
import { countLongFrames } from '../support/long-frames.ts';
import { startSite } from '../support/site.ts';

const runs = 5;
const path = '/new/paper/qlwbPaper';
/** interval between touch events */
const touchIntervalMs = 16;
const steps = 20;

/** A page of the newspaper: paint times on a slow network, size, and frames of a pinch. */
export const paper: Bench = {
  name: 'paper',
  async measure() {
    const gateway = await startSite();
    const browser = await openBrowser();
    const paints: Paint[] = [];
    const pinches: number[] = [];
    try {
      const address = gateway.origin + path;
      const weight = await drawingBytes(address, gateway.origin);
      for (let run = 0; run <= runs; run += 1) {
        const phone = await openPhone(browser);
        const paint = await measurePaint(phone, address);
        await phone.page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
        await phone.page.waitForTimeout(1000);
        const long = await countLongFrames(phone.page, () => pinch(phone.session));
        // the first run fills the gateway's caches
        if (run > 0) paints.push(paint);
        if (run > 0) pinches.push(long);
        await phone.close();
      }
      return [
        { row: 'paper page lcp', value: round(of(paints, 'lcp'), 0), unit: 'ms' },
        { row: 'paper page layout shift', value: round(of(paints, 'cls'), 4), unit: 'CLS', atMost: 0.02 },
        { row: 'paper page drawing', value: round(weight / 1024, 1), unit: 'KB', atMost: 200 },
        {
          row: 'paper frames over 32 ms in a pinch, processor slowed 4 times',
          value: median(pinches),
          unit: 'frames',
        },
      ];
    } finally {
      await browser.close();
      await gateway.stop();
    }
  },
};

const of = (paints: readonly Paint[], key: keyof Paint) => median(paints.map((paint) => paint[key]));

/** Size of the first page's drawing in bytes, compressed as the gateway sends it. */
async function drawingBytes(address: string, origin: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const [drawing] = /\/media\/paper\/\w+\.svg/.exec(html) ?? [];
  if (drawing === undefined) throw new Error('the page has no drawing');
  // unlike fetch, node:http does not decompress the response
  return new Promise((resolve, reject) => {
    get(origin + drawing, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

async function pinch(session: CDPSession): Promise<void> {
  const fingersAt = (progress: number) =>
    [-1, 1].map((side) => ({ x: 206 + side * (20 + 120 * progress), y: 420, id: side + 1 }));
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', progress?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: progress === undefined ? [] : fingersAt(progress),
    });
  await touch('touchStart', 0);
  for (let at = 1; at <= steps; at += 1) {
    await new Promise((resolve) => setTimeout(resolve, touchIntervalMs));
    await touch('touchMove', at / steps);
  }
  await touch('touchEnd');
}
