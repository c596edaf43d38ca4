import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedSwipeDirection, feedShift, handleWheel, restingWheel, type WheelState } from './feed-swipe.ts';

const height = 800;
const both = { previous: true, next: true };

test('the feed follows the finger to a neighbour, at most by one video', () => {
  expect(feedShift(-120, both, height)).toBe(-120);
  expect(feedShift(300, both, height)).toBe(300);
  expect(feedShift(-900, both, height)).toBe(-800);
});

test('the feed gives way elastically at its ends, by less than a quarter of the screen', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5000, noNaN: true }), (pull) => {
      for (const dragged of [pull, -pull]) {
        const shift = feedShift(dragged, { previous: false, next: false }, height);
        expect(Math.sign(shift)).toBe(Math.sign(dragged));
        expect(Math.abs(shift)).toBeLessThan(Math.min(Math.abs(dragged), height / 4));
      }
    }),
  );
});

test.each([
  [{ x: 3, y: 4 }, 'none'],
  [{ x: 3, y: -20 }, 'along'],
  [{ x: 20, y: 19 }, 'across'],
] as const)('the direction of %j is %s', (offset, direction) => {
  expect(feedSwipeDirection(offset)).toBe(direction);
});

/** @param events delta in px and time in ms of each @returns the resulting steps */
function steps(events: readonly (readonly [delta: number, at: number])[]) {
  let state: WheelState = restingWheel;
  return events.flatMap(([delta, at]) => {
    const result = handleWheel(state, delta, at);
    state = result.state;
    return result.step === undefined ? [] : [result.step];
  });
}

test('one notch of a wheel is a step, and so is one trackpad swipe with its inertia', () => {
  expect(steps([[100, 0]])).toEqual(['next']);
  expect(steps([[-100, 0]])).toEqual(['previous']);
  expect(steps(Array.from({ length: 50 }, (_, index) => [12, index * 16] as const))).toEqual(['next']);
});

test('a wheel steps again after a pause, and small movements make no step', () => {
  expect(
    steps([
      [100, 0],
      [100, 181],
    ]),
  ).toEqual(['next', 'next']);
  expect(
    steps([
      [20, 0],
      [19, 100],
      [20, 300],
    ]),
  ).toEqual([]);
});
