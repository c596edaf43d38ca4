import type { Page } from '@playwright/test';

/** What of the world around a page can be asked for in these tests. */
export interface SoundWorld {
  mediaElements: Set<HTMLMediaElement>;
  /** times that the browser will not play before a tap */
  refusals: number;
  /** what there is to hear through */
  outputs: number;
}

/** Gives the page headphones that can go, and a browser that can refuse to play. To be called before it opens. */
export async function arrangeSoundWorld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const world = Object.assign(globalThis as unknown as SoundWorld, { refusals: 0, outputs: 1 });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playOrRefuse() {
      if (world.refusals === 0) return play.call(this);
      world.refusals -= 1;
      return Promise.reject(new DOMException('no tap', 'NotAllowedError'));
    };
    navigator.mediaDevices.enumerateDevices = () =>
      Promise.resolve(
        Array.from({ length: world.outputs }, () => ({ kind: 'audiooutput' }) as MediaDeviceInfo),
      );
  });
}
