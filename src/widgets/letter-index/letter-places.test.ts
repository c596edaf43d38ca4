import { expect, it } from 'vitest';
import { letterAt, shownEvery } from './letter-places.ts';

const letters = ['A', 'C', 'Q', 'Z'];

it.each([
  [-0.2, 'A'],
  [0, 'A'],
  [0.249, 'A'],
  [0.25, 'C'],
  [0.74, 'Q'],
  [1, 'Z'],
  [1.4, 'Z'],
])('at %f of the height is %s', (share, letter) => {
  expect(letterAt(letters, share)).toBe(letter);
});

it('has no letter without letters, or without a height', () => {
  expect(letterAt([], 0.5)).toBeUndefined();
  expect(letterAt(letters, Number.NaN)).toBeUndefined();
});

it('writes every letter where there is room, and fewer on a low window', () => {
  expect(shownEvery(26, 20, 700)).toBe(1);
  expect(shownEvery(26, 20, 300)).toBe(2);
  expect(shownEvery(26, 26, 200)).toBe(4);
  expect(shownEvery(26, 20, 0)).toBe(1);
});
