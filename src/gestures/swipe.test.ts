import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitDrag } from './drag-split.ts';
import { swipeDirection, swipeOutcome } from './swipe.ts';
import { px } from './test-values.ts';

const width = fc.integer({ min: 240, max: 1600 });
const slow = fc.integer({ min: 200, max: 20_000 });
const quick = fc.integer({ min: 0, max: 199 });

describe('a swipe', () => {
  it('beyond half the width changes the picture at any speed', () => {
    fc.assert(
      fc.property(width, slow, fc.double({ min: 0.501, max: 3, noNaN: true }), (frame, durationMs, part) => {
        expect(swipeOutcome({ offset: -part * frame, durationMs, width: frame })).toBe('next');
        expect(swipeOutcome({ offset: part * frame, durationMs, width: frame })).toBe('previous');
      }),
    );
  });

  it('of half the width or less does not, unless it is quick', () => {
    fc.assert(
      fc.property(width, slow, fc.double({ min: -0.5, max: 0.5, noNaN: true }), (frame, durationMs, part) => {
        expect(swipeOutcome({ offset: part * frame, durationMs, width: frame })).toBe('stay');
      }),
    );
  });

  it('can have a threshold of a third of the width', () => {
    const swipe = { offset: -140, durationMs: 900, width: 390 };
    expect(swipeOutcome(swipe)).toBe('stay');
    expect(swipeOutcome({ ...swipe, threshold: 'third' })).toBe('next');
    expect(swipeOutcome({ ...swipe, offset: -130, threshold: 'third' })).toBe('stay');
  });

  it('under 200 ms and over 30 px is a flick', () => {
    fc.assert(
      fc.property(
        width,
        quick,
        fc.double({ min: 30.001, max: 119, noNaN: true }),
        (frame, durationMs, offset) => {
          expect(swipeOutcome({ offset: -offset, durationMs, width: frame })).toBe('next');
          expect(swipeOutcome({ offset, durationMs, width: frame })).toBe('previous');
        },
      ),
    );
  });

  it('follows a quick finger even if the row was caught on the other side', () => {
    expect(swipeOutcome({ offset: 240, moved: -60, durationMs: 120, width: 390 })).toBe('next');
    expect(swipeOutcome({ offset: -240, moved: 60, durationMs: 120, width: 390 })).toBe('previous');
  });

  it.each([
    [30, 100],
    [31, 200],
  ])('of %i px in %i ms is not a flick', (offset, durationMs) => {
    expect(swipeOutcome({ offset, durationMs, width: 390 })).toBe('stay');
  });

  it('is along the row if it is more horizontal than vertical', () => {
    expect(swipeDirection({ x: 5, y: 5 })).toBe('none');
    expect(swipeDirection({ x: -20, y: 12 })).toBe('along');
    expect(swipeDirection({ x: 12, y: -20 })).toBe('across');
  });
});

describe('a drag at the edge of a zoomed picture', () => {
  const reach = fc.double({ min: 0, max: 1500, noNaN: true });
  const everywhere = { previous: true, next: true };

  it('moves the picture to its edge and then the row, without loss', () => {
    fc.assert(
      fc.property(px, reach, width, (dragged, end, frame) => {
        const { picture, row } = splitDrag(dragged, end, everywhere, frame);
        expect(picture + row).toBeCloseTo(dragged, 6);
        expect(Math.abs(picture)).toBeLessThanOrEqual(end);
        if (Math.abs(dragged) <= end) expect(row).toBe(0);
      }),
    );
  });

  it('gives way elastically at the ends of the row', () => {
    fc.assert(
      fc.property(px, reach, width, (dragged, end, frame) => {
        const { row } = splitDrag(dragged, end, { previous: false, next: false }, frame);
        expect(Math.abs(row)).toBeLessThan(frame / 3);
      }),
    );
  });

  it('moves the row towards an existing neighbour', () => {
    expect(splitDrag(-500, 100, { previous: false, next: true }, 390)).toEqual({ picture: -100, row: -400 });
    expect(splitDrag(500, 100, { previous: false, next: true }, 390).row).toBeLessThan(130);
  });
});
