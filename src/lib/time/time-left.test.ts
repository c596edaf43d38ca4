import { expect, it } from 'vitest';
import { timeLeftText } from './time-left.ts';

it.each([
  [3 * 86_400 + 4 * 3600 + 59, '3天4小时'],
  [7500, '2小时5分'],
  [248.2, '4分09秒'],
  [0, '0分00秒'],
  [-5, '0分00秒'],
])('%d seconds are %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
