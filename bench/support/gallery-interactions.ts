import type { CDPSession } from '@playwright/test';
import type { Phone } from './phone.ts';

type Point = readonly [x: number, y: number];

/** A page with a gallery, and the selectors to measure it. */
export interface GallerySubject {
  readonly name: string;
  readonly address: string;
  /** selector of the thumbnail that opens it */
  readonly thumbnail: string;
  /** matches once the gallery's code is loaded */
  readonly ready: string;
  /** matches from the first frame that shows the gallery */
  readonly shown: string;
}

export interface GalleryFigures {
  /** from the tap on a thumbnail to the first frame that shows the gallery */
  readonly openingMs: number;
  /** frames longer than 32 ms */
  readonly swipes: number;
  readonly pinch: number;
  readonly drag: number;
}

interface FrameWatch {
  tap: number;
  shown: number;
  long: number;
}

/** at 60 Hz a frame that takes two intervals is visibly missed */
const longFrameMs = 32;
/** interval between touch events */
const touchIntervalMs = 16;

/** Opens a gallery with a tap, swipes ten times, pinches once and drags the zoomed picture, with native touch events. */
export async function measureGallery(
  { page, session }: Phone,
  subject: GallerySubject,
): Promise<GalleryFigures> {
  await page.goto(subject.address);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
  await page.evaluate(() => scrollBy(0, 1));
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
  // the code is loaded by the first touch of a picture; a tap that waits for the network is not measured
  await page.locator(subject.thumbnail).dispatchEvent('pointerdown', { bubbles: true });
  await page.locator(subject.ready).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await page.evaluate(watchFrames, { shown: subject.shown, limitMs: longFrameMs });
  const box = await page.locator(subject.thumbnail).boundingBox();
  if (box === null) throw new Error(`${subject.name}: the thumbnail is not visible`);
  await touch(session, 'touchStart', [box.x + box.width / 2, box.y + box.height / 2]);
  await touch(session, 'touchEnd');
  await page.waitForFunction(() => (globalThis as unknown as { watch: FrameWatch }).watch.shown > 0);
  await page.waitForTimeout(1500);
  const { tap, shown } = await page.evaluate(() => (globalThis as unknown as { watch: FrameWatch }).watch);

  const countLongFrames = async (act: () => Promise<void>) => {
    await page.evaluate(() => ((globalThis as unknown as { watch: FrameWatch }).watch.long = 0));
    await act();
    await page.waitForTimeout(800);
    return page.evaluate(() => (globalThis as unknown as { watch: FrameWatch }).watch.long);
  };
  const pause = () => page.waitForTimeout(touchIntervalMs);

  const swipes = await countLongFrames(async () => {
    for (let swipe = 0; swipe < 10; swipe += 1) {
      await move(session, pause, 10, (part) => [[360 - 280 * part, 420]]);
      await page.waitForTimeout(700);
    }
  });
  const pinch = await countLongFrames(() =>
    move(session, pause, 20, (part) => [
      [206 - 20 - 120 * part, 420],
      [206 + 20 + 120 * part, 420],
    ]),
  );
  const drag = await countLongFrames(() =>
    move(session, pause, 20, (part) => [[300 - 150 * part, 420 + 60 * part]]),
  );
  return { openingMs: shown - tap, swipes, pinch, drag };
}

/** Touches, moves in steps and lifts. @param fingersAt positions at a progress from 0 to 1 */
async function move(
  session: CDPSession,
  pause: () => Promise<void>,
  steps: number,
  fingersAt: (part: number) => Point[],
): Promise<void> {
  await touch(session, 'touchStart', ...fingersAt(0));
  for (let at = 1; at <= steps; at += 1) {
    await pause();
    await touch(session, 'touchMove', ...fingersAt(at / steps));
  }
  await touch(session, 'touchEnd');
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...fingers: readonly Point[]
): Promise<void> {
  const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Runs in the page: records the tap, the first frame that shows the gallery, and long frames. */
function watchFrames({ shown, limitMs }: { shown: string; limitMs: number }): void {
  const watch: FrameWatch = { tap: 0, shown: 0, long: 0 };
  Object.assign(globalThis, { watch });
  addEventListener('pointerup', ({ timeStamp }) => (watch.tap ||= timeStamp), { capture: true, once: true });
  let last = performance.now();
  let isInDocument = false;
  const onFrame = (now: number) => {
    if (now - last > limitMs) watch.long += 1;
    last = now;
    // the gallery is shown in the frame after the one in which it is in the document
    if (isInDocument && watch.shown === 0) watch.shown = now;
    isInDocument ||= document.querySelector(shown) !== null;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
