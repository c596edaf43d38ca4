import { c } from '../drawing/palette.ts';
import { at, circle, path } from '../drawing/svg.ts';

export const swallowKite = (x: number, y: number, size: number, a: string, b: string, turn = 0): string =>
  at(
    x,
    y,
    path(
      'M0-46C14-46 16-30 14-20C44-44 84-40 96-22C80-2 44 8 16 4L40 62L10 34L0 44L-10 34L-40 62L-16 4C-44 8-80-2-96-22C-84-40-44-44-14-20C-16-30-14-46 0-46Z',
      a,
    ) +
      path('M22-14C46-30 74-30 84-20C70-8 44-2 22-2ZM-22-14C-46-30-74-30-84-20C-70-8-44-2-22-2Z', b) +
      circle(46, -16, 7, a) +
      circle(-46, -16, 7, a) +
      circle(0, -4, 9, b) +
      circle(0, -4, 4, a) +
      circle(-5, -36, 3, c.white) +
      circle(5, -36, 3, c.white) +
      path('M0 14L8 30L0 38L-8 30Z', b),
    size / 100,
    turn,
  );
