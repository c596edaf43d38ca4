import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, seenAt, type Look } from '#lib/media/sphere.ts';
import {
  glideOffset,
  glideDurationMs,
  clampLook,
  interpolateLook,
  minFov,
  zoomLook,
  dragLook,
  maxFov,
} from './look-gestures.ts';

const frame = { width: 390, height: 500 };
const ahead: Look = { yaw: 0, pitch: 0, roll: 0, fov: 72 };
const looks = fc.record({
  yaw: fc.double({ min: -720, max: 720, noNaN: true }),
  pitch: fc.double({ min: -400, max: 400, noNaN: true }),
  roll: fc.constant(0),
  fov: fc.double({ min: 1, max: 300, noNaN: true }),
});

test('a look outside the ranges is clamped', () => {
  fc.assert(
    fc.property(looks, (look) => {
      const { yaw, pitch, fov } = clampLook(look);
      expect(yaw).toBeGreaterThanOrEqual(-180);
      expect(yaw).toBeLessThan(180);
      expect(Math.abs(pitch)).toBeLessThanOrEqual(85);
      expect(fov).toBeGreaterThanOrEqual(minFov);
      expect(fov).toBeLessThanOrEqual(maxFov);
    }),
  );
});

describe('a drag', () => {
  test.each([
    { x: 60, y: 0 },
    { x: 0, y: 60 },
  ])('keeps the point under the finger, for $x, $y px', (offset) => {
    const look = dragLook(ahead, offset, frame);
    const shown = seenAt(directionOf(0, 0), look, frame);
    // projection: a few px of deviation at a tenth of the frame
    expect(Math.abs((shown?.x ?? 0) - frame.width / 2 - offset.x)).toBeLessThan(4);
    expect(Math.abs((shown?.y ?? 0) - frame.height / 2 - offset.y)).toBeLessThan(4);
  });

  test('turns the view in the opposite direction', () => {
    const look = dragLook(ahead, { x: 100, y: 100 }, frame);
    expect(look.yaw).toBeLessThan(0);
    expect(look.pitch).toBeGreaterThan(0);
  });

  test('does not turn the view over the zenith', () => {
    expect(dragLook(ahead, { x: 0, y: 10_000 }, frame).pitch).toBe(85);
  });

  test('turns faster near the zenith, but with a limit', () => {
    const high = dragLook({ ...ahead, pitch: 85 }, { x: 10, y: 0 }, frame);
    const level = dragLook(ahead, { x: 10, y: 0 }, frame);
    expect(high.yaw / level.yaw).toBeCloseTo(1 / 0.35, 5);
  });
});

test('zooming is limited to the range of the field of view', () => {
  expect(zoomLook(ahead, 1.5).fov).toBe(48);
  expect(zoomLook(ahead, 100).fov).toBe(minFov);
  expect(zoomLook(ahead, 0.01).fov).toBe(maxFov);
});

test('interpolation takes the shorter direction', () => {
  const half = interpolateLook({ ...ahead, yaw: 170 }, { ...ahead, yaw: -170, pitch: 20 }, 0.5);
  expect(half.yaw).toBeCloseTo(-180, 9);
  expect(half.pitch).toBe(10);
});

describe('a released view', () => {
  const fast = { x: 1, y: -0.5 };
  test('starts at the finger’s speed and slows down', () => {
    expect(glideOffset(fast, 1).x).toBeCloseTo(1, 2);
    const [soon, late] = [glideOffset(fast, 200).x, glideOffset(fast, 400).x];
    expect(late - soon).toBeLessThan(soon);
  });
  test('stops eventually, and at once if the finger rested', () => {
    expect(glideDurationMs(fast)).toBeGreaterThan(500);
    expect(glideDurationMs(fast)).toBeLessThan(2000);
    expect(glideDurationMs({ x: 0, y: 0 })).toBe(0);
  });
});
