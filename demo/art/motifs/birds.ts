import { darker } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, each, line, ellipse, path, stroke } from '../drawing/svg.ts';

/** Distant birds, two strokes each. */
export const flock = (
  colour: string,
  places: readonly (readonly [number, number, number])[],
  w = 3,
): string =>
  each(places, ([x, y, size]) =>
    stroke(
      `M${x - size} ${y - size * 0.22}Q${x - size * 0.4} ${y - size * 0.5} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.5} ${x + size} ${y - size * 0.26}`,
      colour,
      w,
    ),
  );

export const gull = (x: number, y: number, size: number, turn = 0, flip = false): string =>
  at(
    x,
    y,
    path('M-30 4C-12-6 12-8 26-2L34 0C30 4 14 10-6 9Z', palette.white) +
      path('M2-2C-10-26-30-34-56-34C-36-26-22-14-14 2Z', palette.pale) +
      path('M-56-34L-44-33C-42-30-40-28-38-26Z', palette.ink) +
      path('M8 0C10-26 26-42 50-50C38-32 30-14 20 2Z', palette.white) +
      path('M50-50L40-45L36-37Z', palette.ink) +
      path('M33-1L40 1L33 3Z', palette.amber) +
      circle(28, -0.6, 1.2, palette.ink),
    size / 100,
    turn,
    flip,
  );

export const swan = (x: number, y: number, size: number, flip = false, shade: string = '#dfe4e6'): string =>
  at(
    x,
    y,
    path('M-46 2C-52-20-30-30-8-26C10-30 30-22 34-6C34 8 20 12-4 12C-28 12-44 12-46 2Z', palette.white) +
      path('M-50-12C-36-30-8-30 14-10C0 2-30 6-50-12Z', shade) +
      path('M-56-18C-36-28-14-22 4-6C-14 0-40-4-56-18Z', palette.white) +
      path('M26-10C42-24 26-44 30-58C33-68 46-70 50-60C46-62 40-60 39-54C37-40 48-22 36-2Z', palette.white) +
      path('M48-63L60-57L48-54Z', palette.amber) +
      path('M46-62L51-61L49-57Z', palette.ink),
    size / 100,
    0,
    flip,
  );

/** The red-crowned crane, standing. */
export const redCrane = (x: number, y: number, size: number, flip = false, bow = false): string =>
  at(
    x,
    y,
    stroke('M-2-36L-4-16L-2 0M6-36L10-18L8 0M-2 0h7M8 0h7', palette.ink, 2) +
      path('M-34-38C-20-58 10-60 22-46C18-34 0-30-14-32Z', palette.white) +
      path('M-34-38C-44-34-46-26-44-18C-36-28-24-32-12-33Z', palette.ink) +
      (bow
        ? stroke('M16-46C30-54 34-40 38-26', palette.ink, 4.4) +
          circle(39, -24, 4, palette.white) +
          path('M40-21L46-8L37-22Z', palette.slate) +
          circle(41, -26, 2.4, palette.red)
        : stroke('M14-48C26-56 16-72 22-86', palette.ink, 4.4) +
          circle(23, -88, 4, palette.white) +
          path('M26-90L42-88L26-86Z', palette.slate) +
          path('M19-91a4 4 0 0 1 7-1Z', palette.red)),
    size / 100,
    0,
    flip,
  );

export const craneFlying = (x: number, y: number, size: number, flip = false): string =>
  at(
    x,
    y,
    stroke('M-20 0L-54 8', palette.ink, 2.4) +
      path('M-24 2C-8-8 12-8 24-2C12 6-10 8-24 2Z', palette.white) +
      stroke('M20-2C34-4 42-8 52-8', palette.ink, 3.6) +
      path('M51-10L62-8L51-6Z', palette.slate) +
      circle(50, -9, 2.2, palette.red) +
      path('M6-4C0-30-16-46-40-54C-26-36-18-18-12 0Z', palette.white) +
      path('M-40-54C-32-44-26-34-22-24L-14-2L-20-2C-26-20-34-40-40-54Z', palette.ink) +
      path('M12-4C18-24 32-36 50-40C38-26 30-12 22 0Z', darker(palette.white, 0.06)),
    size / 100,
    0,
    flip,
  );

export const cormorant = (x: number, y: number, size: number, flip = false): string =>
  at(
    x,
    y,
    path(
      'M-14 0C-22-30-8-52 6-56C4-66 8-74 16-74C22-74 24-70 22-66C14-66 18-54 14-40C12-20 2-8-4 0Z',
      palette.ink,
    ) +
      path('M20-72L36-69L20-67Z', palette.amber) +
      ellipse(13, -62, 3, 2.4, palette.amber) +
      line(-4, 0, -4, 6, palette.umber, 3),
    size / 100,
    0,
    flip,
  );

export const pigeon = (x: number, y: number, size: number, colour: string, flip = false): string =>
  at(
    x,
    y,
    path('M-40-6C-20-20 0-26 14-24C18-34 32-34 34-24L40-21L33-19C30-6 14 0-6-2Z', colour) +
      path('M-40-6C-22-14-4-14 8-12C-6 0-24 2-40-6Z', darker(colour)) +
      line(4, -2, 4, 6, palette.red, 2),
    size / 100,
    0,
    flip,
  );

/** A swan in flight, neck stretched forwards. */
export const swanFlying = (x: number, y: number, size: number, turn = 0): string =>
  at(
    x,
    y,
    path(
      'M-40 4C-56 2-60 8-66 12C-54 14-44 12-34 10C-14 16 14 12 26 2C46-2 60-8 76-16C82-20 78-28 70-26C52-16 36-12 20-12C-2-14-26-8-40 4Z',
      palette.white,
    ) +
      path('M76-26L90-20L77-17Z', palette.amber) +
      path('M74-26L80-24L77-20Z', palette.ink) +
      path('M16-8C8-44-20-70-64-80C-48-64-40-50-32-30C-26-14-14-2 4 4Z', palette.pale) +
      path('M20-6C24-40 12-72-18-96C-14-74-18-58-22-40C-24-22-12-6 6 4Z', palette.white) +
      stroke('M14-12C12-40 4-62-10-80M4-8C0-32-6-46-14-58', '#d3d9da', 1.6),
    size / 110,
    turn,
  );
