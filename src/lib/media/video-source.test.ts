import { describe, expect, it } from 'vitest';
import { urlFor, videoSize, inOrder, isPortrait, isPlaylist, qualityText } from './video-source.ts';

const video = {
  src: '/media/a.mp4',
  qualities: [
    { url: '/media/a-240.mp4', lines: 240 },
    { url: '/media/a.mp4', lines: 360 },
    { url: '/media/a-720.mp4', lines: 720 },
  ],
};

describe('the rendition for a preference', () => {
  it.each([
    ['auto', '/media/a.mp4'],
    ['low', '/media/a-240.mp4'],
    [720, '/media/a-720.mp4'],
    [1080, '/media/a.mp4'],
  ] as const)('%s is %s', (quality, url) => {
    expect(urlFor(video, quality)).toBe(url);
  });

  it('of a video with one rendition is that one', () => {
    expect(urlFor({ src: '/media/b.mp4' }, 'low')).toBe('/media/b.mp4');
  });
});

it('recognises a video in portrait format', () => {
  expect(isPortrait({ width: 360, height: 640 })).toBe(true);
  expect(isPortrait({ width: 640, height: 480 })).toBe(true);
  expect(isPortrait({ width: 640, height: 360 })).toBe(false);
  expect(isPortrait({ width: 2100, height: 900 })).toBe(false);
});

it('treats a video with one known side as one of unknown size', () => {
  expect(videoSize({ width: 360, height: 640 })).toEqual({ width: 360, height: 640 });
  expect(videoSize({ width: 360 })).toBeUndefined();
  expect(videoSize({ width: 0, height: 0 })).toBeUndefined();
});

it('orders qualities best first', () => {
  expect(inOrder(video.qualities).map(({ lines }) => lines)).toEqual([720, 360, 240]);
});

it.each([
  ['/media/a.m3u8', true],
  ['https://cdn.example/live/A.M3U8?sign=1', true],
  ['/media/a.mp4', false],
  ['/media/a.m3u8.mp4', false],
])('takes %s for a playlist: %s', (address, expected) => {
  expect(isPlaylist(address)).toBe(expected);
});

it.each([
  [1080, '超清 1080P'],
  [720, '高清 720P'],
  [360, '标清 360P'],
  [240, '流畅 240P'],
])('calls %i lines %s', (lines, text) => {
  expect(qualityText(lines)).toBe(text);
});
