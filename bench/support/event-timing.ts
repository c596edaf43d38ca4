import type { Page } from '@playwright/test';

/** An entry of the Event Timing API, which the DOM's types know in part. */
interface TimedEvent extends PerformanceEntry {
  /** 0 where the event is no part of a tap or a key press */
  readonly interactionId: number;
}

interface Watching {
  /** ms of the page's time from which on what the reader does is counted */
  from: number;
  slowest: number;
}

/** The shortest that the browser tells of; what it tells is rounded to 8 ms. */
const shortest = 16;
/** ms after which what a tap has brought about is on screen, and told */
const settling = 900;

/** Has the page measure what readers do from here on. Before it is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const watching: Watching = { from: 0, slowest: 0 };
    Object.assign(globalThis, { watching });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as TimedEvent[])
        if (entry.interactionId > 0 && entry.startTime >= watching.from)
          watching.slowest = Math.max(watching.slowest, entry.duration);
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, shortest);
}

/**
 * Does what a reader does once.
 * @returns ms from the finger's or key's event to the frame that shows the first of what it brought about, the slowest of
 * the events that belong to it, as the Event Timing API tells it (what Interaction to Next Paint is made of)
 */
export async function timeOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(settling);
  await page.evaluate(beginToWatch);
  await act();
  await page.waitForTimeout(settling);
  const slowest = await page.evaluate(
    () => (globalThis as unknown as { watching: Watching }).watching.slowest,
  );
  return Math.max(slowest, shortest);
}

/**
 * Runs in the page: counts from now on. A dot that changes with each frame keeps them coming: a browser without a screen tells
 * when a frame was shown only once the next one is, which after the last change of a page may be seconds later.
 */
function beginToWatch(): void {
  const { watching } = globalThis as unknown as { watching: Watching };
  watching.from = performance.now();
  watching.slowest = 0;
  const name = 'beat';
  if (document.getElementById(name) !== null) return;
  const dot = document.createElement('i');
  dot.id = name;
  dot.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;pointer-events:none';
  document.documentElement.append(dot);
  const beat = (time: number) => {
    dot.style.background = Math.round(time / 16) % 2 === 0 ? '#000' : '#fff';
    requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
}
