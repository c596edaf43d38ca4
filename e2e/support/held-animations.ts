import type { Locator, Page } from '@playwright/test';

/** Holds the animations of a page at their beginning: they follow real time, not the page's clock. */
export async function holdAnimations(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  return {
    /** Holds all animations from now on; must be called for each document. */
    hold: () => devTools.send('Animation.setPlaybackRate', { playbackRate: 0 }),
    /** Moves an element's animations to a time, in ms from their beginning. */
    moveTo: (element: Locator, time: number) =>
      element.evaluate((moving, at) => {
        for (const animation of moving.getAnimations()) animation.currentTime = at;
      }, time),
    /** Ends an element's animations, and waits until they have reported it. */
    finish: (element: Locator) =>
      element.evaluate((moving) =>
        Promise.all(
          moving.getAnimations().map(
            (animation) =>
              new Promise((resolve) => {
                animation.addEventListener('finish', resolve, { once: true });
                animation.finish();
              }),
          ),
        ).then(() => undefined),
      ),
  };
}
