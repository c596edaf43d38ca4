import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFilmTaps, sideAt } from './film-taps.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const width = 300;

function open() {
  const told: unknown[] = [];
  const taps = createFilmTaps({
    tap: () => told.push('tap'),
    skip: (by, soFar) => told.push([by, soFar]),
    doubleTapMiddle: () => told.push('middle'),
  });
  const tap = (x: number, at: number) => taps.tap({ x, y: 50, at }, width);
  return { told, tap, stop: () => taps.stop() };
}

it.each([
  [0, 'back'],
  [99, 'back'],
  [100, 'middle'],
  [200, 'middle'],
  [201, 'forward'],
] as const)('finds a finger at %i of 300 px %s', (x, side) => {
  expect(sideAt(x, width)).toBe(side);
});

it('tells a tap once no second one followed', () => {
  const { told, tap } = open();
  tap(150, 0);
  vi.advanceTimersByTime(279);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['tap']);
});

it('skips with a double tap, and on with each further tap', () => {
  const { told, tap } = open();
  tap(250, 0);
  tap(255, 200);
  tap(250, 400);
  vi.runAllTimers();
  expect(told).toEqual([
    [10, 10],
    [10, 20],
  ]);
});

it('goes back at the other side, and counts anew', () => {
  const { told, tap } = open();
  tap(250, 0);
  tap(250, 100);
  tap(20, 1000);
  tap(20, 1100);
  expect(told).toEqual([
    [10, 10],
    [-10, -10],
  ]);
});

it('tells a double tap in the middle apart', () => {
  const { told, tap } = open();
  tap(150, 0);
  tap(150, 100);
  vi.runAllTimers();
  expect(told).toEqual(['middle']);
});

it('takes two slow taps, or two far from each other, for two taps', () => {
  const { told, tap } = open();
  tap(150, 0);
  vi.advanceTimersByTime(300);
  tap(150, 300);
  vi.runAllTimers();
  tap(20, 2000);
  tap(250, 2100);
  vi.runAllTimers();
  expect(told).toEqual(['tap', 'tap', 'tap']);
});

it('tells nothing more once it was stopped', () => {
  const { told, tap, stop } = open();
  tap(150, 0);
  stop();
  vi.runAllTimers();
  expect(told).toEqual([]);
});
