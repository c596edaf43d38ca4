import { expect, it } from 'vitest';
import { storyFilm } from './story-film.ts';

it('converts a video of the gateway for the player', () => {
  const film = {
    url: '/media/a.mp4',
    duration: 12,
    bytes: 5,
    poster: '/media/a.jpg',
    qualities: [{ url: '/media/a.mp4', lines: 360 }],
    captions: '/media/a.vtt',
  };
  const { url, ...rest } = film;
  expect(storyFilm(film, '看泉')).toEqual({ ...rest, src: url, title: '看泉' });
  expect(storyFilm({ url, duration: 0 })).toEqual({ src: url, duration: 0, title: '' });
});
