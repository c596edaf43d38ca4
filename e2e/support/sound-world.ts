import type { Page } from '@playwright/test';

/** What of the world around a page can be asked for in these tests. */
export interface FakeAudioEnvironment {
  mediaElements: Set<HTMLMediaElement>;
  /** times that the browser will not play before a tap */
  refusedPlays: number;
  /** what there is to hear through */
  audioOutputs: number;
}

/** Gives the page headphones that can go, and a browser that can refuse to play. To be called before it opens. */
export async function fakeAudioEnvironment(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const world = Object.assign(globalThis as unknown as FakeAudioEnvironment, { refusals: 0, outputs: 1 });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playOrRefuse() {
      if (world.refusedPlays === 0) return play.call(this);
      world.refusedPlays -= 1;
      return Promise.reject(new DOMException('no tap', 'NotAllowedError'));
    };
    navigator.mediaDevices.enumerateDevices = () =>
      Promise.resolve(
        Array.from({ length: world.audioOutputs }, () => ({ kind: 'audiooutput' }) as MediaDeviceInfo),
      );
  });
}
