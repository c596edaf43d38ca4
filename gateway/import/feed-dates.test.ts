import { describe, expect, test } from 'vitest';
import { shanghaiTime } from '../db/time.ts';
import { parseFeedDate } from './feed-dates.ts';

const shown = (text: string) => {
  const time = parseFeedDate(text);
  return time === undefined ? undefined : shanghaiTime(new Date(time));
};

describe('dates in feeds', () => {
  test.each([
    ['Tue, 03 Nov 2026 08:30:00 +0800', '2026-11-03 08:30:00'],
    ['Tue, 3 Nov 2026 00:30:00 GMT', '2026-11-03 08:30:00'],
    ['3 Nov 26 00:30 UT', '2026-11-03 08:30:00'],
    ['Tuesday, 03-Nov-2026 00:30:00 GMT', '2026-11-03 08:30:00'],
    ['Mon, 02 Nov 2026 19:30:00 EST', '2026-11-03 08:30:00'],
    ['Tue, 03 Nov 2026 01:30:00 CET', '2026-11-03 08:30:00'],
    ['2026-11-03T00:30:00Z', '2026-11-03 08:30:00'],
    ['2026-11-03T00:30:00.123Z', '2026-11-03 08:30:00'],
    ['2026-11-03T08:30:00+08:00', '2026-11-03 08:30:00'],
    ['2026-11-03T08:30+0800', '2026-11-03 08:30:00'],
    ['2026-11-03 08:30:00', '2026-11-03 08:30:00'],
    ['2026/11/3 8:30', '2026-11-03 08:30:00'],
    ['2026年11月3日 08:30', '2026-11-03 08:30:00'],
    ['2026年11月3日 08时30分', '2026-11-03 08:30:00'],
    ['2026-11-03', '2026-11-03 00:00:00'],
    ['1793665800', '2026-11-03 08:30:00'],
    ['1793665800000', '2026-11-03 08:30:00'],
    ['31 Dec 1999 23:59:59 GMT', '2000-01-01 07:59:59'],
  ])('%s is %s in Shandong', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    '',
    'yesterday',
    '2026-02-30',
    '99 Foo 2026',
    '2026-11-03T25:00:00Z',
    'Tue, 03 Nov 2026 08:30:00 XYZ',
  ])('rejects “%s”', (text) => {
    expect(parseFeedDate(text)).toBeUndefined();
  });
});
