import { rowboat } from '../../motifs/boats.ts';
import { archBridge, house, lantern, lanternString } from '../../motifs/courtyard.ts';
import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { hall, styles, tower } from '../../motifs/roofs.ts';
import { moon, stars } from '../../motifs/sky.ts';
import { at, circle, each, ellipse, path, rect, type Scene, stroke } from '../../drawing/svg.ts';
import { willow } from '../../motifs/trees.ts';
import { glints, mirror, sea, shimmer } from '../../motifs/water.ts';

const draw = (): string => {
  const lit = palette.lamp,
    wall = '#6f4650',
    top = '#1b2140';
  const bank =
    each(
      [
        [90, 520, 230, 150],
        [300, 512, 200, 120],
        [1010, 512, 210, 130],
        [1200, 524, 230, 170],
      ] as const,
      ([x, y, w, h]) => house(x, y, w, h, wall, top, lit),
    ) +
    tower(500, 512, 120, 66, 3, styles.night, 0.84) +
    hall(830, 512, 170, 120, styles.night, 5, 2);
  return (
    rect(0, 0, 1280, 540, verticalGradient('#0f1738', '#2d3f74', '#6f5287', '#e08f68')) +
    stars('z1', 90, 300) +
    moon(960, 140, 48) +
    bank +
    archBridge(660, 530, 330, 110, '#4f4258') +
    person(640, 424, 60, poses.stand, { top: palette.red, bottom: palette.ink, style: 'long' }) +
    person(672, 424, 62, poses.point, { top: palette.cream, bottom: palette.ink }, -1) +
    rect(0, 508, 1280, 26, '#2d2740') +
    sea(530, '#3a2f55', '#0d1430') +
    mirror(530, bank, 0.5, 0.8) +
    each([90, 300, 500, 830, 1010, 1200], (x, index) =>
      shimmer(`z${x}`, x, 540, 760, 90, '#ffb45e', 0.42 + (index % 2) * 0.1),
    ) +
    glints('z3', 560, 853, 70, '#f6c27c', 0.3) +
    lanternString(-10, 300, 420, 330, 6, 17) +
    lanternString(880, 330, 1290, 290, 6, 17) +
    each([30, 170, 1120, 1250], (x) => lantern(x, 440, 13)) +
    at(
      520,
      700,
      rowboat(0, 0, 340, '#2a1d26') +
        path('M-90-22C-90-90 80-90 80-22Z', '#6b4a36') +
        rect(-64, -66, 120, 40, '#f0a34e', 8, 'opacity="0.85"') +
        stroke('M-40-24V-72M0-24V-76M40-24V-72', '#4c3026', 4),
    ) +
    lantern(626, 628, 12) +
    person(
      380,
      692,
      150,
      poses.dig,
      { top: '#3b3f63', bottom: '#1b2038', hat: 'straw' },
      1,
      '<path d="M-14-44L34 60" stroke="#d39f76" stroke-width="2.6"/>',
    ) +
    person(566, 690, 96, poses.sit, { top: palette.red, bottom: palette.plum, style: 'bun' }, -1) +
    each(
      [
        [900, 720],
        [1000, 780],
        [820, 800],
        [1120, 710],
        [200, 790],
        [90, 730],
      ] as const,
      ([x, y]) =>
        circle(x, y - 8, 42, halo('#ff9c58', '77')) +
        at(
          x,
          y,
          path('M-20 0L-14 9H14L20 0L10 3L0-12L-10 3Z', palette.pink) + ellipse(0, -10, 3, 6, palette.lamp),
        ),
    ) +
    willow(60, 560, 360, '#2c4a52', 'z4')
  );
};

export const taierzhuangNight: Scene = { alt: '台儿庄古城夜色，灯笼与拱桥倒映运河', draw };
