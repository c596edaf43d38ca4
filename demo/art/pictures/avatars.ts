import { flock, gull, redCrane, swan } from '../motifs/birds.ts';
import { sailboat } from '../motifs/boats.ts';
import { lantern } from '../motifs/courtyard.ts';
import { pot } from '../motifs/goods.ts';
import { ridge } from '../motifs/land.ts';
import { definitions, verticalGradient } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { lotus, lotusLeaf } from '../motifs/plants.ts';
import { pavilion, styles } from '../motifs/roofs.ts';
import { at, circle, each, ellipse, path, rect, stroke, times } from '../drawing/svg.ts';
import { cypress, pine, poplar, tree } from '../motifs/trees.ts';

// Badges are 160 × 160; ridges are as wide as a full picture, so they are scaled down.
export const hills = (seed: string, y: number, rise: number, colour: string): string =>
  at(0, y, ridge(seed, 0, rise * 8, colour, colour, 900), 0.125);
export const back = (a: string, b: string): string => rect(0, 0, 160, 160, verticalGradient(a, b));
export const sea = (a: string, b: string): string =>
  rect(0, 96, 160, 64, verticalGradient(a, b)) +
  each(
    [
      [30, 112, 30],
      [86, 120, 44],
      [50, 136, 36],
      [110, 142, 30],
    ] as const,
    ([x, y, w]) => rect(x, y, w, 3, '#ffffff88', 1.5),
  );

const badges: readonly (() => string)[] = [
  () =>
    back('#f6c98a', '#fbe6bd') +
    circle(80, 72, 30, palette.red) +
    hills('a1', 104, 14, '#8a5a7c') +
    hills('a1b', 124, 10, '#4b3563'),
  () =>
    back('#7fc0d0', '#dcecdc') +
    sea('#4fa3b4', '#1f7088') +
    sailboat(80, 112, 74, palette.red, palette.cream),
  () =>
    back('#cfe4d8', '#a3cfc0') +
    lotusLeaf(50, 120, 40, '#3f8068') +
    lotusLeaf(118, 132, 44, '#2e6f58') +
    lotus(80, 112, 74),
  () =>
    back('#1b2750', '#4d5080') +
    circle(104, 56, 26, palette.cream) +
    hills('a4', 120, 12, '#2b3566') +
    pine(56, 140, 88, '#131c39'),
  () => back('#f2e2bf', '#e6cb9c') + pot(80, 130, 62, 92, 'vase', '#2f7d86'),
  () =>
    back('#f7d9d2', '#fbeee4') +
    stroke('M-6 130Q60 100 100 40T150 10', '#5d4048', 7) +
    each(
      [
        [60, 98],
        [92, 60],
        [118, 34],
        [40, 114],
        [100, 88],
      ] as const,
      ([x, y]) =>
        at(
          x,
          y,
          times(5, (index) => at(0, 0, ellipse(0, -9, 7, 9, palette.pink), 1, index * 72)) +
            circle(0, 0, 4, palette.straw),
        ),
    ),
  () =>
    back('#e0a04a', '#f3d08a') +
    rect(0, 110, 160, 50, '#c98a34') +
    times(9, (index) =>
      at(
        20 + index * 15,
        140,
        stroke('M0 20V-40', '#8a5a24', 2.4) +
          times(
            5,
            (grain) =>
              ellipse(-4, -40 - grain * 8, 3.4, 6, '#f6dd98') +
              ellipse(4, -40 - grain * 8, 3.4, 6, '#e8bf5c'),
          ),
        1,
        (index - 4) * 4,
      ),
    ),
  () =>
    back('#9cc7cf', '#e9efd8') +
    hills('a8', 112, 12, '#86b58f') +
    pavilion(80, 130, 84, 90, styles.palace, true),
  () => back('#c9dce4', '#eef0ea') + sea('#a9c6d4', '#6d96b4') + swan(78, 116, 92),
  () =>
    back('#2d5f6a', '#7fae9c') +
    hills('a10', 124, 12, '#23504f') +
    cypress(50, 132, 84, '#1c423c') +
    cypress(84, 136, 100, '#24544a') +
    cypress(116, 132, 76, '#1c423c'),
  () => back('#b8141c', '#7c1620') + lantern(80, 76, 34, palette.red, true),
  () =>
    back('#d97a55', '#f6c98a') +
    circle(110, 58, 24, '#fbe6b4') +
    rect(0, 112, 160, 48, '#8c2a30') +
    redCrane(74, 138, 96),
  () =>
    back('#a9d3dc', '#f6efd6') +
    rect(0, 116, 160, 44, '#8cbf62') +
    poplar(48, 124, 76, '#5f9a55') +
    poplar(76, 126, 92, '#6fa85c') +
    poplar(106, 124, 70, '#5f9a55'),
  () => back('#4f93b4', '#b5dbe0') + sea('#3f8fa8', '#1d5f7c') + gull(82, 78, 84, -8),
  () =>
    back('#f0cd70', '#e39a3f') +
    hills('a15', 120, 8, '#c07a34') +
    tree(80, 138, 96, '#c9572f') +
    flock(
      '#6b3a24',
      [
        [40, 44, 9],
        [58, 36, 7],
      ],
      2,
    ),
  () =>
    back('#e9dfc6', '#cfc2a4') +
    path('M40 60H112C112 110 98 124 88 126H64C54 124 40 110 40 60Z', '#f7f4ea') +
    ellipse(76, 60, 36, 10, '#b5742f') +
    stroke('M110 74q24-2 20 20t-28 14', '#f7f4ea', 7) +
    stroke('M50 90Q76 104 102 88', palette.navy, 3) +
    stroke('M66 40q-8-12 0-20M84 40q-8-12 0-20', '#ffffff', 4),
];

export const avatarNames: readonly string[] = badges.map(
  (_, index) => `a${String(index + 1).padStart(2, '0')}`,
);

export const drawAvatar = (name: string): string => {
  const badge = badges[avatarNames.indexOf(name)];
  if (!badge) throw new Error(`no avatar called ${name}`);
  return roundBadge(badge());
};

/** @param inner a drawing of 160 × 160 */
export const roundBadge = (inner: string): string => {
  const picture = `<clipPath id="round"><circle cx="80" cy="80" r="80"/></clipPath><g clip-path="url(#round)">${inner}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160">${definitions(picture)}${picture}</svg>`;
};
