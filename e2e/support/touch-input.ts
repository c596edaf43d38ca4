import type { Page } from '@playwright/test';

/** px from the upper left corner of the window */
export type Point = readonly [x: number, y: number];

interface StrokeOptions {
  /** ms that it takes, as the page is told; 300 when left out */
  readonly durationMs?: number;
  /** ms that the fingers rest before they move */
  readonly holdMs?: number;
  /** leaves the fingers where they come to */
  readonly staysDown?: boolean;
}

/** Fingers on a page, by the browser's own touch events; how long they take is told, however busy the machine is. */
export interface TouchInput {
  tap(place: Point): Promise<void>;
  doubleTap(place: Point): Promise<void>;
  swipe(from: Point, to: Point, stroke?: StrokeOptions): Promise<void>;
  /** Two fingers left and right of a place. @param from px between them @param to px between them */
  pinch(place: Point, from: number, to: number, stroke?: StrokeOptions): Promise<void>;
  /** Lifts what was held. */
  lift(): Promise<void>;
}

const steps = 8;

export async function createTouchInput(page: Page): Promise<TouchInput> {
  const session = await page.context().newCDPSession(page);
  /** s since 1970 */
  let now = Date.now() / 1000;
  const touch = (type: TouchType, places: readonly Point[], after: number) => {
    now = Math.max(now + after / 1000, after > 0 ? 0 : Date.now() / 1000);
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
      timestamp: now,
    });
  };

  async function stroke(
    placesAt: (part: number) => readonly Point[],
    { durationMs: time = 300, holdMs: rest = 0, staysDown: isHeld = false }: StrokeOptions = {},
  ): Promise<void> {
    await touch('touchStart', placesAt(0), 0);
    for (let step = 1; step <= steps; step += 1)
      await touch('touchMove', placesAt(step / steps), time / steps + (step === 1 ? rest : 0));
    if (!isHeld) await touch('touchEnd', [], 1);
    await catchUp();
  }

  /** Waits until it is as late as was told: the browser makes nothing of a touch that comes before the last one. */
  const catchUp = () => page.waitForTimeout(Math.max(0, now * 1000 - Date.now()));

  async function tap(place: Point, after = 0): Promise<void> {
    await Promise.all([touch('touchStart', [place], after), touch('touchEnd', [], 40)]);
  }

  return {
    async tap(place) {
      await tap(place);
      await catchUp();
    },
    async doubleTap(place) {
      // sent at once: a page that waits for a second tap waits by its own clock
      await Promise.all([tap(place), tap(place, 90)]);
      await catchUp();
    },
    swipe: ([fromX, fromY], [toX, toY], how) =>
      stroke((part) => [[fromX + (toX - fromX) * part, fromY + (toY - fromY) * part]], how),
    pinch: ([x, y], from, to, how) =>
      stroke((part) => {
        const apart = (from + (to - from) * part) / 2;
        return [
          [x - apart, y],
          [x + apart, y],
        ];
      }, how),
    lift: async () => void (await touch('touchEnd', [], 1)),
  };
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';
