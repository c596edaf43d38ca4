import type { Page } from '@playwright/test';

/** at 60 Hz a frame that takes two intervals is visibly missed */
const longFrameMs = 32;
/** time for animations after the gesture to end */
const settleMs = 800;

interface FrameWatch {
  long: number;
  isOver: boolean;
}

/** Counts frames longer than 32 ms during an action and the animations after it. */
export async function countLongFrames(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate((limit) => {
    const frames: FrameWatch = { long: 0, isOver: false };
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const onFrame = (now: number) => {
      if (now - last > limit) frames.long += 1;
      last = now;
      if (!frames.isOver) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  }, longFrameMs);
  await act();
  await page.waitForTimeout(settleMs);
  return page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: FrameWatch };
    frames.isOver = true;
    return frames.long;
  });
}
