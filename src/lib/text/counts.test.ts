import { expect, it } from 'vitest';
import { countText } from './counts.ts';

it.each([
  [0, '0'],
  [-3, '0'],
  [9_999, '9999'],
  [10_000, '1万'],
  [12_345, '1.2万'],
  [19_999, '1.9万'],
  [350_000, '35万'],
  [1_234_567, '123万'],
  [99_999_999, '9999万'],
  [100_000_000, '1亿'],
  [128_000_000, '1.2亿'],
])('writes %d as %s', (count, text) => {
  expect(countText(count)).toBe(text);
});
