import { expect, it } from 'vitest';
import { searchText } from './search-text.ts';

it.each([
  ['culture', 'culture'],
  ['', ''],
  [7, '7'],
  [true, 'true'],
  [null, undefined],
  [undefined, undefined],
  [['culture'], undefined],
  [{ channel: 'culture' }, undefined],
])('makes of %j the text %j', (value, text) => {
  expect(searchText(value)).toBe(text);
});
