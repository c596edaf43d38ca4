import { expect, test } from 'vitest';
import { timeMs } from '#lib/time/dates.ts';
import { channelName, seriesOf } from './spread-series.ts';

const now = timeMs('2026-11-03 08:30:00');
const hours = [
  { hour: '2026-10-28 09', reads: 7, shares: 0 },
  { hour: '2026-11-02 09', reads: 5, shares: 1 },
  { hour: '2026-11-03 08', reads: 3, shares: 2 },
];

test('a day has 24 hours up to the current one, including hours without counts', () => {
  const bars = seriesOf(hours, 'reads', 'day', now);
  expect(bars).toHaveLength(24);
  expect(bars[0]).toEqual({ when: '2日09时', value: 5 });
  expect(bars[1]).toEqual({ when: '2日10时', value: 0 });
  expect(bars.at(-1)).toEqual({ when: '3日08时', value: 3 });
});

test('a week has seven days, each the sum of its hours', () => {
  const bars = seriesOf([...hours, { hour: '2026-11-03 01', reads: 10, shares: 4 }], 'shares', 'week', now);
  expect(bars.map(({ when }) => when)).toEqual([
    '10-28',
    '10-29',
    '10-30',
    '10-31',
    '11-01',
    '11-02',
    '11-03',
  ]);
  expect(bars.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 1, 6]);
});

test('every channel has a display name, also an unknown one', () => {
  expect([channelName('general'), channelName('constructor')]).toEqual(['文章页', '其他页面']);
});
