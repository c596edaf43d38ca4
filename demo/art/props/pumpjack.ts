import { darker } from '../drawing/paint.ts';
import { c } from '../drawing/palette.ts';
import { at, circle, line, path, rect, stroke } from '../drawing/svg.ts';

export const pumpjack = (
  x: number,
  y: number,
  size: number,
  colour: string,
  tilt: number,
  flip = false,
): string =>
  at(
    x,
    y,
    rect(-60, -6, 130, 8, darker(colour, 0.4)) +
      stroke('M-6-4L8-62L24-4M0-28H16', colour, 5) +
      at(
        8,
        -64,
        rect(-56, -4, 112, 8, colour, 2) +
          path('M50-18C64-12 66 14 54 28L46 26C54 10 54-4 44-12Z', colour) +
          circle(0, 0, 6, darker(colour)),
        1,
        tilt,
      ) +
      line(64, -50, 64, 0, c.ink, 1.6) +
      circle(-42, -26, 17, darker(colour, 0.3)) +
      path('M-42-26L-62-40A26 26 0 0 1-32-50Z', darker(colour, 0.1)) +
      line(-46, -68, -44, -28, darker(colour), 3.4) +
      rect(-30, -24, 24, 20, c.slate, 2) +
      rect(60, -12, 9, 12, c.slate),
    size / 120,
    0,
    flip,
  );
