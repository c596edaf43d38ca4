import { c } from '../drawing/palette.ts';
import { at, circle, path, stroke, times } from '../drawing/svg.ts';

export const carp = (
  x: number,
  y: number,
  size: number,
  body: string,
  fin: string,
  ink: string,
  turn = 0,
): string =>
  at(
    x,
    y,
    path('M-70 0C-50-40 20-44 60-10C76 2 70 16 54 20C10 40-46 34-70 0Z', body) +
      path('M-66 0C-90-30-116-34-130-24C-112-12-108 0-112 18C-96 30-80 22-66 0Z', fin) +
      path('M-20-34C-6-56 28-54 36-26C16-34-4-36-20-34Z', fin) +
      path('M-6 28C-10 46-30 52-36 44C-34 36-30 30-24 26Z', fin) +
      times(3, (row) =>
        times(5 - row, (index) =>
          stroke(`M${-46 + index * 17 + row * 5} ${-16 + row * 15}q10 2 6 13`, ink, 2.6),
        ),
      ) +
      stroke('M28-24q12 18 2 42', ink, 3) +
      circle(46, -4, 6, c.white) +
      circle(48, -4, 3, ink),
    size / 120,
    turn,
  );
