import { expect, test } from 'vitest';
import { openingState, shanghaiWeekday, type OpeningSpan } from './opening-hours.ts';

/** 2026-11-23 is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+08:00`);

const everyDay = (from: string, to: string): OpeningSpan[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

const shop = everyDay('09:00', '21:30');

test('the weekday and the clock are those of Shanghai, wherever the page runs', () => {
  // 16:30 UTC on Sunday is half past midnight on Monday in Shanghai
  expect(shanghaiWeekday(Date.UTC(2026, 10, 22, 16, 30))).toBe(1);
  expect(shanghaiWeekday(Date.UTC(2026, 10, 22, 15, 59))).toBe(7);
  expect(shanghaiWeekday(Date.UTC(1969, 11, 31, 15, 59))).toBe(3);
});

test('an enterprise is open from the first minute to before the last', () => {
  expect(openingState(shop, at(23, '08:59'))).toMatchObject({ isOpen: false, next: { inDays: 0 } });
  expect(openingState(shop, at(23, '09:00'))).toEqual({ isOpen: true, until: '21:30' });
  expect(openingState(shop, at(23, '21:29'))).toEqual({ isOpen: true, until: '21:30' });
  expect(openingState(shop, at(23, '21:30'))).toEqual({
    isOpen: false,
    next: { inDays: 1, weekday: 2, from: '09:00' },
  });
});

test('hours over midnight belong to the evening on which they begin', () => {
  const bar = [5, 6].map((weekday) => ({ weekday, from: '18:00', to: '02:00' }));
  expect(openingState(bar, at(28, '01:59'))).toEqual({ isOpen: true, until: '02:00' });
  expect(openingState(bar, at(28, '02:00'))).toMatchObject({
    isOpen: false,
    next: { inDays: 0, weekday: 6 },
  });
  // Friday's first hours belong to Thursday, on which it is closed
  expect(openingState(bar, at(27, '01:00'))).toMatchObject({ isOpen: false });
  const sunday = [{ weekday: 7, from: '20:00', to: '03:00' }];
  expect(openingState(sunday, at(23, '02:30'))).toEqual({ isOpen: true, until: '03:00' });
  expect(openingState(sunday, at(23, '03:00'))).toMatchObject({ next: { inDays: 6, weekday: 7 } });
});

test('a break at noon is closed, and spans that touch are one opening', () => {
  const hall = [
    { weekday: 1, from: '11:00', to: '14:00' },
    { weekday: 1, from: '17:00', to: '21:00' },
  ];
  expect(openingState(hall, at(23, '15:00'))).toEqual({
    isOpen: false,
    next: { inDays: 0, weekday: 1, from: '17:00' },
  });
  const touching = [
    { weekday: 1, from: '08:00', to: '24:00' },
    { weekday: 2, from: '00:00', to: '06:00' },
  ];
  expect(openingState(touching, at(23, '23:00'))).toEqual({ isOpen: true, until: '06:00' });
});

test('round the clock has no closing time, and no hours have no opening', () => {
  expect(openingState(everyDay('00:00', '24:00'), at(25, '04:00'))).toEqual({
    isOpen: true,
    until: undefined,
  });
  expect(openingState(everyDay('00:00', '00:00'), at(25, '04:00'))).toEqual({
    isOpen: true,
    until: undefined,
  });
  expect(openingState(everyDay('00:00', '23:59'), at(25, '23:59'))).toEqual({
    isOpen: true,
    until: undefined,
  });
  expect(openingState([], at(25, '04:00'))).toEqual({ isOpen: false, next: undefined });
});
