import { darker, lighter, verticalGradient } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { seededRandom } from '../drawing/random.ts';
import { at, circle, each, ellipse, fade, line, path, rect, ring, stroke, times } from '../drawing/svg.ts';

/** A counter with a lit top and panels below; x is its left edge. */
export const counter = (
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  top: string = palette.white,
): string =>
  rect(x, base - h, w, h, verticalGradient(colour, darker(colour, 0.2))) +
  times(Math.max(2, Math.round(w / 120)), (index) => {
    const panel = w / Math.max(2, Math.round(w / 120));
    return rect(x + index * panel + 10, base - h * 0.8, panel - 20, h * 0.68, darker(colour, 0.1), 4);
  }) +
  rect(x - 10, base - h - 10, w + 20, 18, top, 5) +
  rect(x - 4, base - 8, w + 8, 8, darker(colour, 0.4));

export type BottleShape = 'wine' | 'flask' | 'pump' | 'tube' | 'can' | 'box' | 'bag';

/** One packed product standing at y, h tall, with a pale label. */
export const product = (
  x: number,
  y: number,
  h: number,
  shape: BottleShape,
  colour: string,
  label: string = palette.cream,
): string => {
  const shapes: Record<BottleShape, string> = {
    wine:
      path('M-5-100H5V-66C14-60 16-54 16-46V-3Q16 0 13 0H-13Q-16 0-16-3V-46C-16-54-14-60-5-66Z', colour) +
      rect(-6, -101, 12, 16, darker(colour, 0.4), 1) +
      rect(-14, -42, 28, 26, label, 1) +
      rect(-10, -34, 20, 4, palette.red),
    flask:
      path(
        'M-7-88H7V-72C24-64 28-50 28-36C28-16 22-4 16 0H-16C-22-4-28-16-28-36C-28-50-24-64-7-72Z',
        colour,
      ) +
      rect(-9, -100, 18, 14, palette.red, 2) +
      circle(0, -34, 15, label) +
      rect(-2.5, -45, 5, 22, palette.red),
    pump:
      path('M-18-64Q-18-72-10-72H10Q18-72 18-64V-3Q18 0 15 0H-15Q-18 0-18-3Z', colour) +
      rect(-5, -84, 10, 13, palette.white) +
      path('M-6-96H16V-90H6V-84H-6Z', palette.white) +
      rect(-12, -54, 24, 34, label, 3) +
      path('M0-48q7 8 0 17q-7-9 0-17Z', palette.leaf),
    tube:
      path('M-16-100H16L12-14H-12Z', colour) +
      rect(-11, -15, 22, 15, palette.white, 2) +
      rect(-9, -74, 18, 30, label, 2),
    can:
      rect(-16, -60, 32, 60, colour, 5) +
      ellipse(0, -59, 16, 4, lighter(colour, 0.4)) +
      rect(-16, -42, 32, 24, label) +
      circle(0, -30, 8, colour),
    box:
      rect(-22, -78, 44, 78, colour, 2) +
      rect(8, -78, 14, 78, darker(colour, 0.15)) +
      rect(-18, -62, 24, 32, label, 1) +
      rect(-15, -54, 18, 4, darker(colour, 0.2)),
    bag:
      path('M-24 0C-28-30-26-60-20-78L20-78C26-60 28-30 24 0Z', colour) +
      stroke('M-20-76H20', darker(colour, 0.3), 4) +
      ellipse(0, -36, 15, 20, label),
  };
  return at(x, y, shapes[shape], h / 100);
};

/** Shelves packed with products; each level shows one kind in two colours. */
export const goodsShelf = (
  seed: string,
  x: number,
  y: number,
  w: number,
  h: number,
  levels: readonly { readonly shape: BottleShape; readonly colours: readonly string[] }[],
  frame: string,
): string => {
  const random = seededRandom(seed);
  const step = h / levels.length;
  return (
    rect(x, y, w, h, darker(frame, 0.45)) +
    each(levels, ({ shape, colours }, level) => {
      const size = step * (shape === 'can' ? 1.1 : shape === 'box' || shape === 'bag' ? 0.95 : 0.76);
      const gap =
        size * { wine: 0.4, flask: 0.64, pump: 0.46, tube: 0.4, can: 0.38, box: 0.5, bag: 0.58 }[shape];
      const count = Math.floor((w - 24) / gap);
      const foot = y + (level + 1) * step - 10;
      return (
        times(count, (index) =>
          product(
            x + 12 + gap * (index + 0.5),
            foot,
            size * (0.96 + random.next() * 0.06),
            shape,
            colours[Math.floor((index / count) * colours.length)]!,
          ),
        ) +
        rect(x, foot, w, 12, frame) +
        times(Math.floor(w / 110), (index) => rect(x + 36 + index * 110, foot + 2, 40, 9, palette.white, 1))
      );
    }) +
    rect(x - 5, y - 6, 10, h + 8, frame) +
    rect(x + w - 5, y - 6, 10, h + 8, frame) +
    rect(x - 8, y - 12, w + 16, 14, lighter(frame, 0.15), 3)
  );
};

