import { darker, lighter } from '../drawing/paint.ts';
import { c } from '../drawing/palette.ts';
import { at, oval, path, stroke } from '../drawing/svg.ts';

export const jujube = (x: number, y: number, r: number, colour: string, turn = 0): string =>
  at(
    x,
    y,
    oval(0, 0, 20, 25, colour) +
      path('M2-25C22-22 26 18 4 25C16 10 14-12 2-25Z', darker(colour, 0.22)) +
      oval(-8, -8, 4, 8, lighter(colour, 0.5), 'opacity="0.8"') +
      stroke('M0-24Q2-34 8-40', c.umber, 3),
    r / 25,
    turn,
  );
