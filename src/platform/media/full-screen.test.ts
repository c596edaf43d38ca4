// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toggleFrameFullScreen, toggleFullScreen } from './full-screen.ts';

let turned: string[];

beforeEach(() => {
  turned = [];
  vi.stubGlobal('screen', { orientation: { lock: async (side: string) => void turned.push(side) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
});

function frameWith(size: { readonly videoWidth: number; readonly videoHeight: number }) {
  const frame = document.createElement('div');
  const video = Object.defineProperties(document.createElement('video'), {
    videoWidth: { value: size.videoWidth },
    videoHeight: { value: size.videoHeight },
  });
  let requestCount = 0;
  frame.requestFullscreen = async () => {
    requestCount += 1;
  };
  return { frame, video, requestCount: () => requestCount };
}

it.each([
  ['lying', { videoWidth: 640, videoHeight: 360 }, ['landscape']],
  ['upright', { videoWidth: 360, videoHeight: 640 }, ['portrait']],
  ['unknown', { videoWidth: 0, videoHeight: 0 }, []],
])('turns the screen for a video that is %s', async (_, size, sides) => {
  const { frame, video, requestCount } = frameWith(size);
  toggleFullScreen(frame, video);
  await vi.waitFor(() => expect(requestCount()).toBe(1));
  await vi.waitFor(() => expect(turned).toEqual(sides));
});

it('uses the native player on phones that support full screen for videos only', () => {
  const frame = document.createElement('div');
  Object.defineProperty(frame, 'requestFullscreen', { value: undefined });
  const entered = vi.fn();
  const video = Object.assign(document.createElement('video'), { webkitEnterFullscreen: entered });
  toggleFullScreen(frame, video);
  expect(entered).toHaveBeenCalledOnce();
});

describe('a frame without a video', () => {
  it('fills the screen if the browser supports it', async () => {
    const { frame, requestCount } = frameWith({ videoWidth: 0, videoHeight: 0 });
    expect(await toggleFrameFullScreen(frame)).toBe(true);
    expect(requestCount()).toBe(1);
  });

  it.each([
    ['knows full screen for videos alone', undefined],
    ['may not fill the screen', () => Promise.reject(new TypeError('not allowed'))],
  ])('says so in a browser that %s', async (_, requestFullscreen) => {
    const frame = document.createElement('div');
    Object.defineProperty(frame, 'requestFullscreen', { value: requestFullscreen });
    expect(await toggleFrameFullScreen(frame)).toBe(false);
  });

  it('leaves full screen', async () => {
    const frame = document.createElement('div');
    const left = vi.fn(async () => {});
    Object.defineProperties(document, {
      fullscreenElement: { value: frame, configurable: true },
      exitFullscreen: { value: left, configurable: true },
    });
    expect(await toggleFrameFullScreen(frame)).toBe(true);
    expect(left).toHaveBeenCalledOnce();
  });
});
