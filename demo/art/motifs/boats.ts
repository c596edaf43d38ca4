import { darker, lighter } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { at, line, path, polygon, rect, stroke, times } from '../drawing/svg.ts';

export const cargoShip = (x: number, y: number, size: number, hull: string = palette.navy): string =>
  at(
    x,
    y,
    path('M-50-12H50L44 0C43 2 42 3 40 3H-42C-45 3-46 2-47 0Z', hull) +
      rect(-46, -2, 90, 5, palette.wine) +
      rect(-44, -34, 11, 22, palette.white) +
      rect(-46, -36, 15, 4, palette.white) +
      rect(-40, -44, 4, 9, palette.red) +
      times(26, (index) => {
        const col = index % 9,
          row = Math.floor(index / 9);
        return row === 2 && col > 7
          ? ''
          : rect(
              -30 + col * 8,
              -18 - row * 6,
              7.6,
              5.6,
              [palette.red, palette.teal, palette.straw, palette.blue, palette.brick, palette.grey][
                (index * 5 + row) % 6
              ]!,
            );
      }),
    size / 100,
  );

export const rowboat = (x: number, y: number, size: number, colour: string = palette.umber): string =>
  at(
    x,
    y,
    path('M-50-10C-36-4 36-4 50-12C46 2 36 6 0 6C-34 6-46 2-50-10Z', colour) +
      path('M-50-10C-36-4 36-4 50-12C49-9 48-6 47-4C30 1-30 1-48-4Z', lighter(colour, 0.14)),
    size / 100,
  );

export const sailboat = (
  x: number,
  y: number,
  size: number,
  sail: string,
  jib: string,
  hull: string = palette.white,
  heel = 0,
): string =>
  at(
    x,
    y,
    path('M-36-6H40C36 4 30 8 22 8H-26C-32 8-36 2-36-6Z', hull) +
      rect(-35, -1, 72, 3, palette.red) +
      line(2, -6, 2, -104, palette.slate, 2.4) +
      path('M-1-100C-6-60-20-30-34-12H-1Z', sail) +
      path('M5-98C22-70 34-40 38-12C26-16 16-16 5-14Z', jib) +
      stroke('M-10-50L-1-52M-20-30L-1-32', darker(sail), 1),
    size / 100,
    heel,
  );

export const spinnaker = (x: number, y: number, size: number, a: string, b: string): string =>
  at(
    x,
    y,
    polygon([2, -6, 4, -6, 4, -104, 2, -104], palette.slate) +
      path('M-1-98C-6-60-20-30-30-12H-1Z', palette.white) +
      path('M6-100C52-88 60-50 40-16C30-34 16-40 8-36Z', a) +
      path('M20-93C52-84 58-50 44-24C40-46 28-60 14-66Z', b) +
      path('M-36-6H40C36 4 30 8 22 8H-26C-32 8-36 2-36-6Z', palette.indigo) +
      rect(-35, -1, 72, 3, palette.white),
    size / 100,
  );

export const junk = (x: number, y: number, size: number, sail: string): string =>
  at(
    x,
    y,
    path('M-46-14C-30-6 30-6 48-16C44 0 34 6 0 6C-32 6-42 0-46-14Z', palette.umber) +
      line(4, -8, 4, -92, palette.umber, 3) +
      path('M2-88C-18-80-30-50-32-16L2-14Z', sail) +
      path('M8-84C26-74 34-44 34-18L8-15Z', darker(sail, 0.1)) +
      stroke('M-14-72L2-74M-24-52L2-54M-30-32L2-33M8-70L22-68M8-50L30-48M8-32L33-31', darker(sail, 0.4), 1.5),
    size / 100,
  );
