import type { Phone } from './phone.ts';

/** a fast scroll by thumb */
const pxPerSecond = 3000;
/** a frame longer than this is visibly late */
export const lateFrameMs = 50;

export interface FrameCounts {
  readonly all: number;
  /** longer than 50 ms */
  readonly late: number;
  /** duration of the longest frame */
  readonly longestMs: number;
}

/** Scrolls down without a pause. @param distance px */
export async function scrollDown({ page, session }: Phone, distance: number): Promise<FrameCounts> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let before = performance.now();
    const onFrame = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    Object.assign(globalThis, { frames });
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 600,
    yDistance: -Math.round(distance),
    speed: pxPerSecond,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  return page.evaluate((late) => {
    const { frames } = globalThis as unknown as { frames: number[] };
    return {
      all: frames.length,
      late: frames.filter((time) => time > late).length,
      longestMs: Math.max(...frames),
    };
  }, lateFrameMs);
}
