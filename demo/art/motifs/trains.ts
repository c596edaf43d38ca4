import { verticalGradient } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { at, each, path, rect, times } from '../drawing/svg.ts';

/** A bullet train with its nose to the right, long enough to reach beyond the left edge. */
export const bulletTrain = (x: number, y: number, size: number, cars = 6): string =>
  at(
    x,
    y,
    times(
      cars,
      (index) =>
        rect(-128 - index * 152, -38, 150, 35, verticalGradient('#ffffff', '#d7dde0')) +
        rect(-128 - index * 152, -11, 150, 3.2, palette.red) +
        rect(-118 - index * 152, -30, 130, 10, palette.indigo, 4) +
        each([0, 1, 2, 3, 4, 5, 6], (window) =>
          rect(-116 - index * 152 + window * 18.4, -29, 14.6, 8, palette.sky, 2),
        ) +
        rect(-128 - index * 152, -38, 2, 35, palette.slate),
    ) +
      path('M20-38C50-37 82-20 100-8C101-5 99-3 95-3H20Z', verticalGradient('#ffffff', '#ccd4d8')) +
      path('M52-31C64-26 72-21 78-16L58-17C54-20 52-26 52-31Z', palette.indigo) +
      path('M20-11H92L97-6C97-4 96-3 94-3H88L80-8H20Z', palette.red) +
      rect(20, -30, 24, 10, palette.indigo, 4) +
      rect(22, -29, 20, 8, palette.sky, 2),
    size / 100,
  );

export const plane = (
  x: number,
  y: number,
  size: number,
  turn = 0,
  tail: string = palette.red,
  flip = false,
): string =>
  at(
    x,
    y,
    path('M-48-2C-30-9 30-9 44-5C50-3 52 0 50 2C44 6 10 6-30 5C-40 4-46 2-48-2Z', palette.white) +
      path('M-46-1C-40 3 20 4 50 1C48 5 20 6-30 5C-40 4-46 2-48-2Z', palette.pale) +
      path('M-48-2L-54-20H-46L-32-5Z', tail) +
      path('M4 1L-20 20H-12L20 2Z', palette.stone) +
      path('M-40 0L-54 7H-48L-32 2Z', palette.stone) +
      path('M0-6L-12-14H-8L12-7Z', palette.pale) +
      times(11, (index) => rect(-28 + index * 5.6, -4, 2.6, 2.6, palette.navy, 1)) +
      path('M42-5L48-3H41Z', palette.navy) +
      rect(-2, 6, 12, 5, palette.slate, 2.5),
    size / 100,
    turn,
    flip,
  );
