import { expect, test } from 'vitest';
import { createCallCounter } from './call-counter.ts';

function open(length: number) {
  const clock = { time: 0 };
  return { clock, count: createCallCounter(length, () => clock.time) };
}

test('counts calls of a caller until the window that started with the first call ends', () => {
  const { clock, count } = open(1000);
  expect(count('a')).toEqual({ count: 1, remainingMs: 1000 });
  clock.time = 999;
  expect(count('a')).toEqual({ count: 2, remainingMs: 1 });
  clock.time = 1000;
  expect(count('a')).toEqual({ count: 1, remainingMs: 1000 });
});

test('counts each caller separately', () => {
  const { clock, count } = open(1000);
  count('a');
  clock.time = 400;
  expect([count('b'), count('a')]).toEqual([
    { count: 1, remainingMs: 1000 },
    { count: 2, remainingMs: 600 },
  ]);
});

test('drops only the oldest window when there are more than five thousand callers', () => {
  const { clock, count } = open(1000);
  count('first');
  clock.time = 1;
  count('second');
  for (let other = 0; other < 4999; other += 1) count(`other ${other}`);
  expect([count('second').count, count('first').count]).toEqual([2, 1]);
});

test('drops ended windows first', () => {
  const { clock, count } = open(1000);
  for (let past = 0; past < 5000; past += 1) count(`past ${past}`);
  clock.time = 1000;
  count('now');
  for (let other = 0; other < 4999; other += 1) count(`other ${other}`);
  expect(count('now').count).toBe(2);
});
