import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-types.ts';
import { formatFor, parsePictureAddress } from './picture-sizes.ts';

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['IMAGE/AVIF;q=0.5', 'avif'],
  ['text/html,image/avifx', 'jpeg'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('a browser that accepts %s gets %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});

test.each([
  ['store/a.jpg-newslist7.0.4', 'store/a.jpg', 480],
  ['store/a.jpg-article7.0.4', 'store/a.jpg', 828],
  ['store/a.jpg', 'store/a.jpg', undefined],
  ['store/a.jpg-newslist', 'store/a.jpg-newslist', undefined],
])('%s is %s at %s px', (address, original, width) => {
  expect(parsePictureAddress(address)).toEqual({ original, width });
});

test.each([
  ['a.jpg', 'image/jpeg'],
  ['a.b.mp4', 'video/mp4'],
  ['a.html', undefined],
  ['a.svg', undefined],
  ['a.constructor', undefined],
  ['.jpg', undefined],
  ['jpg', undefined],
  ['', undefined],
])('%s is of type %s', (name, type) => {
  expect(mediaTypeOf(name)).toBe(type);
});
