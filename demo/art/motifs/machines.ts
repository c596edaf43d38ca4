import { darker } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, line, path, rect, ring, stroke, times } from '../drawing/svg.ts';
import { wheel } from './vehicles.ts';

export const tractor = (
  x: number,
  y: number,
  size: number,
  colour: string = palette.red,
  flip = false,
): string =>
  at(
    x,
    y,
    rect(-4, -40, 42, 20, colour, 4) +
      rect(-4, -28, 42, 8, darker(colour, 0.2)) +
      rect(34, -38, 5, 18, palette.ink, 1) +
      rect(24, -56, 3, 17, palette.ink, 1) +
      path('M-34-62H-6V-38H-4V-18H-32L-38-30Z', darker(colour, 0.1)) +
      rect(-31, -58, 22, 22, palette.ice, 2) +
      rect(-37, -66, 36, 5, colour, 2) +
      wheel(-24, -20, 20, palette.straw) +
      times(14, (index) => at(-24, -20, rect(-2, -22, 4, 5, palette.ink), 1, index * 25.7)) +
      wheel(28, -11, 11, palette.straw),
    size / 100,
    0,
    flip,
  );

export const combine = (x: number, y: number, size: number, flip = false): string =>
  at(
    x,
    y,
    path('M-48-50H10V-16H-40L-48-26Z', palette.red) +
      rect(-48, -50, 58, 6, palette.persimmon) +
      rect(-46, -34, 54, 3, palette.white) +
      path('M-40-62H0L6-50H-44Z', palette.wine) +
      path('M10-66H30L34-40V-18H10Z', darker(palette.red, 0.1)) +
      path('M14-62H28L31-42H14Z', palette.ice) +
      stroke('M-8-60L-30-76H-46', palette.straw, 5) +
      path('M28-30L52-12V-4H44L24-18Z', palette.slate) +
      path('M40-8L74-3V1H38Z', palette.ink) +
      path('M46-26L50-30L56-6L50-4Z', palette.wine) +
      ring(62, -13, 12, palette.straw, 2) +
      times(6, (index) =>
        at(
          62,
          -13,
          line(0, 0, 0, -12, palette.straw, 1.6) + line(-3, -12, 3, -12, palette.ochre, 2.6),
          1,
          index * 60 + 14,
        ),
      ) +
      circle(62, -13, 3, palette.umber) +
      line(34, -24, 62, -13, palette.red, 3) +
      wheel(16, -15, 15, palette.straw) +
      wheel(-34, -9, 9, palette.straw),
    size / 100,
    0,
    flip,
  );

export const forklift = (x: number, y: number, size: number, flip = false): string =>
  at(
    x,
    y,
    rect(-34, -34, 44, 26, palette.straw, 4) +
      stroke('M-26-34L-22-72H6L12-20', palette.ink, 4) +
      rect(16, -84, 5, 78, palette.slate) +
      rect(20, -10, 34, 4, palette.slate) +
      rect(24, -42, 30, 32, palette.clay) +
      rect(24, -28, 30, 3, palette.sand) +
      wheel(-22, -8, 9) +
      wheel(4, -9, 10),
    size / 100,
    0,
    flip,
  );

export const crane = (x: number, y: number, h: number, colour: string): string =>
  at(
    x,
    y,
    stroke('M-16 0V-56M16 0V-56M-16-28H16M-16-56L16-28M-16-28L16 0', colour, 3) +
      rect(-22, -60, 44, 6, colour) +
      stroke('M-4-60V-100M-46-62H62', colour, 4) +
      stroke('M-4-100L60-62M-4-100L-44-62', colour, 1.6) +
      rect(24, -60, 10, 7, palette.slate) +
      line(29, -54, 29, -30, colour, 1) +
      rect(22, -30, 14, 3, colour) +
      rect(-22, -4, 12, 4, palette.ink) +
      rect(10, -4, 12, 4, palette.ink),
    h / 100,
  );
