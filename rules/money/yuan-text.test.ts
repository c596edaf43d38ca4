import { expect, it } from 'vitest';
import { yuanText } from './yuan-text.ts';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [150, '1.50'],
  [200_000, '2000.00'],
])('formats %i fen as %s', (fen, text) => {
  expect(yuanText(fen)).toBe(text);
});
