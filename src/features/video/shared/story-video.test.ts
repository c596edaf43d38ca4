import { expect, it } from 'vitest';
import { storyVideo } from './story-video.ts';

it('converts a video of the gateway for the player', () => {
  const video = {
    url: '/media/a.mp4',
    duration: 12,
    bytes: 5,
    poster: '/media/a.jpg',
    qualities: [{ url: '/media/a.mp4', lines: 360 }],
    captions: '/media/a.vtt',
  };
  const { url, ...rest } = video;
  expect(storyVideo(video, '看泉')).toEqual({ ...rest, src: url, title: '看泉' });
  expect(storyVideo({ url, duration: 0 })).toEqual({ src: url, duration: 0, title: '' });
});
