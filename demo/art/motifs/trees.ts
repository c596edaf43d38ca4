import { darker, lighter } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { seededRandom } from '../drawing/random.ts';
import { at, circle, fade, line, ellipse, path, stroke, times } from '../drawing/svg.ts';

/** A broad tree: one crown, a lit cap and a darker belly. */
export const tree = (
  x: number,
  y: number,
  h: number,
  colour: string,
  trunk: string = palette.umber,
  seed = 'tree',
): string => {
  const random = seededRandom(`${seed}${Math.round(x)}`);
  const puffs = Array.from(
    { length: 9 },
    (_, index) =>
      [
        Math.cos(index * 0.7 * Math.PI) * random.between(10, 25),
        -58 + Math.sin(index * 0.9) * random.between(8, 20),
        random.between(13, 20),
      ] as const,
  );
  return at(
    x,
    y,
    path('M-3.4 0L-2-44L2-44L3.8 0Z', trunk) +
      stroke('M0-30L-12-50M0-34L12-52', trunk, 2.4) +
      puffs.map(([px, py, r]) => circle(px, py + 4, r, darker(colour, 0.16))).join('') +
      puffs.map(([px, py, r]) => circle(px - 2, py - 3, r * 0.86, colour)).join('') +
      fade(
        0.55,
        puffs
          .slice(0, 5)
          .map(([px, py, r]) => circle(px - 6, py - 9, r * 0.42, lighter(colour, 0.3)))
          .join(''),
      ),
    h / 92,
  );
};

export const poplar = (
  x: number,
  y: number,
  h: number,
  colour: string,
  trunk: string = palette.umber,
): string =>
  at(
    x,
    y,
    line(0, 0, 0, -40, trunk, 3) +
      path('M0-100C10-84 13-50 8-22C4-14-4-14-8-22C-13-50-10-84 0-100Z', colour) +
      path('M0-100C10-84 13-50 8-22C6-17 3-16 1-16Z', darker(colour), 'opacity="0.7"'),
    h / 100,
  );

export const cypress = (x: number, y: number, h: number, colour: string = palette.pine): string =>
  at(
    x,
    y,
    path('M-4 0L-2-30H2L5 0Z', palette.umber) +
      path(
        'M0-100C8-92 9-84 15-74C11-70 18-60 19-48C14-44 18-34 14-24C6-18-8-18-14-26C-19-36-12-44-18-52C-19-62-10-68-14-76C-8-84-8-92 0-100Z',
        colour,
      ) +
      stroke('M-6-74q5 4 10 0M-10-54q7 5 16 0M-6-36q7 4 13 0', lighter(colour, 0.18), 1.8),
    h / 100,
  );

/** The flat-topped pine of ink paintings: bent trunk, horizontal layers of needles. */
export const pine = (
  x: number,
  y: number,
  h: number,
  colour: string = palette.pine,
  flip = false,
  trunk: string = palette.umber,
): string => {
  const pad = (px: number, py: number, w: number): string =>
    path(
      `M${px - w} ${py}C${px - w} ${py - w * 0.42} ${px - w * 0.3} ${py - w * 0.5} ${px} ${py - w * 0.44}C${px + w * 0.4} ${py - w * 0.55} ${px + w} ${py - w * 0.36} ${px + w} ${py}Q${px} ${py + w * 0.16} ${px - w} ${py}Z`,
      colour,
    ) +
    stroke(
      `M${px - w * 0.6} ${py - w * 0.12}q${w * 0.3} ${-w * 0.16} ${w * 0.6} ${-w * 0.04}t${w * 0.5} ${-w * 0.02}`,
      lighter(colour, 0.16),
      w * 0.06,
    );
  return at(
    x,
    y,
    path('M-5 0C-2-24-12-36-4-56C-1-66 4-74 2-86L5-86C9-72 3-64 2-54C-3-38 6-24 5 0Z', trunk) +
      stroke('M-6-42Q-22-46-30-54M1-58Q16-60 28-66M-2-66Q-12-74-18-78', trunk, 3) +
      pad(-30, -52, 20) +
      pad(28, -64, 21) +
      pad(-17, -77, 15) +
      pad(4, -86, 20),
    h / 100,
    0,
    flip,
  );
};

export const willow = (x: number, y: number, h: number, colour: string, seed: string, sway = 0): string => {
  const random = seededRandom(seed);
  return at(
    x,
    y,
    path('M-5 0C-3-20-7-34-2-62L3-62C5-36 2-20 6 0Z', palette.umber) +
      times(34, (index) => {
        const side = (index / 33) * 2 - 1,
          top = -62 - (1 - side * side) * 30 - random.between(0, 6),
          reach = side * 46,
          fall = random.between(34, 66);
        return stroke(
          `M${side * 6} -60Q${reach * 0.5} ${top - 8} ${reach} ${top + 12}q${side * 8 + sway} ${fall * 0.5} ${side * 3 + sway * 2} ${fall}`,
          index % 3 ? colour : darker(colour, 0.2),
          random.between(1.6, 3.4),
          'opacity="0.85"',
        );
      }),
    h / 100,
  );
};

/** Hanging willow strands from beyond the upper edge: a frame for a lake. */
export const willowCurtain = (
  x1: number,
  x2: number,
  long: number,
  colour: string,
  seed: string,
  sway = 0,
): string => {
  const random = seededRandom(seed);
  return times(Math.floor((x2 - x1) / 15), () => {
    const x = random.between(x1, x2),
      fall = long * random.between(0.35, 1),
      bend = random.between(-22, 22) + sway;
    let leaves = '';
    for (let drop = 30; drop < fall; drop += 15) {
      const px = x + bend * (drop / fall) ** 2;
      leaves +=
        ellipse(px + 5, drop - 20, 2.6, 9, colour, `transform="rotate(-24 ${px} ${drop - 20})"`) +
        ellipse(px - 5, drop - 12, 2.6, 9, darker(colour, 0.14), `transform="rotate(24 ${px} ${drop - 12})"`);
    }
    return stroke(`M${x} -20Q${x} ${fall * 0.5} ${x + bend} ${fall - 20}`, darker(colour, 0.2), 1.8) + leaves;
  });
};

/** A bare branching tree; leaves or blossom are then scattered around its twigs. */
export const branching = (
  x: number,
  y: number,
  h: number,
  seed: string,
  trunk: string,
  leaf: (x: number, y: number, index: number) => string,
  depth = 5,
  spread = 30,
): string => {
  const random = seededRandom(seed);
  let wood = '',
    leaves = '',
    count = 0;
  const grow = (px: number, py: number, angle: number, length: number, w: number, level: number): void => {
    const turn = (angle * Math.PI) / 180,
      nx = px + Math.sin(turn) * length,
      ny = py - Math.cos(turn) * length;
    wood += stroke(
      `M${px} ${py}Q${(px + nx) / 2 + random.between(-3, 3)} ${(py + ny) / 2} ${nx} ${ny}`,
      trunk,
      w,
    );
    if (level <= 2) leaves += leaf(nx + random.between(-7, 7), ny + random.between(-7, 7), (count += 1));
    if (level === 0) return;
    grow(
      nx,
      ny,
      angle - random.between(spread * 0.5, spread),
      length * random.between(0.68, 0.84),
      w * 0.66,
      level - 1,
    );
    grow(
      nx,
      ny,
      angle + random.between(spread * 0.5, spread),
      length * random.between(0.68, 0.84),
      w * 0.66,
      level - 1,
    );
  };
  grow(0, 0, random.between(-4, 4), 28, 6.5, depth);
  return at(x, y, wood + leaves, h / 100);
};
