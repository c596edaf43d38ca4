import { expect, test } from 'vitest';
import { hoursText, placesLeft, spanText } from './commonweal-words.ts';

test.each([
  [0, '0 分钟'],
  [59, '59 分钟'],
  [60, '1 小时'],
  [90, '1.5 小时'],
  // truncated, never rounded up: hours that were not served are not shown
  [119, '1.9 小时'],
  [6000, '100 小时'],
])('%i minutes of service are %s', (minutes, text) => {
  expect(hoursText(minutes)).toBe(text);
});

test('a span within a day names the day once', () => {
  expect(spanText({ startsAt: '2026-11-14 09:00:00', endsAt: '2026-11-14 12:00:00' })).toBe(
    '11月14日 09:00 – 12:00',
  );
  expect(spanText({ startsAt: '2026-11-14 20:00:00', endsAt: '2026-11-15 06:30:00' })).toBe(
    '11月14日 20:00 – 11月15日 06:30',
  );
});

test('the number of remaining places is never negative', () => {
  expect(placesLeft({ quota: 20, taken: 18 })).toBe(2);
  expect(placesLeft({ quota: 20, taken: 21 })).toBe(0);
});