/** A sofa seen from the front. */
export const sofa = (
  x: number,
  base: number,
  w: number,
  colour: string,
  cushions: readonly string[] = [],
): string =>
  at(
    x,
    base,
    ellipse(0, 2, 54, 5, '#2a1f2433') +
      rect(-38, -4, 6, 6, palette.umber) +
      rect(32, -4, 6, 6, palette.umber) +
      rect(-44, -46, 88, 40, darker(colour, 0.12), 8) +
      rect(-42, -44, 41, 26, colour, 6) +
      rect(1, -44, 41, 26, colour, 6) +
      rect(-42, -22, 41, 12, lighter(colour, 0.16), 5) +
      rect(1, -22, 41, 12, lighter(colour, 0.16), 5) +
      rect(-44, -11, 88, 9, darker(colour, 0.2), 3) +
      rect(-52, -32, 14, 30, colour, 6) +
      rect(38, -32, 14, 30, colour, 6) +
      each(cushions, (fill, index) =>
        at(
          -28 + (index * 56) / Math.max(1, cushions.length - 1),
          -29,
          rect(-9, -9, 18, 17, fill, 3),
          1,
          index % 2 ? 10 : -10,
        ),
      ),
    w / 104,
  );

/** A bed seen from the side, head at the left unless flipped. */
export const bed = (x: number, base: number, w: number, wood: string, cover: string, flip = false): string =>
  at(
    x,
    base,
    rect(-50, -44, 6, 44, wood, 2) +
      rect(46, -26, 5, 26, wood, 2) +
      rect(-46, -14, 94, 8, darker(wood, 0.15)) +
      rect(-44, -22, 90, 9, palette.white, 3) +
      path('M-42-22C-44-34-38-34-30-33C-22-34-20-30-21-22Z', palette.white) +
      path('M-18-22C-18-29-12-30-6-29L44-28Q48-28 48-22V-8Q20-4-18-8Z', cover) +
      path('M-18-22C-18-29-12-30-6-29H2V-7Q-10-7-18-8Z', lighter(cover, 0.4)),
    w / 100,
    0,
    flip,
  );

/** A plant with broad leaves in a pot. */
export const potted = (
  x: number,
  base: number,
  h: number,
  colour: string = palette.moss,
  clay: string = palette.clay,
): string =>
  at(
    x,
    base,
    times(9, (index) => {
      const turn = -80 + index * 20;
      return at(
        0,
        -26,
        path('M0 0C-8-18-8-44 0-66C8-44 8-18 0 0Z', index % 2 ? colour : lighter(colour, 0.16)) +
          stroke('M0-4V-58', darker(colour, 0.25), 1.4),
        1 - Math.abs(turn) / 260,
        turn,
      );
    }) +
      path('M-18-28H18L14 0H-14Z', clay) +
      rect(-20, -31, 40, 7, lighter(clay, 0.12), 2),
    h / 96,
  );

/** A window with curtains; `view` is drawn behind the bars. */
export const curtained = (
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: string,
  view: string,
  frame: string = palette.white,
): string =>
  rect(x, y, w, h, verticalGradient('#b9dbe2', '#f2efd4')) +
  view +
  line(x + w / 2, y, x + w / 2, y + h, frame, 8) +
  line(x, y + h * 0.4, x + w, y + h * 0.4, frame, 8) +
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${frame}" stroke-width="14"/>` +
  each([0, 1], (side) =>
    at(
      side ? x + w : x,
      y,
      path(`M-30-24H70C66 ${h * 0.4} 40 ${h * 0.6} 36 ${h + 40}H-30Z`, cloth) +
        fade(
          0.3,
          times(4, (index) =>
            stroke(
              `M${-16 + index * 20}-20Q${-20 + index * 16} ${h * 0.5} ${-22 + index * 14} ${h + 36}`,
              darker(cloth, 0.5),
              4,
            ),
          ),
        ),
      1,
      0,
      side === 1,
    ),
  ) +
  rect(x - 50, y - 34, w + 100, 12, darker(frame, 0.4), 6);

