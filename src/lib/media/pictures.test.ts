import { expect, it } from 'vitest';
import { pictureSources } from './pictures.ts';

it('offers both renditions of a picture stored by the gateway', () => {
  expect(pictureSources('/media/a.jpg')).toEqual({
    src: '/media/a.jpg-article7.0.4',
    srcSet: '/media/a.jpg-newslist7.0.4 480w, /media/a.jpg-article7.0.4 828w',
  });
});

it('leaves the URL of an external picture unchanged', () => {
  expect(pictureSources('https://example.com/media/a.jpg')).toEqual({
    src: 'https://example.com/media/a.jpg',
  });
});
