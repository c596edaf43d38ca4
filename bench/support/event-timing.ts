import type { Page } from '@playwright/test';

/** An entry of the Event Timing API, which the DOM types cover only in part. */
interface TimedEvent extends PerformanceEntry {
  /** 0 if the event does not belong to a tap or key press */
  readonly interactionId: number;
}

interface InteractionWatch {
  /** page time from which interactions count */
  from: number;
  slowest: number;
}

/** the shortest duration that the browser reports; durations are rounded to 8 ms */
const minDurationMs = 16;
/** time after which the result of a tap is on screen and reported */
const settleMs = 900;

/** Observes interactions in pages opened from now on. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const watch: InteractionWatch = { from: 0, slowest: 0 };
    Object.assign(globalThis, { interactionWatch: watch });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as TimedEvent[])
        if (entry.interactionId > 0 && entry.startTime >= watch.from)
          watch.slowest = Math.max(watch.slowest, entry.duration);
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, minDurationMs);
}

/**
 * Measures one interaction.
 * @returns ms from the input event to the next frame, of the slowest event of the interaction, as reported by the Event
 * Timing API (the basis of Interaction to Next Paint)
 */
export async function measureInteraction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(settleMs);
  await page.evaluate(startWatching);
  await act();
  await page.waitForTimeout(settleMs);
  const slowest = await page.evaluate(
    () => (globalThis as unknown as { interactionWatch: InteractionWatch }).interactionWatch.slowest,
  );
  return Math.max(slowest, minDurationMs);
}

/**
 * Runs in the page: counts from now on. A dot that changes in every frame keeps frames coming: a headless browser reports
 * the time of a frame only with the next one, which after the last change of a page may be seconds later.
 */
function startWatching(): void {
  const { interactionWatch } = globalThis as unknown as { interactionWatch: InteractionWatch };
  interactionWatch.from = performance.now();
  interactionWatch.slowest = 0;
  const id = 'frame-dot';
  if (document.getElementById(id) !== null) return;
  const dot = document.createElement('i');
  dot.id = id;
  dot.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;pointer-events:none';
  document.documentElement.append(dot);
  const onFrame = (time: number) => {
    dot.style.background = Math.round(time / 16) % 2 === 0 ? '#000' : '#fff';
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
