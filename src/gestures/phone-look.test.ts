import { describe, expect, test } from 'vitest';
import { phoneLook, withYawOffset } from './phone-look.ts';

const held = { alpha: 0, beta: 90, gamma: 0 };

describe('a phone', () => {
  test('held upright looks north along the horizon', () => {
    const look = phoneLook(held, 0, 72);
    expect(look.yaw).toBeCloseTo(0, 6);
    expect(look.pitch).toBeCloseTo(0, 6);
    expect(look.roll).toBeCloseTo(0, 6);
    expect(look.fov).toBe(72);
  });

  test('turned to the right looks to the right', () => {
    // alpha increases counterclockwise
    expect(phoneLook({ ...held, alpha: 330 }, 0, 72).yaw).toBeCloseTo(30, 6);
  });

  test('tilted back looks up, and tilted forward looks down', () => {
    expect(phoneLook({ ...held, beta: 120 }, 0, 72).pitch).toBeCloseTo(30, 6);
    expect(phoneLook({ ...held, beta: 50 }, 0, 72).pitch).toBeCloseTo(-40, 6);
  });

  test('on its left side with a rotated screen has a level horizon', () => {
    // the right side is up: gamma is at its limit, and the screen is rotated by 90°
    const look = phoneLook({ alpha: 0, beta: 0, gamma: -90 }, 90, 72);
    expect(look.pitch).toBeCloseTo(0, 6);
    expect(look.roll).toBeCloseTo(0, 6);
  });

  test('tilted sideways rolls the view', () => {
    const look = phoneLook({ alpha: 0, beta: 90, gamma: 0 }, 20, 72);
    expect(Math.abs(look.roll)).toBeCloseTo(20, 6);
    expect(look.pitch).toBeCloseTo(0, 6);
  });
});

test('a yaw offset turns the look to where the reader looked before', () => {
  const look = phoneLook({ ...held, alpha: 200 }, 0, 72);
  expect(withYawOffset(look, 90 - look.yaw).yaw).toBeCloseTo(90, 6);
});
