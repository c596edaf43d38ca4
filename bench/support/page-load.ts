import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhone } from './phone.ts';

/** What an untouched page costs. */
export interface PageLoad {
  /** bodies of all scripts, as compressed by the gateway */
  readonly scriptBytes: number;
  /** without pictures */
  readonly requests: number;
  /** of the same URL again, pictures included */
  readonly repeatedRequests: number;
  /** ms that tasks took on the main thread, CPU throttling included */
  readonly mainThreadMs: number;
  /** ms of tasks beyond 50 ms each, after the first paint */
  readonly totalBlockingMs: number;
  readonly longestTaskMs: number;
}

interface LongTask {
  readonly startTime: number;
  readonly duration: number;
}

interface VisitOptions {
  /** ms from navigation to the reading */
  readonly stayMs: number;
  /** scrolls to the end and back into the comments */
  readonly isScrolled?: boolean;
}

/** Opens a page with an empty cache on the throttled phone and leaves it alone. */
export async function measurePageLoad(
  browser: Browser,
  url: string,
  { stayMs, isScrolled = false }: VisitOptions,
): Promise<PageLoad> {
  const phone = await openPhone(browser);
  const { page, session } = phone;
  try {
    const requests: { readonly url: string; readonly isPicture: boolean }[] = [];
    session.on('Network.requestWillBeSent', ({ request, type }) => {
      if (request.url.startsWith('http')) requests.push({ url: request.url, isPicture: type === 'Image' });
    });
    await session.send('Performance.enable');
    await page.addInitScript(() => {
      const longTasks: { startTime: number; duration: number }[] = [];
      Object.assign(globalThis, { longTasks });
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({ startTime, duration }) => longTasks.push({ startTime, duration })),
      ).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(stayMs);
    if (isScrolled) await scrollToEnd(page);
    const mainThreadMs = await taskMs(session);
    const { scripts, longTasks, firstPaint } = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js(?:\?|$)/.test(name))
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const),
      longTasks: (globalThis as unknown as { longTasks: LongTask[] }).longTasks,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const urls = requests.map((request) => request.url);
    return {
      scriptBytes: [...new Map(scripts).values()].reduce((sum, size) => sum + size, 0),
      requests: requests.filter(({ isPicture }) => !isPicture).length,
      repeatedRequests: urls.length - new Set(urls).size,
      mainThreadMs,
      totalBlockingMs: longTasks
        .filter(({ startTime, duration }) => startTime + duration > firstPaint)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
      longestTaskMs: Math.max(0, ...longTasks.map(({ duration }) => duration)),
    };
  } finally {
    await phone.close();
  }
}

/** As a reader scrolls, until the page grows no more. */
async function scrollToEnd(page: Page): Promise<void> {
  for (let stills = 0, before = -1; stills < 12;) {
    const position = await page.evaluate(() => {
      scrollBy(0, 500);
      return Math.round(scrollY);
    });
    stills = position === before ? stills + 1 : 0;
    before = position;
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(5000);
}

/** ms of all tasks of the page's main thread since it was opened */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Share of time that the main thread of a page at rest is busy. */
export async function measureIdleShare(
  browser: Browser,
  url: string,
  { settleMs, restMs }: { readonly settleMs: number; readonly restMs: number },
): Promise<number> {
  const phone = await openPhone(browser);
  try {
    await phone.session.send('Performance.enable');
    await phone.page.goto(url, { waitUntil: 'commit' });
    await phone.page.waitForTimeout(settleMs);
    const before = await taskMs(phone.session);
    await phone.page.waitForTimeout(restMs);
    return ((await taskMs(phone.session)) - before) / restMs;
  } finally {
    await phone.close();
  }
}

/** Share of the loaded JavaScript, in characters, that no code path of an untouched page runs. */
export async function measureUnusedShare(browser: Browser, url: string, stayMs: number): Promise<number> {
  const phone = await openPhone(browser);
  const { page, session } = phone;
  try {
    await session.send('Profiler.enable');
    await session.send('Debugger.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(stayMs);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    let loaded = 0;
    let used = 0;
    for (const { scriptId, url: script, functions } of result) {
      if (!/\/assets\/[^/]+\.js$/.test(script)) continue;
      const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId });
      const isUsed = new Uint8Array(scriptSource.length).fill(1);
      // inner ranges refine the outer ones
      const ranges = functions
        .flatMap((one) => one.ranges)
        .toSorted((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
      for (const { count, startOffset, endOffset } of ranges)
        isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset);
      loaded += scriptSource.length;
      used += isUsed.reduce((sum, one) => sum + one, 0);
    }
    return 1 - used / loaded;
  } finally {
    await phone.close();
  }
}
