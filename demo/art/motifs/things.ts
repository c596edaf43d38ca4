import { darker, verticalGradient, halo, lighter } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { seededRandom } from '../drawing/random.ts';
import { at, circle, each, line, ellipse, path, polygon, rect, stroke, times } from '../drawing/svg.ts';

export const table = (x: number, y: number, w: number, h: number, colour: string): string =>
  rect(x - w * 0.44, y - h, w * 0.04, h, darker(colour, 0.25)) +
  rect(x + w * 0.4, y - h, w * 0.04, h, darker(colour, 0.25)) +
  rect(x - w / 2, y - h - w * 0.02, w, w * 0.045, colour, 3) +
  rect(x - w / 2, y - h + w * 0.012, w, w * 0.014, darker(colour, 0.2));

export const stool = (x: number, y: number, h: number, colour: string): string =>
  at(
    x,
    y,
    stroke('M-14 0L-10-40M14 0L10-40M-12-16H12', darker(colour, 0.2), 5) + rect(-20, -48, 40, 9, colour, 3),
    h / 48,
  );

export const books = (
  seed: string,
  x1: number,
  x2: number,
  y: number,
  h: number,
  colours: readonly string[],
): string => {
  const random = seededRandom(seed);
  let drawing = '',
    x = x1;
  while (x < x2 - 6) {
    const w = Math.min(random.between(8, 20) * (h / 90), x2 - x),
      tall = h * random.between(0.68, 0.98),
      colour = random.pick(colours);
    drawing +=
      rect(x, y - tall, w - 1, tall, colour, 1) +
      (random.next() > 0.5
        ? rect(x + w * 0.15, y - tall * 0.86, w * 0.6, tall * 0.08, lighter(colour, 0.4))
        : '');
    x += w;
  }
  return drawing;
};

export const shelf = (
  seed: string,
  x: number,
  y: number,
  w: number,
  h: number,
  levels: number,
  wood: string,
  colours: readonly string[],
): string =>
  rect(x, y, w, h, darker(wood, 0.35)) +
  times(
    levels,
    (index) =>
      books(
        `${seed}${index}`,
        x + 8,
        x + w - 8,
        y + ((index + 1) * h) / levels - 6,
        h / levels - 16,
        colours,
      ) + rect(x, y + ((index + 1) * h) / levels - 7, w, 8, wood),
  ) +
  rect(x - 3, y - 6, 9, h + 8, wood) +
  rect(x + w - 6, y - 6, 9, h + 8, wood) +
  rect(x - 3, y - 8, w + 6, 9, lighter(wood));

/** A screen with lines of text and a chart, drawn as strokes only. */
export const screen = (
  x: number,
  y: number,
  w: number,
  h: number,
  back: string,
  ink: string,
  accent: string,
): string =>
  rect(x, y, w, h, palette.ink, w * 0.02) +
  rect(x + w * 0.025, y + w * 0.025, w * 0.95, h - w * 0.05, back, 2) +
  rect(x + w * 0.08, y + h * 0.14, w * 0.34, h * 0.09, accent, 2) +
  times(4, (index) =>
    rect(
      x + w * 0.08,
      y + h * (0.32 + index * 0.14),
      w * (0.38 - (index % 2) * 0.08),
      h * 0.04,
      ink,
      2,
      'opacity="0.7"',
    ),
  ) +
  times(5, (index) =>
    rect(
      x + w * (0.54 + index * 0.08),
      y + h * (0.72 - [0.2, 0.34, 0.26, 0.44, 0.52][index]!),
      w * 0.05,
      h * [0.2, 0.34, 0.26, 0.44, 0.52][index]!,
      index === 4 ? accent : ink,
      1,
      'opacity="0.85"',
    ),
  );

export const bulb = (x: number, y: number, r: number, colour: string = palette.lamp): string =>
  circle(x, y, r * 5, halo(colour, '77')) + circle(x, y, r, palette.white);

export const pendant = (
  x: number,
  drop: number,
  w: number,
  colour: string,
  lit: string = palette.lamp,
): string =>
  line(x, 0, x, drop, palette.ink, 2.5) +
  circle(x, drop + w * 0.3, w * 2.1, halo(lit, '66')) +
  path(
    `M${x - w / 2} ${drop + w * 0.4}Q${x - w * 0.42} ${drop} ${x} ${drop - w * 0.06}Q${x + w * 0.42} ${drop} ${x + w / 2} ${drop + w * 0.4}Z`,
    colour,
  ) +
  ellipse(x, drop + w * 0.4, w * 0.46, w * 0.07, lit);

export const newspaper = (x: number, y: number, w: number, turn = 0): string =>
  at(
    x,
    y,
    rect(-36, -50, 72, 100, palette.white, 1) +
      rect(-30, -44, 38, 9, palette.red, 1) +
      rect(12, -44, 18, 3, palette.stone) +
      rect(12, -38, 14, 3, palette.stone) +
      rect(-30, -30, 60, 5, palette.ink) +
      rect(-30, -20, 36, 30, verticalGradient(palette.sky, palette.jade)) +
      polygon([-30, 10, -18, -8, -8, 2, 0, -6, 6, 10], palette.teal) +
      times(7, (index) => rect(10, -20 + index * 5, index % 3 === 2 ? 14 : 20, 1.8, palette.stone)) +
      times(
        6,
        (index) =>
          rect(-30, 16 + index * 5, 28, 1.8, palette.stone) +
          rect(2, 16 + index * 5, index === 5 ? 16 : 28, 1.8, palette.stone),
      ),
    w / 72,
    turn,
  );

export const flag = (x: number, y: number, h: number, colour: string = palette.red, wave = 0): string =>
  line(x, y, x, y - h, palette.slate, 5) +
  circle(x, y - h, 5, palette.straw) +
  path(
    `M${x} ${y - h + 6}q${h * 0.12} ${-h * 0.05 + wave} ${h * 0.2} 0t${h * 0.2} ${-h * 0.01}v${h * 0.24}q${-h * 0.1} ${h * 0.04} ${-h * 0.2} 0t${-h * 0.2} ${h * 0.01}Z`,
    colour,
  );

export const bunting = (
  x1: number,
  x2: number,
  y: number,
  sag: number,
  colours: readonly string[],
  count = 14,
): string =>
  stroke(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}`, palette.slate, 2) +
  each(
    Array.from({ length: count }, (_, index) => (index + 0.5) / count),
    (s, index) =>
      at(
        x1 + (x2 - x1) * s,
        y + 4 * sag * s * (1 - s),
        polygon([-13, 0, 13, 0, 0, 28], colours[index % colours.length]!),
      ),
  );

export const plus = (x: number, y: number, s: number, colour: string): string =>
  rect(x - s * 0.16, y - s * 0.5, s * 0.32, s, colour, s * 0.05) +
  rect(x - s * 0.5, y - s * 0.16, s, s * 0.32, colour, s * 0.05);

export const suitcase = (colour: string): string =>
  rect(-2, 2, 2.4, 22, palette.slate) +
  rect(-12, 20, 18, 24, colour, 3) +
  rect(-8, 24, 2, 16, lighter(colour, 0.3)) +
  rect(2, 24, 2, 16, lighter(colour, 0.3));
