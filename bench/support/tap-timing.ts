import type { Page } from '@playwright/test';

/** What the reader came for. */
export interface TapWords {
  readonly heading: string;
  /** the first of the text; none where there is but a heading */
  readonly paragraph?: string;
}

/** What came of a tap. */
export interface Tap {
  /** ms from the lifting of the finger until the browser had painted heading and paragraph, by its own account */
  readonly shown: number;
  /** ms from the lifting of the finger until a tap on the heading reaches the page that stays */
  readonly answers: number;
  /** px that heading or paragraph were anywhere else or of another size, from their first frame on for half a second */
  readonly moved: number;
}

interface Watch {
  tap: number;
  readonly painted: Map<string, number>;
  /** texts in sight in the first frame after the tap was handled */
  readonly atOnce: Set<string>;
  /** ms at which the browser had painted that frame */
  firstFrame: number;
  answers: number;
  moved: number;
  isOver: boolean;
}

/** Has the page note from here on what the next tap leads to. */
export function watchTap(page: Page, words: TapWords): Promise<void> {
  return page.evaluate((wanted) => {
    const watch: Watch = {
      tap: 0,
      painted: new Map(),
      atOnce: new Set(),
      firstFrame: Infinity,
      answers: 0,
      moved: 0,
      isOver: false,
    };
    Object.assign(globalThis, { watch });
    const texts = Object.values(wanted);
    const found = new Set<Element>();
    const places = new Map<string, DOMRect>();
    let isFirstFrame = true;

    /** Asks the browser to say when it paints them, which it does of each text once. */
    function mark(): void {
      for (const element of document.querySelectorAll('h1, p')) {
        const text = element.textContent ?? '';
        if (found.has(element) || !texts.includes(text)) continue;
        found.add(element);
        element.setAttribute('elementtiming', text);
      }
    }

    /** In each frame from the tap on: before it, looking would only take the page's time. */
    function look(): void {
      for (const element of found) {
        if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) continue;
        const text = element.textContent ?? '';
        const place = element.getBoundingClientRect();
        const before = places.get(text) ?? place;
        places.set(text, before);
        const moves = (['left', 'top', 'width', 'height'] as const).map((side) => place[side] - before[side]);
        watch.moved = Math.max(watch.moved, ...moves.map(Math.abs));
        const isSeen = place.bottom > 0 && place.top < innerHeight;
        if (text !== wanted.heading) {
          if (isFirstFrame && isSeen) watch.atOnce.add(text);
          continue;
        }
        const top = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
        if (isFirstFrame && top?.contains(element) === true) watch.atOnce.add(text);
        if (top === element && watch.answers === 0) watch.answers = performance.now();
      }
      isFirstFrame = false;
      if (watch.answers > 0 && performance.now() > watch.answers + 500) watch.isOver = true;
      else requestAnimationFrame(look);
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
    // an element that the next task takes away is painted without being told of; the tap's own frame is told of always
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'click') watch.firstFrame = startTime + duration;
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const atTap = ({ timeStamp }: Event) => {
      watch.tap = timeStamp;
      requestAnimationFrame(look);
    };
    addEventListener('click', atTap, { capture: true, once: true });
  }, words);
}

/** What came of the tap since `watchTap`, once the page has stood for a while. */
export async function readTap(page: Page): Promise<Tap> {
  await page.waitForFunction(() => (globalThis as unknown as { watch: Watch }).watch.isOver);
  return page.evaluate(() => {
    const { tap, painted, atOnce, firstFrame, answers, moved } = (globalThis as unknown as { watch: Watch })
      .watch;
    const shown = Array.from(painted, ([text, at]) => (atOnce.has(text) ? Math.min(at, firstFrame) : at));
    return { shown: Math.max(...shown) - tap, answers: answers - tap, moved };
  });
}
