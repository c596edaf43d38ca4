import type { Page } from '@playwright/test';

/** ms of a frame that is seen to be missed */
const longFrame = 32;
/** ms in which what was let go has come to rest */
const rest = 800;

interface FrameWatch {
  long: number;
  isOver: boolean;
}

/** Frames longer than 32 ms while something is done, and until it has come to rest. */
export async function countLongFrames(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate((limit) => {
    const frames: FrameWatch = { long: 0, isOver: false };
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const look = (now: number) => {
      if (now - last > limit) frames.long += 1;
      last = now;
      if (!frames.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, longFrame);
  await act();
  await page.waitForTimeout(rest);
  return page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: FrameWatch };
    frames.isOver = true;
    return frames.long;
  });
}
