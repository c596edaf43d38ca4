import { darker, lighter } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, each, line, path, rect, stroke, times } from '../drawing/svg.ts';

export const wheel = (x: number, y: number, r: number, hub: string = palette.stone): string =>
  circle(x, y, r, palette.ink) + circle(x, y, r * 0.52, hub) + circle(x, y, r * 0.2, palette.ink);

/** All vehicles stand on y and face right unless flipped; size is their length. */
export const car = (x: number, y: number, size: number, colour: string, flip = false): string =>
  at(
    x,
    y,
    path(
      'M-50-8C-50-18-44-20-36-21C-28-32-20-34-4-34C12-34 20-28 28-21C42-20 50-17 50-8C50-6 48-5 46-5H-46C-49-5-50-6-50-8Z',
      colour,
    ) +
      path(
        'M-50-8C-50-12-49-14-47-16C-20-14 20-14 49-14C50-12 50-10 50-8C50-6 48-5 46-5H-46C-49-5-50-6-50-8Z',
        darker(colour, 0.16),
      ) +
      path('M-28-21C-22-28-18-30-6-30V-21ZM-2-30C10-30 15-27 22-21H-2Z', palette.ice) +
      path('M-22-27L-16-30L-22-21H-28Z', palette.white, 'opacity="0.6"') +
      rect(44, -17, 6, 4, palette.lamp, 2) +
      rect(-50, -17, 4, 4, palette.red, 1) +
      wheel(-30, -5, 8.5) +
      wheel(30, -5, 8.5),
    size / 100,
    0,
    flip,
  );

export const bus = (
  x: number,
  y: number,
  size: number,
  colour: string,
  trim: string = palette.white,
  flip = false,
): string =>
  at(
    x,
    y,
    rect(-50, -36, 100, 31, colour, 4) +
      rect(-50, -14, 100, 9, darker(colour, 0.2), 2) +
      rect(-50, -17, 100, 2, trim) +
      rect(-47, -33, 76, 13, palette.slate, 2) +
      times(5, (index) => rect(-46 + index * 15.2, -32, 13.6, 11, palette.ice, 1)) +
      rect(32, -32, 8, 25, palette.ice, 1) +
      line(36, -32, 36, -7, colour, 1) +
      path('M43-33H48C49-33 50-32 50-30V-18H43Z', palette.ice) +
      rect(46, -12, 4, 4, palette.lamp, 1) +
      rect(-50, -12, 2.5, 5, palette.red, 1) +
      wheel(-32, -5, 6) +
      wheel(26, -5, 6) +
      rect(-14, -38.4, 26, 3, darker(colour, 0.25), 1),
    size / 100,
    0,
    flip,
  );

export const truck = (x: number, y: number, size: number, cab: string, box: string, flip = false): string =>
  at(
    x,
    y,
    rect(-50, -46, 70, 39, box, 1) +
      rect(-50, -46, 70, 5, lighter(box, 0.3)) +
      rect(-50, -9, 98, 4, palette.ink) +
      path('M22-36H38C44-36 50-24 50-18V-6H22Z', cab) +
      path('M28-32H37C41-32 45-24 46-19H28Z', palette.ice) +
      rect(46, -13, 4, 4, palette.lamp, 1) +
      wheel(-36, -5, 7) +
      wheel(-20, -5, 7) +
      wheel(34, -5, 7),
    size / 100,
    0,
    flip,
  );

export const fireEngine = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    rect(-50, -34, 68, 28, palette.red, 2) +
      path('M18-38H40C46-38 50-26 50-20V-6H18Z', palette.red) +
      path('M24-34H38C42-34 45-26 46-21H24Z', palette.ice) +
      rect(-50, -14, 100, 4, palette.white) +
      rect(-50, -8, 100, 3, palette.wine) +
      times(
        3,
        (index) =>
          rect(-46 + index * 20, -30, 17, 13, darker(palette.red, 0.3), 1) +
          line(-46 + index * 20, -26, -29 + index * 20, -26, palette.rose, 0.8) +
          line(-46 + index * 20, -22, -29 + index * 20, -22, palette.rose, 0.8),
      ) +
      at(
        0,
        0,
        rect(-48, -44, 76, 3, palette.pale) +
          rect(-48, -39, 76, 2, palette.pale) +
          times(10, (index) => line(-45 + index * 8, -43, -45 + index * 8, -38, palette.pale, 1.4)),
        1,
        -3,
      ) +
      rect(24, -42, 10, 4, palette.sky, 2) +
      rect(46, -14, 4, 5, palette.lamp, 1) +
      wheel(-34, -5, 7.5) +
      wheel(34, -5, 7.5),
    size / 100,
  );

export const ambulance = (x: number, y: number, size: number, flip = false): string =>
  at(
    x,
    y,
    path('M-50-44H18C30-44 36-26 46-22C49-20 50-18 50-14V-6H-50Z', palette.white) +
      rect(-50, -18, 100, 6, palette.teal) +
      path('M20-40C27-39 31-30 35-24H14V-40Z', palette.slate) +
      rect(-42, -38, 18, 14, palette.slate, 2) +
      rect(-8, -38, 5, 15, palette.teal, 1) +
      rect(-13, -33, 15, 5, palette.teal, 1) +
      rect(-10, -49, 20, 5, palette.red, 2) +
      wheel(-32, -5, 7.5) +
      wheel(32, -5, 7.5),
    size / 100,
    0,
    flip,
  );

export const bike = (x: number, y: number, size: number, colour: string): string =>
  at(
    x,
    y,
    each(
      [-28, 28],
      (px) =>
        `<circle cx="${px}" cy="-20" r="19" fill="none" stroke="${palette.ink}" stroke-width="3"/>` +
        times(6, (index) => at(px, -20, line(0, -18, 0, 18, palette.ink, 0.5), 1, index * 30)),
    ) + stroke('M-28-20L-10-50H18L0-20ZM-10-50L0-20M28-20L16-58L26-62M-16-54H-4', colour, 3.6),
    size / 100,
  );
