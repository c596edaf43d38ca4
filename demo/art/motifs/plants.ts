import { darker, lighter } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { seededRandom } from '../drawing/random.ts';
import { at, fade, line, ellipse, path, stroke, times } from '../drawing/svg.ts';

export const bush = (x: number, y: number, w: number, colour: string): string =>
  at(
    x,
    y,
    path('M-50 0C-58-18-44-32-30-28C-26-46 0-48 8-34C20-46 42-36 38-22C54-22 56-6 50 0Z', colour) +
      path(
        'M-40-10c8-10 16-8 22-2M2-20c8-8 18-6 24 2',
        'none',
        `stroke="${lighter(colour)}" stroke-width="2.5" stroke-linecap="round"`,
      ),
    w / 100,
  );

export const grass = (
  seed: string,
  x1: number,
  x2: number,
  y: number,
  h: number,
  count: number,
  colour: string,
  w = 2.4,
  sway = 0,
): string => {
  const random = seededRandom(seed);
  return times(count, () => {
    const x = random.between(x1, x2),
      tall = h * random.between(0.5, 1),
      bend = random.between(-0.3, 0.3) * tall + sway * tall;
    return stroke(`M${x} ${y}q${bend * 0.2} ${-tall * 0.6} ${bend} ${-tall}`, colour, w);
  });
};

/** Reeds with plumes, for wetlands. */
export const reeds = (
  seed: string,
  x1: number,
  x2: number,
  y: number,
  h: number,
  count: number,
  stem: string,
  plume: string,
  sway = 0,
): string => {
  const random = seededRandom(seed);
  return times(count, () => {
    const x = random.between(x1, x2),
      tall = h * random.between(0.55, 1),
      bend = (random.between(0.02, 0.22) + sway) * tall;
    return (
      stroke(`M${x} ${y}Q${x} ${y - tall * 0.6} ${x + bend} ${y - tall}`, stem, 2.6) +
      stroke(`M${x} ${y - tall * 0.2}q${bend + 8} ${-tall * 0.2} ${bend + 24} ${-tall * 0.14}`, stem, 2.2) +
      at(x + bend, y - tall, path('M0 6C-5-4-3-20 6-32C10-18 8-2 0 6Z', plume), tall / 170, 18)
    );
  });
};

export const lotusLeaf = (x: number, y: number, r: number, colour: string, stem = 0): string =>
  at(
    x,
    y,
    (stem ? stroke(`M0 0Q-6 ${stem * 0.5} 4 ${stem}`, darker(colour), 4) : '') +
      ellipse(0, 3, r, r * 0.4, darker(colour, 0.25)) +
      ellipse(0, 0, r, r * 0.4, colour) +
      fade(
        0.45,
        times(9, (index) =>
          line(
            0,
            0,
            Math.cos(index * 0.7) * r * 0.9,
            Math.sin(index * 0.7) * r * 0.36,
            lighter(colour, 0.35),
            1.6,
          ),
        ),
      ),
  );

export const lotus = (
  x: number,
  y: number,
  size: number,
  colour: string = palette.pink,
  stem = 0,
): string => {
  const petal = (angle: number, fill: string, long = 40): string =>
    path(
      `M0 0C-13-12-10-${long * 0.8} 0-${long}C10-${long * 0.8} 13-12 0 0Z`,
      fill,
      `transform="rotate(${angle})"`,
    );
  return at(
    x,
    y,
    (stem ? stroke(`M0 0Q5 ${stem * 0.5} 0 ${stem}`, palette.moss, 4) : '') +
      petal(-62, darker(colour, 0.1)) +
      petal(62, darker(colour, 0.1)) +
      petal(-36, colour, 44) +
      petal(36, colour, 44) +
      petal(-14, lighter(colour, 0.2), 46) +
      petal(14, lighter(colour, 0.2), 46) +
      petal(-46, lighter(colour, 0.34), 28) +
      petal(46, lighter(colour, 0.34), 28) +
      petal(0, lighter(colour, 0.45), 34),
    size / 50,
  );
};

export const leaf = (x: number, y: number, size: number, turn: number, colour: string): string =>
  at(
    x,
    y,
    path('M0 0C10-24 40-34 70-22C58 2 30 14 0 0Z', colour) +
      path('M0 0C24-8 48-16 70-22C58 2 30 14 0 0Z', darker(colour, 0.12)) +
      stroke('M0 0Q34-8 62-20', lighter(colour, 0.3), 1.6),
    size / 70,
    turn,
  );
