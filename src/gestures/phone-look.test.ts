import { describe, expect, test } from 'vitest';
import { phoneLook, turnedBy } from './phone-look.ts';

const held = { alpha: 0, beta: 90, gamma: 0 };

describe('a phone', () => {
  test('that is held upright looks north along the horizon', () => {
    const look = phoneLook(held, 0, 72);
    expect(look.yaw).toBeCloseTo(0, 6);
    expect(look.pitch).toBeCloseTo(0, 6);
    expect(look.roll).toBeCloseTo(0, 6);
    expect(look.fov).toBe(72);
  });

  test('that is turned to the right looks to the right', () => {
    // alpha grows against the clock
    expect(phoneLook({ ...held, alpha: 330 }, 0, 72).yaw).toBeCloseTo(30, 6);
  });

  test('whose upper edge is laid back looks up, and laid forward looks down', () => {
    expect(phoneLook({ ...held, beta: 120 }, 0, 72).pitch).toBeCloseTo(30, 6);
    expect(phoneLook({ ...held, beta: 50 }, 0, 72).pitch).toBeCloseTo(-40, 6);
  });

  test('that lies on its left side with its screen turned has a level horizon', () => {
    // its right side is up: gamma is at its end, and the screen is turned by a quarter
    const look = phoneLook({ alpha: 0, beta: 0, gamma: -90 }, 90, 72);
    expect(look.pitch).toBeCloseTo(0, 6);
    expect(look.roll).toBeCloseTo(0, 6);
  });

  test('that is laid to the right lays the view', () => {
    const look = phoneLook({ alpha: 0, beta: 90, gamma: 0 }, 20, 72);
    expect(Math.abs(look.roll)).toBeCloseTo(20, 6);
    expect(look.pitch).toBeCloseTo(0, 6);
  });
});

test('a look is turned to where the reader looked before', () => {
  const look = phoneLook({ ...held, alpha: 200 }, 0, 72);
  expect(turnedBy(look, 90 - look.yaw).yaw).toBeCloseTo(90, 6);
});
