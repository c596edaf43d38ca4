import { expect, it, vi } from 'vitest';
import { authorKey } from './author-key.ts';

/** Signs by writing the parts into the key. */
const signer = (key: string) => vi.fn((...parts: readonly string[]) => `${key} ${parts.join('|')} and more`);

it('is the same for all texts of an author, and is made once', () => {
  const sign = signer('a');
  const key = authorKey(sign, 'reader');
  expect(authorKey(sign, 'reader')).toBe(key);
  expect(sign).toHaveBeenCalledExactlyOnceWith('post-author', 'reader');
  expect(key).toHaveLength(16);
});

it('differs between authors, circles of masked authors, and gateways with other keys', () => {
  const sign = (...parts: readonly string[]) => parts.toReversed().join('|').padEnd(16, '.');
  const other = (...parts: readonly string[]) => `${parts.toReversed().join('|')}!`.padEnd(16, '.');
  const keys = [
    authorKey(sign, 'one'),
    authorKey(sign, 'two'),
    authorKey(sign, 'one', 'x'),
    authorKey(sign, 'one', 'y'),
    authorKey(other, 'one'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
