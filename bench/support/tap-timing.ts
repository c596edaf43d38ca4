import type { Page } from '@playwright/test';

/** The content that a tap leads to. */
export interface TapTarget {
  readonly heading: string;
  /** first paragraph, if there is one */
  readonly paragraph?: string;
}

/** Figures of a tap. */
export interface TapTiming {
  /** ms from lifting the finger until the browser had painted heading and paragraph, by Element Timing */
  readonly shown: number;
  /** ms from lifting the finger until the heading receives taps */
  readonly interactive: number;
  /** px by which heading or paragraph moved or changed size within half a second after their first frame */
  readonly moved: number;
}

interface TapWatch {
  tap: number;
  readonly painted: Map<string, number>;
  /** texts visible in the first frame after the tap */
  readonly inFirstFrame: Set<string>;
  /** time at which the browser had painted that frame */
  firstFrame: number;
  interactive: number;
  moved: number;
  isOver: boolean;
}

/** Observes what the next tap leads to. */
export function observeTap(page: Page, target: TapTarget): Promise<void> {
  return page.evaluate((expected) => {
    const watch: TapWatch = {
      tap: 0,
      painted: new Map(),
      inFirstFrame: new Set(),
      firstFrame: Infinity,
      interactive: 0,
      moved: 0,
      isOver: false,
    };
    Object.assign(globalThis, { watch });
    const texts = Object.values(expected);
    const found = new Set<Element>();
    const firstBoxes = new Map<string, DOMRect>();
    let isFirstFrame = true;

    /** Marks the elements for Element Timing, which reports each text once. */
    function mark(): void {
      for (const element of document.querySelectorAll('h1, p')) {
        const text = element.textContent ?? '';
        if (found.has(element) || !texts.includes(text)) continue;
        found.add(element);
        element.setAttribute('elementtiming', text);
      }
    }

    /** Runs in each frame from the tap on; before it, it would only take CPU time from the page. */
    function onFrame(): void {
      for (const element of found) {
        if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) continue;
        const text = element.textContent ?? '';
        const box = element.getBoundingClientRect();
        const before = firstBoxes.get(text) ?? box;
        firstBoxes.set(text, before);
        const moves = (['left', 'top', 'width', 'height'] as const).map((side) => box[side] - before[side]);
        watch.moved = Math.max(watch.moved, ...moves.map(Math.abs));
        const isInViewport = box.bottom > 0 && box.top < innerHeight;
        if (text !== expected.heading) {
          if (isFirstFrame && isInViewport) watch.inFirstFrame.add(text);
          continue;
        }
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (isFirstFrame && top?.contains(element) === true) watch.inFirstFrame.add(text);
        if (top === element && watch.interactive === 0) watch.interactive = performance.now();
      }
      isFirstFrame = false;
      if (watch.interactive > 0 && performance.now() > watch.interactive + 500) watch.isOver = true;
      else requestAnimationFrame(onFrame);
    }

    mark();
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        identifier: string;
        renderTime: number;
      })[])
        if (!watch.painted.has(entry.identifier)) watch.painted.set(entry.identifier, entry.renderTime);
    }).observe({ type: 'element', buffered: true });
    // Element Timing does not report an element that the next task removes; Event Timing always reports the tap's frame
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'click') watch.firstFrame = startTime + duration;
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const atTap = ({ timeStamp }: Event) => {
      watch.tap = timeStamp;
      requestAnimationFrame(onFrame);
    };
    addEventListener('click', atTap, { capture: true, once: true });
  }, target);
}

/** The figures of the tap since `observeTap`, half a second after the heading receives taps. */
export async function readTap(page: Page): Promise<TapTiming> {
  await page.waitForFunction(() => (globalThis as unknown as { watch: TapWatch }).watch.isOver);
  return page.evaluate(() => {
    const { tap, painted, inFirstFrame, firstFrame, interactive, moved } = (
      globalThis as unknown as { watch: TapWatch }
    ).watch;
    const shown = Array.from(painted, ([text, at]) =>
      inFirstFrame.has(text) ? Math.min(at, firstFrame) : at,
    );
    return { shown: Math.max(...shown) - tap, interactive: interactive - tap, moved };
  });
}
