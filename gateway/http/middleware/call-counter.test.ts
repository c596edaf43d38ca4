import { expect, test } from 'vitest';
import { countInWindows } from './call-counter.ts';

function open(length: number) {
  const clock = { time: 0 };
  return { clock, count: countInWindows(length, () => clock.time) };
}

test('calls of a caller are counted until the window ends that began with the first', () => {
  const { clock, count } = open(1000);
  expect(count('a')).toEqual({ taken: 1, left: 1000 });
  clock.time = 999;
  expect(count('a')).toEqual({ taken: 2, left: 1 });
  clock.time = 1000;
  expect(count('a')).toEqual({ taken: 1, left: 1000 });
});

test('each caller is counted apart', () => {
  const { clock, count } = open(1000);
  count('a');
  clock.time = 400;
  expect([count('b'), count('a')]).toEqual([
    { taken: 1, left: 1000 },
    { taken: 2, left: 600 },
  ]);
});

test('a caller beyond five thousand costs the one whose window began first, and nobody else, theirs', () => {
  const { clock, count } = open(1000);
  count('first');
  clock.time = 1;
  count('second');
  for (let other = 0; other < 4999; other += 1) count(`other ${other}`);
  expect([count('second').taken, count('first').taken]).toEqual([2, 1]);
});

test('callers whose windows have ended make room for others before anybody else does', () => {
  const { clock, count } = open(1000);
  for (let past = 0; past < 5000; past += 1) count(`past ${past}`);
  clock.time = 1000;
  count('now');
  for (let other = 0; other < 4999; other += 1) count(`other ${other}`);
  expect(count('now').taken).toBe(2);
});
