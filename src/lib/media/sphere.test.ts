import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisOf, directionOf, lookOf, seenAt, wrapped, type Vector } from './sphere.ts';

const frame = { width: 390, height: 500 };
const angles = fc.record({
  yaw: fc.double({ min: -180, max: 179, noNaN: true }),
  pitch: fc.double({ min: -85, max: 85, noNaN: true }),
  roll: fc.double({ min: -85, max: 85, noNaN: true }),
  fov: fc.double({ min: 30, max: 100, noNaN: true }),
});
const lengthOf = ([x, y, z]: Vector) => Math.hypot(x, y, z);

test.each([
  [0, 0],
  [180, -180],
  [-180, -180],
  [190, -170],
  [-540, -180],
  [725, 5],
])('%d degrees are the direction of %d', (angle, same) => {
  expect(wrapped(angle)).toBeCloseTo(same, 9);
});

describe('the axes of a view', () => {
  test('ahead is the center of the panorama; right and up are as the viewer sees them', () => {
    const { right, up, ahead } = basisOf({ yaw: 0, pitch: 0, roll: 0, fov: 70 });
    for (const [found, wanted] of [
      [right, [1, 0, 0]],
      [up, [0, 1, 0]],
      [ahead, [0, 0, 1]],
    ] as const)
      wanted.forEach((value, side) => expect(found[side]).toBeCloseTo(value, 9));
  });

  test('are orthogonal unit vectors for every view direction', () => {
    fc.assert(
      fc.property(angles, (look) => {
        const { right, up, ahead } = basisOf(look);
        for (const side of [right, up, ahead]) expect(lengthOf(side)).toBeCloseTo(1, 9);
        const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        for (const [a, b] of [
          [right, up],
          [up, ahead],
          [ahead, right],
        ] as const)
          expect(dot(a, b)).toBeCloseTo(0, 9);
      }),
    );
  });

  test('determine the view direction', () => {
    fc.assert(
      fc.property(angles, (look) => {
        const found = lookOf(basisOf(look), look.fov);
        expect(wrapped(found.yaw - look.yaw)).toBeCloseTo(0, 5);
        expect(found.pitch).toBeCloseTo(look.pitch, 5);
        expect(found.roll).toBeCloseTo(look.roll, 5);
      }),
    );
  });
});

describe('a direction', () => {
  test('of the view is projected to the center', () => {
    fc.assert(
      fc.property(angles, (look) => {
        const place = seenAt(directionOf(look.yaw, look.pitch), look, frame);
        expect(place?.x).toBeCloseTo(frame.width / 2, 5);
        expect(place?.y).toBeCloseTo(frame.height / 2, 5);
      }),
    );
  });

  test('half a field of view above is projected to the top edge', () => {
    const place = seenAt(directionOf(20, 35), { yaw: 20, pitch: 0, roll: 0, fov: 70 }, frame);
    expect(place?.x).toBeCloseTo(frame.width / 2, 5);
    expect(place?.y).toBeCloseTo(0, 5);
  });

  test('to the right is projected to the right, one behind the viewer not at all', () => {
    const look = { yaw: 170, pitch: 0, roll: 0, fov: 70 };
    expect(seenAt(directionOf(-170, 0), look, frame)?.x).toBeGreaterThan(frame.width / 2);
    expect(seenAt(directionOf(0, 0), look, frame)).toBeUndefined();
  });
});
