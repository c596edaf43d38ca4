import { expect, it } from 'vitest';
import { timeLeftText } from './time-left.ts';

it.each([
  [3 * 86_400 + 4 * 3600 + 59, '3 天 4 小时'],
  [7500, '2 小时 5 分'],
  [248.2, '4 分 09 秒'],
  [0, '0 分 00 秒'],
  [-5, '0 分 00 秒'],
])('%d seconds are %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
