import { lighter } from '../drawing/paint.ts';
import { at, oval, path, stroke } from '../drawing/svg.ts';

export const dumplingShape = (x: number, y: number, s: number, turn: number, shade = '#f6ead2'): string =>
  at(
    x,
    y,
    oval(3, 12, 44, 17, '#6b3a2444') +
      path('M-46 8C-44-20-20-30 0-30C20-30 44-20 46 8C30 18-30 18-46 8Z', shade) +
      path(
        'M-46 8C-50-6-40-22-30-26C-26-34-16-36-10-32C-4-40 6-40 10-32C18-36 26-32 30-25C40-22 50-6 46 8C40-8 26-20 0-20C-26-20-40-8-46 8Z',
        lighter(shade, 0.4),
      ) +
      stroke('M-28-24L-22-14M-11-31L-8-19M9-31L8-19M28-24L22-14', '#d9c29a', 2.4) +
      stroke('M-30 10Q0 17 30 10', '#dcc8a0', 2.4),
    s,
    turn,
  );
