import type { Phone } from './phone.ts';

/** px that a thumb which means to get through moves the page in a second */
const speed = 3000;
/** ms from which on a frame is seen to be late */
export const lateFrame = 50;

export interface Frames {
  readonly all: number;
  /** longer than 50 ms */
  readonly late: number;
  /** ms */
  readonly longest: number;
}

/** Moves the page on by a thumb that does not stop. @param distance px */
export async function scrollOn({ page, session }: Phone, distance: number): Promise<Frames> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let before = performance.now();
    const note = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(globalThis, { frames });
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 600,
    yDistance: -Math.round(distance),
    speed,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  return page.evaluate((late) => {
    const { frames } = globalThis as unknown as { frames: number[] };
    return {
      all: frames.length,
      late: frames.filter((time) => time > late).length,
      longest: Math.max(...frames),
    };
  }, lateFrame);
}
