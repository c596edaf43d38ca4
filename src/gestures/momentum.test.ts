import fc from 'fast-check';
import { expect, it } from 'vitest';
import { easeAt } from './ease.ts';
import { glideCurve, glideFrom } from './momentum.ts';
import { fitInside, keepInside, reachOf } from './placement.ts';
import { frame, placement, size } from './test-values.ts';
import { velocityOf, withSample, type Sample } from './velocity.ts';

const speed = fc.double({ min: -5, max: 5, noNaN: true });
const velocity = fc.record({ x: speed, y: speed });

it('a glide ends inside the bounds, in less than a second, going on the way the finger went', () => {
  fc.assert(
    fc.property(size, frame, placement, velocity, (picture, around, asked, pushed) => {
      const fit = fitInside(picture, around);
      const start = keepInside(asked, fit, around);
      const { to, time } = glideFrom(start, pushed, reachOf(fit, around, start.zoom));
      expect(to).toEqual(keepInside(to, fit, around));
      expect((to.x - start.x) * pushed.x).toBeGreaterThanOrEqual(0);
      expect((to.y - start.y) * pushed.y).toBeGreaterThanOrEqual(0);
      expect(time).toBeLessThanOrEqual(900);
    }),
  );
});

it('a glide that no edge stops begins as fast as the finger left it', () => {
  const endless = { x: Number.MAX_SAFE_INTEGER, y: Number.MAX_SAFE_INTEGER };
  fc.assert(
    fc.property(velocity, (pushed) => {
      const { to, time } = glideFrom({ x: 0, y: 0, zoom: 2 }, pushed, endless);
      if (time === 0) return;
      const soon = 1e-4;
      expect((to.x * easeAt(glideCurve, soon)) / (soon * time)).toBeCloseTo(pushed.x, 1);
    }),
  );
});

it('nothing glides that is not pushed', () => {
  expect(glideFrom({ x: 3, y: 4, zoom: 2 }, { x: 0, y: 0 }, { x: 9, y: 9 })).toEqual({
    to: { x: 3, y: 4, zoom: 2 },
    time: 0,
  });
});

const track = (...ways: readonly (readonly [x: number, at: number])[]) =>
  ways.reduce<readonly Sample[]>((samples, [x, at]) => withSample(samples, { x, y: 0, at }), []);

it('speed is that of the last tenth of a second', () => {
  expect(velocityOf(track([0, 0], [500, 900], [510, 950], [530, 990]), 990)).toEqual({ x: 30 / 90, y: 0 });
});

it('a finger that rested before it was lifted has no speed', () => {
  expect(velocityOf(track([0, 0], [90, 30], [180, 60]), 400)).toEqual({ x: 0, y: 0 });
});

it('a finger that was never moved has no speed', () => {
  expect(velocityOf(track([7, 3]), 3)).toEqual({ x: 0, y: 0 });
});
