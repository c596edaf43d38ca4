import { expect, test } from 'vitest';
import { createCallCounter } from './call-counter.ts';

function open(length: number) {
  const clock = { time: 0 };
  const counter = createCallCounter(length, () => clock.time);
  return { clock, counter, count: counter.count };
}

test('counts calls of a caller until the window ends', () => {
  const { clock, count } = open(1000);
  clock.time = 400;
  expect(count('a')).toEqual({ count: 1, remainingMs: 600 });
  clock.time = 999;
  expect(count('a')).toEqual({ count: 2, remainingMs: 1 });
  clock.time = 1000;
  expect(count('a')).toEqual({ count: 1, remainingMs: 1000 });
});

test('begins a new window when the clock is set back', () => {
  const { clock, count } = open(1000);
  clock.time = 10_500;
  count('a');
  clock.time = 9300;
  expect(count('a')).toEqual({ count: 1, remainingMs: 700 });
});

test('counts each caller separately', () => {
  const { count } = open(1000);
  count('a');
  expect([count('b').count, count('a').count]).toEqual([1, 2]);
});

test('adds what other gateways have counted', () => {
  const { counter, count } = open(1000);
  count('a');
  const counted = counter.window.callers.get('a');
  expect(counted).toEqual({ own: 1, told: 0, others: 0 });
  if (counted !== undefined) counted.others = 7;
  expect(count('a').count).toBe(9);
});

test('drops only the first caller when there are more than five thousand', () => {
  const { count } = open(1000);
  count('first');
  count('second');
  for (let other = 0; other < 4999; other += 1) count(`other ${other}`);
  expect([count('second').count, count('first').count]).toEqual([2, 1]);
});
