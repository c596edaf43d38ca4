import { expect, test } from 'vitest';
import { dayByKey, monthsOf, weeksOf } from './days.ts';

test('lists the months of the days, oldest first', () => {
  expect(monthsOf(['2026-11-02', '2026-11-01', '2026-10-31'])).toEqual(['2026-10', '2026-11']);
});

test('a month consists of whole weeks starting on Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

const open = ['2026-11-10', '2026-11-09', '2026-11-06', '2026-10-30', '2026-10-02'];

test.each([
  ['ArrowLeft', '2026-11-10', '2026-11-09'],
  ['ArrowLeft', '2026-11-09', '2026-11-06'],
  ['ArrowRight', '2026-11-06', '2026-11-09'],
  ['ArrowRight', '2026-11-10', undefined],
  ['ArrowUp', '2026-11-10', '2026-10-30'],
  ['ArrowDown', '2026-10-30', '2026-11-06'],
  ['Home', '2026-11-10', '2026-11-06'],
  ['End', '2026-10-02', '2026-10-30'],
  ['PageUp', '2026-11-09', '2026-10-30'],
  ['PageDown', '2026-10-02', '2026-11-06'],
  ['PageDown', '2026-11-06', undefined],
  ['a', '2026-11-06', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayByKey(key, from, open)).toBe(to);
});
