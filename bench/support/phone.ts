import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';

/** ms of a round trip, bits per second: a slow mobile network */
const roundTrip = 150;
const downlink = 1.6 * 1024 * 1024;
const uplink = 0.75 * 1024 * 1024;
/**
 * A browser delays whole requests, not packets: what a request's several round trips cost on such a network, and what
 * of its throughput arrives as content, are the factors that Lighthouse applies for its throttling in the browser.
 */
const tripsPerRequest = 3.75;
const contentShare = 0.9;

/** The phone profile of every page measure: a cheap phone on a slow mobile network, applied by the browser itself. */
const profile = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  /** ms */
  latency: roundTrip * tripsPerRequest,
  /** bytes per second */
  download: (downlink * contentShare) / 8,
  upload: (uplink * contentShare) / 8,
};

export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args] });
}

/** A fresh phone: nothing cached, throttled network. @param slowdown of the processor, 1 for none */
export async function openPhone(browser: Browser, slowdown = 4): Promise<Phone> {
  const context: BrowserContext = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.deviceScaleFactor,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.download,
    uploadThroughput: profile.upload,
  });
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}

export interface Paint {
  /** ms after navigation */
  readonly fcp: number;
  readonly lcp: number;
  /** layout shift score */
  readonly cls: number;
}

/** Opens an address and reads its paint times once the page has been quiet for a while. */
export async function measurePaint(phone: Phone, address: string): Promise<Paint> {
  await phone.page.addInitScript(() => {
    const paint = { fcp: 0, lcp: 0, cls: 0 };
    Object.assign(globalThis, { paint });
    const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') paint.fcp = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      paint.lcp = startTime;
    });
    observe('layout-shift', ({ value = 0 }) => {
      paint.cls += value;
    });
  });
  await phone.page.goto(address, { waitUntil: 'networkidle' });
  await phone.page.waitForTimeout(500);
  return phone.page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint);
}
