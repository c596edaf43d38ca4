import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestSearch, searchWords } from './search-words.ts';

it.each([
  [' 趵突泉\u3000 水位 ', '趵突泉 水位'],
  [2026, '2026'],
  [true, 'true'],
  [undefined, ''],
  [null, ''],
  [{ a: 1 }, ''],
  ['   ', ''],
  ['泰山\u202e日出\u0000\t云海\u2069', '泰山日出 云海'],
  [[1], ''],
])('makes of %j the words %j', (value, words) => {
  expect(searchWords(value)).toBe(words);
});

it('never exceeds the contract’s length, splits no character, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const words = searchWords(text);
      expect(Array.from(words).length).toBeLessThanOrEqual(longestSearch);
      expect(text.isWellFormed() && !words.isWellFormed()).toBe(false);
      expect(searchWords(words)).toBe(words);
    }),
  );
});
