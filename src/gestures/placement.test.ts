import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, fitInside, keepInside, maxZoom, reachOf, restOf, zoomAbout } from './placement.ts';
import { frame, pictureUnder, placement, point, size, zoom } from './test-values.ts';

describe('a picture that fits', () => {
  it('keeps its shape, is seen whole and touches two sides of the frame', () => {
    fc.assert(
      fc.property(size, frame, (picture, around) => {
        const fit = fitInside(picture, around);
        expect(fit.width / fit.height).toBeCloseTo(picture.width / picture.height, 6);
        expect(fit.width).toBeLessThanOrEqual(around.width + 1e-6);
        expect(fit.height).toBeLessThanOrEqual(around.height + 1e-6);
        expect(Math.min(around.width - fit.width, around.height - fit.height)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('of no size has none', () => {
    expect(fitInside({ width: 0, height: 9 }, { width: 390, height: 844 })).toEqual({ width: 0, height: 0 });
  });

  it('has nowhere to go', () => {
    fc.assert(
      fc.property(size, frame, (picture, around) => {
        const reach = reachOf(fitInside(picture, around), around, 1);
        expect(reach.x).toBeCloseTo(0, 6);
        expect(reach.y).toBeCloseTo(0, 6);
      }),
    );
  });
});

describe('bounds', () => {
  it('leave no side of the frame bare that the picture could fill, and centre it along the other', () => {
    fc.assert(
      fc.property(size, frame, placement, (picture, around, asked) => {
        const fit = fitInside(picture, around);
        const kept = keepInside(asked, fit, around);
        for (const [place, length, room] of [
          [kept.x, fit.width * kept.zoom, around.width],
          [kept.y, fit.height * kept.zoom, around.height],
        ] as const) {
          if (length <= room) expect(place).toBeCloseTo(0, 6);
          else {
            expect(place - length / 2).toBeLessThanOrEqual(-room / 2 + 1e-6);
            expect(place + length / 2).toBeGreaterThanOrEqual(room / 2 - 1e-6);
          }
        }
      }),
    );
  });

  it('change nothing that keeps them already', () => {
    fc.assert(
      fc.property(size, frame, placement, (picture, around, asked) => {
        const fit = fitInside(picture, around);
        const kept = keepInside(asked, fit, around);
        expect(keepInside(kept, fit, around)).toEqual(kept);
      }),
    );
  });
});

it('zooming about a point leaves what is under it there', () => {
  fc.assert(
    fc.property(placement, point, zoom, (before, about, to) => {
      const after = zoomAbout(before, about, to);
      const was = pictureUnder(about, before);
      const is = pictureUnder(about, after);
      expect(is.x).toBeCloseTo(was.x, 6);
      expect(is.y).toBeCloseTo(was.y, 6);
      expect(after.zoom).toBe(to);
    }),
  );
});

it('on the whole way of a zoom about a point, what is under it stays there', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(placement, point, zoom, part, (before, about, to, done) => {
      const now = between(before, zoomAbout(before, about, to), done);
      expect(pictureUnder(about, now).x).toBeCloseTo(pictureUnder(about, before).x, 5);
      expect(pictureUnder(about, now).y).toBeCloseTo(pictureUnder(about, before).y, 5);
    }),
  );
});

it('a picture comes to rest zoomed 1 to 4 times, inside its bounds, wherever it is let go', () => {
  const pulled = fc.record({
    x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    zoom: fc.double({ min: 0.3, max: 6, noNaN: true }),
  });
  fc.assert(
    fc.property(size, frame, pulled, point, (picture, around, letGo, about) => {
      const fit = fitInside(picture, around);
      const rest = restOf(letGo, about, fit, around);
      expect(rest.zoom).toBeGreaterThanOrEqual(1);
      expect(rest.zoom).toBeLessThanOrEqual(maxZoom);
      expect(rest).toEqual(keepInside(rest, fit, around));
      const mayStay = keepInside({ ...letGo, zoom: rest.zoom }, fit, around);
      if (rest.zoom === letGo.zoom) expect(rest).toEqual(mayStay);
      if (letGo.zoom <= 1) expect(Math.hypot(rest.x, rest.y)).toBeCloseTo(0, 6);
    }),
  );
});
