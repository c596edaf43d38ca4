import { lighter } from '../drawing/paint.ts';
import { c } from '../drawing/palette.ts';
import { at, path, rect, times } from '../drawing/svg.ts';

export const potted = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    times(7, (index) =>
      at(
        0,
        -34,
        path('M0 0C-16-24-12-60 0-78C12-60 16-24 0 0Z', index % 2 ? '#4f8d5c' : '#74ab68'),
        1,
        -66 + index * 22,
      ),
    ) +
      path('M-26-40H26L20 0H-20Z', c.clay) +
      rect(-30, -48, 60, 12, lighter(c.clay, 0.15), 3),
    s,
  );
