import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVideoTaps, sideAt } from './video-taps.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const width = 300;

function open() {
  const calls: unknown[] = [];
  const taps = createVideoTaps({
    onTap: () => calls.push('tap'),
    onSkip: (by, soFar) => calls.push([by, soFar]),
    onMiddleDoubleTap: () => calls.push('middle'),
  });
  const tap = (x: number, at: number) => taps.tap({ x, y: 50, at }, width);
  return { calls, tap, stop: () => taps.stop() };
}

it.each([
  [0, 'back'],
  [99, 'back'],
  [100, 'middle'],
  [200, 'middle'],
  [201, 'forward'],
] as const)('a finger at %i of 300 px is on side %s', (x, side) => {
  expect(sideAt(x, width)).toBe(side);
});

it('reports a tap if no second one follows', () => {
  const { calls, tap } = open();
  tap(150, 0);
  vi.advanceTimersByTime(279);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['tap']);
});

it('skips with a double tap, and again with each further tap', () => {
  const { calls, tap } = open();
  tap(250, 0);
  tap(255, 200);
  tap(250, 400);
  vi.runAllTimers();
  expect(calls).toEqual([
    [10, 10],
    [10, 20],
  ]);
});

it('skips back at the other side, with a new count', () => {
  const { calls, tap } = open();
  tap(250, 0);
  tap(250, 100);
  tap(20, 1000);
  tap(20, 1100);
  expect(calls).toEqual([
    [10, 10],
    [-10, -10],
  ]);
});

it('distinguishes a double tap in the middle', () => {
  const { calls, tap } = open();
  tap(150, 0);
  tap(150, 100);
  vi.runAllTimers();
  expect(calls).toEqual(['middle']);
});

it('treats two slow or distant taps as two taps', () => {
  const { calls, tap } = open();
  tap(150, 0);
  vi.advanceTimersByTime(300);
  tap(150, 300);
  vi.runAllTimers();
  tap(20, 2000);
  tap(250, 2100);
  vi.runAllTimers();
  expect(calls).toEqual(['tap', 'tap', 'tap']);
});

it('reports nothing after it is stopped', () => {
  const { calls, tap, stop } = open();
  tap(150, 0);
  stop();
  vi.runAllTimers();
  expect(calls).toEqual([]);
});
