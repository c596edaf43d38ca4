import fc from 'fast-check';
import { expect, it } from 'vitest';
import { easingProgress } from './ease.ts';
import { glideCurve, glideFrom } from './momentum.ts';
import { fitInside, keepInside, reachOf } from './placement.ts';
import { frame, placement, size } from './test-values.ts';
import { velocityOf, withSample, type Sample } from './velocity.ts';

const speed = fc.double({ min: -5, max: 5, noNaN: true });
const velocity = fc.record({ x: speed, y: speed });

it('a glide ends within bounds, in less than a second, in the direction of the finger', () => {
  fc.assert(
    fc.property(size, frame, placement, velocity, (picture, around, raw, pushed) => {
      const fit = fitInside(picture, around);
      const start = keepInside(raw, fit, around);
      const { to, durationMs } = glideFrom(start, pushed, reachOf(fit, around, start.zoom));
      expect(to).toEqual(keepInside(to, fit, around));
      expect((to.x - start.x) * pushed.x).toBeGreaterThanOrEqual(0);
      expect((to.y - start.y) * pushed.y).toBeGreaterThanOrEqual(0);
      expect(durationMs).toBeLessThanOrEqual(900);
    }),
  );
});

it('a glide that no edge stops starts at the finger’s speed', () => {
  const endless = { x: Number.MAX_SAFE_INTEGER, y: Number.MAX_SAFE_INTEGER };
  fc.assert(
    fc.property(velocity, (pushed) => {
      const { to, durationMs } = glideFrom({ x: 0, y: 0, zoom: 2 }, pushed, endless);
      if (durationMs === 0) return;
      const soon = 1e-4;
      expect((to.x * easingProgress(glideCurve, soon)) / (soon * durationMs)).toBeCloseTo(pushed.x, 1);
    }),
  );
});

it('there is no glide without velocity', () => {
  expect(glideFrom({ x: 3, y: 4, zoom: 2 }, { x: 0, y: 0 }, { x: 9, y: 9 })).toEqual({
    to: { x: 3, y: 4, zoom: 2 },
    durationMs: 0,
  });
});

const track = (...points: readonly (readonly [x: number, at: number])[]) =>
  points.reduce<readonly Sample[]>((samples, [x, at]) => withSample(samples, { x, y: 0, at }), []);

it('velocity covers the last 100 ms', () => {
  expect(velocityOf(track([0, 0], [500, 900], [510, 950], [530, 990]), 990)).toEqual({ x: 30 / 90, y: 0 });
});

it('a finger that rested before lifting has no velocity', () => {
  expect(velocityOf(track([0, 0], [90, 30], [180, 60]), 400)).toEqual({ x: 0, y: 0 });
});

it('a finger that never moved has no velocity', () => {
  expect(velocityOf(track([7, 3]), 3)).toEqual({ x: 0, y: 0 });
});
