import { basket, crate } from '../../motifs/goods.ts';
import { counter, product } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { pavilion, styles } from '../../motifs/roofs.ts';
import { at, circle, each, ellipse, path, rect, stroke, times, type Scene } from '../../drawing/svg.ts';
import { awning } from '../../motifs/town.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f6e6c2', '#f0d6a0')) +
  rect(120, 60, 1040, 320, '#b8141c', 8) +
  path('M120 380V230Q300 160 520 220T900 190T1160 230V380Z', '#d0423a') +
  path('M120 380V300Q360 240 640 290T1160 270V380Z', '#e08a52') +
  circle(960, 150, 50, palette.lamp) +
  at(360, 200, pavilion(0, 60, 120, 120, styles.palace, true)) +
  rect(520, 110, 300, 26, palette.cream, 13) +
  rect(560, 152, 220, 16, '#f0b08a', 8) +
  awning(80, 20, 1120, 56, palette.red, palette.cream, 16) +
  rect(0, 640, 1280, 213, verticalGradient('#c9a577', '#a8835a')) +
  person(
    300,
    620,
    330,
    poses.point,
    { top: palette.moss, bottom: palette.slate, style: 'bun', apron: palette.cream },
    1,
  ) +
  person(
    960,
    620,
    330,
    poses.reach,
    { top: palette.navy, bottom: palette.ink, apron: palette.cream, hat: 'straw' },
    -1,
    circle(2, 2, 6, palette.red),
  ) +
  counter(60, 790, 1160, 240, '#9c6a3c', '#f4ead2') +
  crate(180, 548, 190, 60, '#c9342f') +
  at(
    340,
    548,
    times(7, (index) =>
      at(
        -60 + index * 20,
        0,
        rect(-6, -90, 12, 84, palette.white, 5) +
          stroke('M0-88L-10-150M0-88L4-160M0-88L14-140', palette.leaf, 7),
      ),
    ) + rect(-76, -60, 152, 14, palette.red, 3),
  ) +
  basket(510, 548, 130) +
  times(9, (index) =>
    circle(465 + (index % 5) * 23, 486 - Math.floor(index / 5) * 18, 14, index % 2 ? '#d9a24a' : '#c98a34'),
  ) +
  rect(590, 450, 120, 98, palette.red, 4) +
  rect(640, 450, 20, 98, palette.straw) +
  rect(590, 490, 120, 16, palette.straw) +
  path('M650 450q-40-36-50-10q10 16 50 10q40-36 50-10q-10 16-50 10Z', palette.straw) +
  rect(720, 480, 130, 68, palette.navy, 4) +
  rect(775, 480, 20, 68, palette.cream) +
  product(900, 548, 120, 'can', palette.leaf) +
  product(980, 548, 150, 'flask', palette.brick) +
  at(
    1120,
    548,
    ellipse(0, -6, 90, 18, palette.white) +
      each(
        [-44, 0, 44],
        (dx) =>
          path(
            `M${dx - 30} -14Q${dx - 10} -40 ${dx + 20} -26L${dx + 34} -38V-4L${dx + 20} -14Q${dx - 6} -2 ${dx - 30} -14Z`,
            '#8fa9b5',
          ) + circle(dx - 18, -18, 3, palette.ink),
      ),
  ) +
  person(
    460,
    836,
    420,
    poses.hold,
    { top: palette.plum, bottom: palette.slate, style: 'long' },
    1,
    rect(-4, -8, 14, 12, palette.red, 1) + rect(2, -8, 2, 12, palette.straw),
  ) +
  person(790, 836, 420, poses.reach, { top: palette.cream, bottom: palette.umber, hair: palette.stone }, -1);

export const giftBoxes: Scene = { alt: '好品山东展台，苹果、大葱、海产和礼盒', draw };
