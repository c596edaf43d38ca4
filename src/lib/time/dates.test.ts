import { describe, expect, it } from 'vitest';
import { clockTime, dateLine, dayHead, durationText, relativeTime, shanghaiTime, timeMs } from './dates.ts';

const at = (time: string) => timeMs(time);

describe('timeMs', () => {
  it('parses the contract’s time format as Shanghai time', () => {
    expect(timeMs('2026-11-03 08:30:00')).toBe(Date.parse('2026-11-03T00:30:00Z'));
  });

  it.each(['', '2026-11-03', '2026-11-03T08:30:00', '11-03 08:30'])('rejects %j', (text) => {
    expect(() => timeMs(text)).toThrow(RangeError);
  });
});

describe('relativeTime', () => {
  it.each([
    ['2026-11-03 12:00:00', '2026-11-03 12:00:59', '刚刚'],
    ['2026-11-03 12:00:30', '2026-11-03 12:00:00', '刚刚'],
    ['2026-11-03 12:00:00', '2026-11-03 12:01:00', '1分钟前'],
    ['2026-11-03 12:00:00', '2026-11-03 12:59:59', '59分钟前'],
    ['2026-11-03 08:30:00', '2026-11-03 09:30:00', '今天 08:30'],
    ['2026-11-03 00:00:00', '2026-11-03 23:59:59', '今天 00:00'],
    ['2026-11-03 19:30:00', '2026-11-03 12:00:00', '今天 19:30'],
    ['2026-11-02 23:30:00', '2026-11-03 00:10:00', '40分钟前'],
    ['2026-11-02 08:30:00', '2026-11-03 08:30:00', '昨天'],
    ['2026-11-02 00:00:00', '2026-11-03 23:59:59', '昨天'],
    ['2026-11-01 23:59:59', '2026-11-03 00:00:00', '11-01'],
    ['2026-01-01 00:00:00', '2026-12-31 23:59:59', '01-01'],
    ['2025-11-03 08:30:00', '2026-11-03 08:30:00', '2025-11-03'],
    ['2025-12-31 20:00:00', '2026-01-01 08:00:00', '昨天'],
    ['2026-11-05 08:00:00', '2026-11-03 08:00:00', '11-05'],
  ])('says of %s at %s: %s', (time, now, text) => {
    expect(relativeTime(time, at(now))).toBe(text);
  });

  it('counts days in Shanghai, not in UTC', () => {
    expect(relativeTime('2026-11-03 07:00:00', Date.parse('2026-11-03T01:00:00Z'))).toBe('今天 07:00');
  });
});

describe('clockTime', () => {
  it.each([
    ['2026-11-03 02:08:00', '今天 02:08'],
    ['2026-11-03 11:59:30', '今天 11:59'],
    ['2026-11-02 23:30:00', '昨天 23:30'],
    ['2026-11-01 08:30:00', '11-01 08:30'],
    ['2025-11-03 08:30:00', '2025-11-03'],
  ])('says of %s at noon on 2026-11-03: %s', (time, text) => {
    expect(clockTime(time, at('2026-11-03 12:00:00'))).toBe(text);
  });
});

it('formats a time like the contract', () => {
  expect(shanghaiTime(Date.parse('2026-11-02T16:30:05Z'))).toBe('2026-11-03 00:30:05');
});

it('formats the date line of the day in Shanghai', () => {
  expect(dateLine(Date.parse('2026-11-02T16:30:00Z'))).toBe('2026年11月3日 星期二');
});

describe('dayHead', () => {
  const now = at('2026-11-03 00:30:00');

  it.each([
    ['2026-11-03 00:01:00', '今天'],
    ['2026-11-02 23:59:59', '昨天'],
    ['2026-11-01 08:00:00', '11月1日 星期日'],
    ['2025-12-31 08:00:00', '2025年12月31日 星期三'],
  ])('stands over what happened at %s as %s', (time, text) => {
    expect(dayHead(time, now)).toBe(text);
  });

  it('handles a time slightly ahead of a slow clock', () => {
    expect(dayHead('2026-11-04 00:10:00', now)).toBe('11月4日 星期三');
  });
});

it.each([
  [0, '0:00'],
  [42.9, '0:42'],
  [725, '12:05'],
  [3723, '1:02:03'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('writes a duration of %s seconds as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
