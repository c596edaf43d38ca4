import { expect, it } from 'vitest';
import { isUpright } from './feed-video.ts';

it.each([
  [{ width: 720, height: 1280 }, true],
  [{ width: 640, height: 360 }, false],
  [{ width: 480, height: 480 }, false],
  [{}, false],
])('a video of %j fills the screen: %s', (size, expected) => {
  const video = { src: '/a.mp4', title: '', duration: 3, ...size };
  expect(isUpright({ id: 'f1', title: '', video })).toBe(expected);
});
