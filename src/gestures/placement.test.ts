import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  interpolatePlacement,
  fitInside,
  keepInside,
  maxZoom,
  reachOf,
  settledPlacement,
  zoomAbout,
} from './placement.ts';
import { frame, pictureUnder, placement, point, size, zoom } from './test-values.ts';

describe('a fitted picture', () => {
  it('keeps its aspect ratio, is fully visible and touches two sides of the frame', () => {
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

  it('without a size has none', () => {
    expect(fitInside({ width: 0, height: 9 }, { width: 390, height: 844 })).toEqual({ width: 0, height: 0 });
  });

  it('cannot be moved', () => {
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
  it('leave no side of the frame empty that the picture could fill, and centre it otherwise', () => {
    fc.assert(
      fc.property(size, frame, placement, (picture, around, raw) => {
        const fit = fitInside(picture, around);
        const bounded = keepInside(raw, fit, around);
        for (const [offset, length, room] of [
          [bounded.x, fit.width * bounded.zoom, around.width],
          [bounded.y, fit.height * bounded.zoom, around.height],
        ] as const) {
          if (length <= room) expect(offset).toBeCloseTo(0, 6);
          else {
            expect(offset - length / 2).toBeLessThanOrEqual(-room / 2 + 1e-6);
            expect(offset + length / 2).toBeGreaterThanOrEqual(room / 2 - 1e-6);
          }
        }
      }),
    );
  });

  it('do not change a placement within them', () => {
    fc.assert(
      fc.property(size, frame, placement, (picture, around, raw) => {
        const fit = fitInside(picture, around);
        const bounded = keepInside(raw, fit, around);
        expect(keepInside(bounded, fit, around)).toEqual(bounded);
      }),
    );
  });
});

it('zooming about a point keeps what is under it', () => {
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

it('interpolating a zoom about a point keeps what is under it', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(placement, point, zoom, part, (before, about, to, done) => {
      const now = interpolatePlacement(before, zoomAbout(before, about, to), done);
      expect(pictureUnder(about, now).x).toBeCloseTo(pictureUnder(about, before).x, 5);
      expect(pictureUnder(about, now).y).toBeCloseTo(pictureUnder(about, before).y, 5);
    }),
  );
});

it('a released picture settles at a zoom of 1 to 4 within its bounds', () => {
  const released = fc.record({
    x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    zoom: fc.double({ min: 0.3, max: 6, noNaN: true }),
  });
  fc.assert(
    fc.property(size, frame, released, point, (picture, around, release, about) => {
      const fit = fitInside(picture, around);
      const rest = settledPlacement(release, about, fit, around);
      expect(rest.zoom).toBeGreaterThanOrEqual(1);
      expect(rest.zoom).toBeLessThanOrEqual(maxZoom);
      expect(rest).toEqual(keepInside(rest, fit, around));
      const mayStay = keepInside({ ...release, zoom: rest.zoom }, fit, around);
      if (rest.zoom === release.zoom) expect(rest).toEqual(mayStay);
      if (release.zoom <= 1) expect(Math.hypot(rest.x, rest.y)).toBeCloseTo(0, 6);
    }),
  );
});
