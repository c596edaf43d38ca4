import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, seenAt, type Look } from '#lib/media/sphere.ts';
import { gone, goingOn, keptLook, lookBetween, narrowest, nearer, pulled, widest } from './look-gestures.ts';

const frame = { width: 390, height: 500 };
const ahead: Look = { yaw: 0, pitch: 0, roll: 0, fov: 72 };
const looks = fc.record({
  yaw: fc.double({ min: -720, max: 720, noNaN: true }),
  pitch: fc.double({ min: -400, max: 400, noNaN: true }),
  roll: fc.constant(0),
  fov: fc.double({ min: 1, max: 300, noNaN: true }),
});

test('a look that there is not becomes the nearest that there is', () => {
  fc.assert(
    fc.property(looks, (look) => {
      const { yaw, pitch, fov } = keptLook(look);
      expect(yaw).toBeGreaterThanOrEqual(-180);
      expect(yaw).toBeLessThan(180);
      expect(Math.abs(pitch)).toBeLessThanOrEqual(85);
      expect(fov).toBeGreaterThanOrEqual(narrowest);
      expect(fov).toBeLessThanOrEqual(widest);
    }),
  );
});

describe('a finger', () => {
  test.each([
    { x: 60, y: 0 },
    { x: 0, y: 60 },
  ])('keeps what is under it under it, for $x, $y px', (way) => {
    const look = pulled(ahead, way, frame);
    const place = seenAt(directionOf(0, 0), look, frame);
    // the sphere bends: a few px beside the finger at a tenth of the frame
    expect(Math.abs((place?.x ?? 0) - frame.width / 2 - way.x)).toBeLessThan(4);
    expect(Math.abs((place?.y ?? 0) - frame.height / 2 - way.y)).toBeLessThan(4);
  });

  test('turns the view against its way, and up when it goes down', () => {
    const look = pulled(ahead, { x: 100, y: 100 }, frame);
    expect(look.yaw).toBeLessThan(0);
    expect(look.pitch).toBeGreaterThan(0);
  });

  test('does not turn the view over the zenith', () => {
    expect(pulled(ahead, { x: 0, y: 10_000 }, frame).pitch).toBe(85);
  });

  test('turns faster near the zenith, but never endlessly', () => {
    const high = pulled({ ...ahead, pitch: 85 }, { x: 10, y: 0 }, frame);
    const level = pulled(ahead, { x: 10, y: 0 }, frame);
    expect(high.yaw / level.yaw).toBeCloseTo(1 / 0.35, 5);
  });
});

test('a view comes nearer and goes back, as far as there is', () => {
  expect(nearer(ahead, 1.5).fov).toBe(48);
  expect(nearer(ahead, 100).fov).toBe(narrowest);
  expect(nearer(ahead, 0.01).fov).toBe(widest);
});

test('the way between two views is the shorter one', () => {
  const half = lookBetween({ ...ahead, yaw: 170 }, { ...ahead, yaw: -170, pitch: 20 }, 0.5);
  expect(half.yaw).toBeCloseTo(-180, 9);
  expect(half.pitch).toBe(10);
});

describe('a view that is let go', () => {
  const fast = { x: 1, y: -0.5 };
  test('begins as fast as the finger went, and slows down', () => {
    expect(gone(fast, 1).x).toBeCloseTo(1, 2);
    const [soon, late] = [gone(fast, 200).x, gone(fast, 400).x];
    expect(late - soon).toBeLessThan(soon);
  });
  test('rests in the end, and at once when the finger did', () => {
    expect(goingOn(fast)).toBeGreaterThan(500);
    expect(goingOn(fast)).toBeLessThan(2000);
    expect(goingOn({ x: 0, y: 0 })).toBe(0);
  });
});
