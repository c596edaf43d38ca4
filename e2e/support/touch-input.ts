import type { Page } from '@playwright/test';

/** px in the viewport */
export type Point = readonly [x: number, y: number];

interface StrokeOptions {
  /** by the events' timestamps; 300 by default */
  readonly durationMs?: number;
  /** pause before the first move */
  readonly holdMs?: number;
  /** does not lift the fingers at the end */
  readonly staysDown?: boolean;
}

/** Dispatches native touch events; their timestamps make durations independent of the machine's load. */
export interface TouchInput {
  tap(point: Point): Promise<void>;
  doubleTap(point: Point): Promise<void>;
  swipe(from: Point, to: Point, options?: StrokeOptions): Promise<void>;
  /** Two fingers left and right of a point. @param from first distance in px @param to last distance in px */
  pinch(point: Point, from: number, to: number, options?: StrokeOptions): Promise<void>;
  /** Lifts the fingers after a stroke with `staysDown`. */
  lift(): Promise<void>;
  /** Puts a finger down and leaves it there. */
  press(point: Point): Promise<void>;
  /** Moves the finger that is down. */
  moveTo(point: Point): Promise<void>;
  /** The browser takes the gesture for something else. */
  cancel(): Promise<void>;
}

const steps = 8;

export async function createTouchInput(page: Page): Promise<TouchInput> {
  const session = await page.context().newCDPSession(page);
  /** timestamp of the last event, seconds since 1970 */
  let now = Date.now() / 1000;
  const touch = (type: TouchType, points: readonly Point[], afterMs: number) => {
    now = Math.max(now + afterMs / 1000, afterMs > 0 ? 0 : Date.now() / 1000);
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      timestamp: now,
    });
  };

  async function stroke(
    pointsAt: (progress: number) => readonly Point[],
    { durationMs: time = 300, holdMs: rest = 0, staysDown: isHeld = false }: StrokeOptions = {},
  ): Promise<void> {
    await touch('touchStart', pointsAt(0), 0);
    for (let step = 1; step <= steps; step += 1)
      await touch('touchMove', pointsAt(step / steps), time / steps + (step === 1 ? rest : 0));
    if (!isHeld) await touch('touchEnd', [], 1);
    await catchUp();
  }

  /** Waits until the last timestamp has passed: the browser ignores a touch that is older than the last one. */
  const catchUp = () => page.waitForTimeout(Math.max(0, now * 1000 - Date.now()));

  async function tap(point: Point, afterMs = 0): Promise<void> {
    await Promise.all([touch('touchStart', [point], afterMs), touch('touchEnd', [], 40)]);
  }

  return {
    async tap(point) {
      await tap(point);
      await catchUp();
    },
    async doubleTap(point) {
      // sent together: the page waits for a second tap by its own clock
      await Promise.all([tap(point), tap(point, 90)]);
      await catchUp();
    },
    swipe: ([fromX, fromY], [toX, toY], options) =>
      stroke((progress) => [[fromX + (toX - fromX) * progress, fromY + (toY - fromY) * progress]], options),
    pinch: ([x, y], from, to, options) =>
      stroke((progress) => {
        const radius = (from + (to - from) * progress) / 2;
        return [
          [x - radius, y],
          [x + radius, y],
        ];
      }, options),
    lift: async () => void (await touch('touchEnd', [], 1)),
    press: async (point) => void (await touch('touchStart', [point], 0)),
    moveTo: async (point) => void (await touch('touchMove', [point], 16)),
    cancel: async () => void (await touch('touchCancel', [], 1)),
  };
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
