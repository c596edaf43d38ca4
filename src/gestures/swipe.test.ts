import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOver } from './drag-split.ts';
import { directionOf, outcomeOf } from './swipe.ts';
import { px } from './test-values.ts';

const width = fc.integer({ min: 240, max: 1600 });
const slow = fc.integer({ min: 200, max: 20_000 });
const quick = fc.integer({ min: 0, max: 199 });

describe('a swipe', () => {
  it('past half the width changes the picture, however slowly', () => {
    fc.assert(
      fc.property(width, slow, fc.double({ min: 0.501, max: 3, noNaN: true }), (frame, time, part) => {
        expect(outcomeOf({ way: -part * frame, time, width: frame })).toBe('next');
        expect(outcomeOf({ way: part * frame, time, width: frame })).toBe('previous');
      }),
    );
  });

  it('of half the width or less leaves it, unless it is quick', () => {
    fc.assert(
      fc.property(width, slow, fc.double({ min: -0.5, max: 0.5, noNaN: true }), (frame, time, part) => {
        expect(outcomeOf({ way: part * frame, time, width: frame })).toBe('stay');
      }),
    );
  });

  it('may be asked for a third of the width alone', () => {
    const swipe = { way: -140, time: 900, width: 390 };
    expect(outcomeOf(swipe)).toBe('stay');
    expect(outcomeOf({ ...swipe, threshold: 'third' })).toBe('next');
    expect(outcomeOf({ ...swipe, way: -130, threshold: 'third' })).toBe('stay');
  });

  it('under 200 ms and over 30 px is a flick', () => {
    fc.assert(
      fc.property(width, quick, fc.double({ min: 30.001, max: 119, noNaN: true }), (frame, time, way) => {
        expect(outcomeOf({ way: -way, time, width: frame })).toBe('next');
        expect(outcomeOf({ way, time, width: frame })).toBe('previous');
      }),
    );
  });

  it('goes where a quick finger goes, though the row it catches is still on its way from the other side', () => {
    expect(outcomeOf({ way: 240, moved: -60, time: 120, width: 390 })).toBe('next');
    expect(outcomeOf({ way: -240, moved: 60, time: 120, width: 390 })).toBe('previous');
  });

  it.each([
    [30, 100],
    [31, 200],
  ])('of %i px in %i ms is none', (way, time) => {
    expect(outcomeOf({ way, time, width: 390 })).toBe('stay');
  });

  it('goes along the row when it goes further across the screen than down it', () => {
    expect(directionOf({ x: 5, y: 5 })).toBe('none');
    expect(directionOf({ x: -20, y: 12 })).toBe('along');
    expect(directionOf({ x: 12, y: -20 })).toBe('across');
  });
});

describe('a drag at the edge of a zoomed picture', () => {
  const reach = fc.double({ min: 0, max: 1500, noNaN: true });
  const everywhere = { previous: true, next: true };

  it('is the picture’s until the edge and the row’s from there on: nothing of it is lost', () => {
    fc.assert(
      fc.property(px, reach, width, (asked, end, frame) => {
        const { picture, row } = handOver(asked, end, everywhere, frame);
        expect(picture + row).toBeCloseTo(asked, 6);
        expect(Math.abs(picture)).toBeLessThanOrEqual(end);
        if (Math.abs(asked) <= end) expect(row).toBe(0);
      }),
    );
  });

  it('gives way a little where there is no further picture', () => {
    fc.assert(
      fc.property(px, reach, width, (asked, end, frame) => {
        const { row } = handOver(asked, end, { previous: false, next: false }, frame);
        expect(Math.abs(row)).toBeLessThan(frame / 3);
      }),
    );
  });

  it('goes on to the side on which there is one', () => {
    expect(handOver(-500, 100, { previous: false, next: true }, 390)).toEqual({ picture: -100, row: -400 });
    expect(handOver(500, 100, { previous: false, next: true }, 390).row).toBeLessThan(130);
  });
});
