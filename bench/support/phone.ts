import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';

/** a slow mobile network */
const roundTripMs = 150;
const downlinkBitsPerSecond = 1.6 * 1024 * 1024;
const uplinkBitsPerSecond = 0.75 * 1024 * 1024;
/**
 * The browser delays whole requests, not packets. These are the factors of Lighthouse's DevTools throttling, for a request's
 * several round trips and for the share of the throughput that is content.
 */
const roundTripsPerRequest = 3.75;
const goodputShare = 0.9;

/** The device profile of all page measurements: a cheap phone on a slow mobile network, emulated by the browser. */
const profile = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  /** ms */
  latency: roundTripMs * roundTripsPerRequest,
  /** bytes per second */
  download: (downlinkBitsPerSecond * goodputShare) / 8,
  upload: (uplinkBitsPerSecond * goodputShare) / 8,
};

/**
 * Playwright enables the inspector's runtime domain. With it every `Error` object takes its position in the source, and V8
 * parses the whole script again to find it: the three that React creates while it is evaluated take 100 ms on this
 * phone, which no reader's browser spends. With the flag the positions are kept from the first parsing.
 */
const keepPositions = '--js-flags=--no-enable-lazy-source-positions';

export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args, keepPositions] });
}

/** Opens a page with an empty cache and a throttled network. @param slowdown CPU slowdown factor, 1 for none */
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

/** Opens an address and reads its paint times once the network has been idle for a while. */
export async function measurePaint(phone: Phone, address: string): Promise<Paint> {
  await phone.page.addInitScript(() => {
    const paint = { fcp: 0, lcp: 0, cls: 0 };
    Object.assign(globalThis, { paint });
    const observe = (type: string, onEntry: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
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
