import { darker } from '../drawing/paint.ts';
import { at, oval, path, stroke } from '../drawing/svg.ts';

export const gingerRoot = (
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: string = '#e0b467',
): string =>
  at(
    x,
    y,
    path(
      'M-60 4C-66-16-44-26-30-18C-34-40-8-48-2-28C6-52 36-46 30-20C48-34 72-22 62-2C70 14 46 26 34 14C34 34 6 36 2 18C-6 34-32 32-28 12C-40 22-58 18-60 4Z',
      colour,
    ) +
      path(
        'M-60 4C-40 10-10 6 10 8C30 8 50 4 64-2C70 14 46 26 34 14C34 34 6 36 2 18C-6 34-32 32-28 12C-40 22-58 18-60 4Z',
        darker(colour, 0.14),
      ) +
      stroke('M-48-6q4 8 2 14M-20-14q6 12 2 24M14-22q6 14 2 28M44-14q4 10 0 18', darker(colour, 0.3), 2) +
      oval(-14, -38, 8, 5, '#e9c7b4') +
      oval(20, -38, 8, 5, '#e9c7b4'),
    size / 120,
    turn,
  );
