import { expect, test } from 'vitest';
import { renderBlocks } from '../news/story/rich-text.ts';
import { videoOf } from './video-figure.ts';

const own = { url: '/media/a.mp4', duration: 9 };

test('a video has the details from its figure in the story', () => {
  const body = renderBlocks(
    [
      { p: '先看别的' },
      { video: { url: '/media/other.mp4', duration: 3, bytes: 5 } },
      {
        video: {
          url: own.url,
          duration: 12,
          bytes: 2048,
          width: 360,
          height: 640,
          title: '泉 & "水"',
          poster: '/media/a.jpg?x=1&y=2',
          qualities: [
            { url: '/media/a.mp4', lines: 360 },
            { url: '/media/a-240.mp4', lines: 240 },
          ],
          captions: '/media/a.vtt',
        },
      },
    ],
    new Map(),
  );
  expect(videoOf(body, own)).toEqual({
    url: '/media/a.mp4',
    duration: 12,
    bytes: 2048,
    width: 360,
    height: 640,
    poster: '/media/a.jpg?x=1&y=2',
    qualities: [
      { url: '/media/a.mp4', lines: 360 },
      { url: '/media/a-240.mp4', lines: 240 },
    ],
    captions: '/media/a.vtt',
  });
});

test('a video without a figure has address and duration', () => {
  expect(videoOf('<p>只有文字</p>', own)).toEqual({ url: '/media/a.mp4', duration: 9 });
  expect(videoOf('', { url: '/media/a.mp4', duration: null })).toEqual({ url: '/media/a.mp4', duration: 0 });
});

test('invalid numbers are ignored', () => {
  const body =
    '<figure data-video="/media/a.mp4" data-duration="lang" data-bytes="-1" data-width="360" data-height="0" data-qualities="/x 1"></figure>';
  expect(videoOf(body, own)).toEqual({ url: '/media/a.mp4', duration: 0 });
});
