import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedDirection, feedShift, turnWheel, wheelAtRest, type WheelTurn } from './feed-swipe.ts';

const height = 800;
const both = { previous: true, next: true };

test('the row goes with the finger where there is a film, and no further than that film', () => {
  expect(feedShift(-120, both, height)).toBe(-120);
  expect(feedShift(300, both, height)).toBe(300);
  expect(feedShift(-900, both, height)).toBe(-800);
});

test('the row gives way at its ends, less and less and never by a quarter of the screen', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5000, noNaN: true }), (pull) => {
      for (const asked of [pull, -pull]) {
        const shift = feedShift(asked, { previous: false, next: false }, height);
        expect(Math.sign(shift)).toBe(Math.sign(asked));
        expect(Math.abs(shift)).toBeLessThan(Math.min(Math.abs(asked), height / 4));
      }
    }),
  );
});

test.each([
  [{ x: 3, y: 4 }, 'none'],
  [{ x: 3, y: -20 }, 'along'],
  [{ x: 20, y: 19 }, 'across'],
] as const)('a finger that went %j goes %s', (way, direction) => {
  expect(feedDirection(way)).toBe(direction);
});

/** @param turns px and ms of each @returns the steps that they make */
function steps(turns: readonly (readonly [by: number, at: number])[]) {
  let turn: WheelTurn = wheelAtRest;
  return turns.flatMap(([by, at]) => {
    const result = turnWheel(turn, by, at);
    turn = result.turn;
    return result.step === undefined ? [] : [result.step];
  });
}

test('a notch of a wheel is a step, and so is one push on a trackpad however long it runs on', () => {
  expect(steps([[100, 0]])).toEqual(['next']);
  expect(steps([[-100, 0]])).toEqual(['previous']);
  expect(steps(Array.from({ length: 50 }, (_, index) => [12, index * 16] as const))).toEqual(['next']);
});

test('a wheel that has rested steps anew, and one that is hardly touched does not', () => {
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
