import { expect, it } from 'vitest';
import { authorKey } from './author-key.ts';
import type { Sign } from './signed-media-url.ts';

it('is the same for all texts of an author, and is made once', () => {
  const signed: (readonly string[])[] = [];
  const sign: Sign = (...parts) => {
    signed.push(parts);
    return `${parts.join('|')} and more`;
  };
  const key = authorKey(sign, 'reader');
  expect(authorKey(sign, 'reader')).toBe(key);
  expect(signed).toEqual([['post-author', 'reader']]);
  expect(key).toHaveLength(16);
});

it('differs between authors, circles of masked authors, and gateways with other keys', () => {
  const sign: Sign = (...parts) => parts.toReversed().join('|').padEnd(16, '.');
  const other: Sign = (...parts) => `${parts.toReversed().join('|')}!`.padEnd(16, '.');
  const keys = [
    authorKey(sign, 'one'),
    authorKey(sign, 'two'),
    authorKey(sign, 'one', 'x'),
    authorKey(sign, 'one', 'y'),
    authorKey(other, 'one'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