/** A steel tank on legs, as in breweries and dairies. */
export const tank = (x: number, base: number, w: number, h: number, colour: string = '#c3cbd0'): string =>
  each([-0.34, 0.34], (share) => rect(x + share * w - 6, base - h * 0.2, 12, h * 0.2, palette.slate)) +
  path(
    `M${x - w / 2} ${base - h * 0.86}Q${x - w / 2} ${base - h} ${x} ${base - h}Q${x + w / 2} ${base - h} ${x + w / 2} ${base - h * 0.86}V${base - h * 0.26}L${x + w * 0.08} ${base - h * 0.1}H${x - w * 0.08}L${x - w / 2} ${base - h * 0.26}Z`,
    `url(#h-${darker(colour, 0.24).slice(1)}-${lighter(colour, 0.7).slice(1)}-${colour.slice(1)}-${darker(colour, 0.36).slice(1)})`,
  ) +
  fade(
    0.4,
    each([0.8, 0.5, 0.3], (share) =>
      line(x - w / 2, base - h * share, x + w / 2, base - h * share, palette.slate, 3),
    ),
  ) +
  ring(x, base - h * 0.64, w * 0.14, palette.slate, 5) +
  circle(x, base - h * 0.64, w * 0.11, '#9fb0b8') +
  rect(x - 5, base - h * 0.1, 10, h * 0.08, palette.slate) +
  circle(x + w * 0.26, base - h * 0.42, w * 0.07, palette.white) +
  line(x + w * 0.26, base - h * 0.42, x + w * 0.3, base - h * 0.45, palette.red, 3);

/** A wheelchair facing right; the seat is 46 units above the ground at size 100. */
export const wheelchair = (
  x: number,
  base: number,
  size: number,
  cloth: string = palette.navy,
  flip = false,
): string =>
  at(
    x,
    base,
    stroke('M-34-96H-22L-16-46H22L34-6H46M-16-46L-6-20', palette.slate, 4) +
      rect(-20, -90, 9, 46, cloth, 4) +
      rect(-18, -52, 42, 9, cloth, 4) +
      stroke('M-18-66H14', palette.ink, 5) +
      ring(-8, -26, 25, palette.ink, 4) +
      ring(-8, -26, 20, palette.pale, 2) +
      times(6, (index) => at(-8, -26, line(0, -20, 0, 20, palette.pale, 1), 1, index * 30)) +
      ring(32, -8, 7, palette.ink, 4),
    size / 100,
    0,
    flip,
  );

/** A shopping trolley facing right, filled with goods. */
export const trolley = (x: number, base: number, size: number, fill = '', flip = false): string =>
  at(
    x,
    base,
    fill +
      path('M-36-66H46L38-26H-26Z', '#dfe6e8aa') +
      fade(
        0.8,
        times(7, (index) => line(-34 + index * 13, -66, -24 + index * 10.4, -26, palette.slate, 1.6)) +
          times(4, (index) =>
            line(-35 + index * 3, -64 + index * 12, 45 - index * 2.4, -64 + index * 12, palette.slate, 1.6),
          ),
      ) +
      stroke('M-54-80H-42L-24-26L-20-14H38', palette.slate, 4) +
      stroke('M-58-82H-44', palette.red, 6) +
      circle(-16, -6, 6, palette.ink) +
      circle(34, -6, 6, palette.ink),
    size / 100,
    0,
    flip,
  );

/** A paper on a clipboard, held or lying. */
export const clipboard = (x: number, y: number, w: number, turn = 0): string =>
  at(
    x,
    y,
    rect(-24, -32, 48, 64, palette.wood, 3) +
      rect(-20, -26, 40, 54, palette.white) +
      rect(-8, -36, 16, 8, palette.slate, 2) +
      times(4, (index) => rect(-15, -16 + index * 10, index === 3 ? 16 : 30, 3, palette.stone)) +
      stroke('M4 20L9 25L18 14', palette.leaf, 3),
    w / 48,
    turn,
  );

/** A laptop seen from behind or in front. */
export const laptop = (x: number, y: number, w: number, back = true): string =>
  at(
    x,
    y,
    rect(-26, -34, 52, 34, back ? palette.pale : palette.ink, 3) +
      (back ? circle(0, -17, 4, palette.white) : rect(-23, -31, 46, 28, palette.ice, 1)) +
      rect(-32, -2, 64, 5, palette.stone, 2),
    w / 64,
  );
