import type { CDPSession } from '@playwright/test';
import type { Phone } from './phone.ts';

type Finger = readonly [x: number, y: number];

/** A gallery on a page: how it is told from a page without one. */
export interface Subject {
  readonly name: string;
  readonly address: string;
  /** the thumbnail that opens it */
  readonly thumbnail: string;
  /** there once the gallery's code is */
  readonly ready: string;
  /** there from the first frame that shows the gallery */
  readonly shown: string;
}

export interface Played {
  /** ms from the tap on a thumbnail to the first frame that shows the gallery */
  readonly opened: number;
  /** frames longer than 32 ms */
  readonly swipes: number;
  readonly pinch: number;
  readonly drag: number;
}

interface Watch {
  tap: number;
  shown: number;
  long: number;
}

/** ms of a frame that is seen to be missed */
const longFrame = 32;
/** ms between two touches that a finger sends */
const step = 16;

/** Opens a gallery by a tap, swipes ten times, pinches once and drags what is zoomed, with real touch events. */
export async function play({ page, session }: Phone, subject: Subject): Promise<Played> {
  await page.goto(subject.address);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
  await page.locator(subject.ready).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await page.evaluate(watchFrames, { shown: subject.shown, longFrame });
  const box = await page.locator(subject.thumbnail).boundingBox();
  if (box === null) throw new Error(`${subject.name} shows no thumbnail`);
  await touch(session, 'touchStart', [box.x + box.width / 2, box.y + box.height / 2]);
  await touch(session, 'touchEnd');
  await page.waitForFunction(() => (globalThis as unknown as { watch: Watch }).watch.shown > 0);
  await page.waitForTimeout(1500);
  const { tap, shown } = await page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch);

  const counted = async (act: () => Promise<void>) => {
    await page.evaluate(() => ((globalThis as unknown as { watch: Watch }).watch.long = 0));
    await act();
    await page.waitForTimeout(800);
    return page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch.long);
  };
  const pause = () => page.waitForTimeout(step);

  const swipes = await counted(async () => {
    for (let swipe = 0; swipe < 10; swipe += 1) {
      await move(session, pause, 10, (part) => [[360 - 280 * part, 420]]);
      await page.waitForTimeout(700);
    }
  });
  const pinch = await counted(() =>
    move(session, pause, 20, (part) => [
      [206 - 20 - 120 * part, 420],
      [206 + 20 + 120 * part, 420],
    ]),
  );
  const drag = await counted(() => move(session, pause, 20, (part) => [[300 - 150 * part, 420 + 60 * part]]));
  return { opened: shown - tap, swipes, pinch, drag };
}

/** Touches, moves in steps and lifts. @param fingersAt where they are after a part of the way, 0 to 1 */
async function move(
  session: CDPSession,
  pause: () => Promise<void>,
  steps: number,
  fingersAt: (part: number) => Finger[],
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
  ...fingers: readonly Finger[]
): Promise<void> {
  const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Runs in the page: notes the tap, the first frame that shows the gallery, and the frames that are too long. */
function watchFrames({ shown, longFrame: limit }: { shown: string; longFrame: number }): void {
  const watch: Watch = { tap: 0, shown: 0, long: 0 };
  Object.assign(globalThis, { watch });
  addEventListener('pointerup', ({ timeStamp }) => (watch.tap ||= timeStamp), { capture: true, once: true });
  let last = performance.now();
  let isSeen = false;
  const look = (now: number) => {
    if (now - last > limit) watch.long += 1;
    last = now;
    // the frame after the one in which the gallery stands in the document is the one that shows it
    if (isSeen && watch.shown === 0) watch.shown = now;
    isSeen ||= document.querySelector(shown) !== null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
