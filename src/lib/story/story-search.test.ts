import { expect, it } from 'vitest';
import { storySearch, samePage } from './story-search.ts';

it.each([3, '3'])('%j names a picture', (picture) => {
  expect(storySearch({ picture })).toEqual({ picture: 3 });
});

it.each([0, -1, 1.5, '', 'x', true, [3], undefined, Number.NaN])('%j names none', (picture) => {
  expect(storySearch({ picture })).toEqual({});
});

it('accepts one value for the text', () => {
  expect(storySearch({ text: 'whole' })).toEqual({ text: 'whole' });
  expect(storySearch({ text: 'half' })).toEqual({});
});

it.each([
  ['?picture=3', '', true],
  ['', '?picture=3', true],
  ['?picture=3&isnew=1', '?isnew=1&picture=4', true],
  ['?isnew=1', '?isnew=2', false],
  [undefined, '', false],
])('%j and %j show one page: %s', (from, to, same) => {
  expect(samePage(from, to)).toBe(same);
});
