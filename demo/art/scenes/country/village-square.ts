import { house } from '../../motifs/courtyard.ts';
import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { bush } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { pavilion, styles } from '../../motifs/roofs.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import {
  at,
  circle,
  each,
  fade,
  line,
  ellipse,
  rect,
  ring,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { flag, stool, table } from '../../motifs/things.ts';
import { poplar, tree } from '../../motifs/trees.ts';

const draw = (): string =>
  sky('#8fc4d0', '#dbe9d8', '#fbefc9') +
  cumulus(220, 130, 220, palette.white) +
  cumulus(1040, 110, 280, palette.white, 0.9) +
  ridge('vs1', 300, 40, '#9cc0ae', '#cfe0be', 400) +
  each(
    [
      [110, 420],
      [300, 416],
      [980, 416],
      [1180, 420],
    ] as const,
    ([x, y]) => house(x, y, 170, 76, '#f4e8cf', palette.brick),
  ) +
  each([200, 400, 890, 1080], (x) => poplar(x, 430, 150, '#6f9f5c')) +
  rect(0, 420, 1280, 433, verticalGradient('#d9c9a5', '#bfa67c')) +
  fade(
    0.4,
    times(7, (row) => line(0, 440 + row * row * 9, 1280, 440 + row * row * 9, '#9c8358', 2)) +
      each([-700, -300, 0, 260, 500, 780, 1020, 1280, 1580, 1980], (x) =>
        line(x, 853, 640 + (x - 640) * 0.34, 424, '#9c8358', 2),
      ),
  ) +
  pavilion(1010, 560, 300, 260, styles.green) +
  person(960, 552, 120, poses.sit, { top: palette.navy, bottom: palette.slate, hair: palette.pale }) +
  person(
    1060,
    552,
    120,
    poses.sit,
    { top: palette.wine, bottom: palette.ink, hair: palette.stone, style: 'bun' },
    -1,
  ) +
  ellipse(320, 596, 150, 20, '#8f7a52', 'opacity="0.5"') +
  tree(320, 596, 470, '#5f9450') +
  rect(220, 580, 200, 22, '#cfc6b2', 8) +
  flag(640, 500, 250) +
  at(640, 500, rect(-40, 0, 80, 12, '#e6dfcd')) +
  person(190, 780, 240, poses.sit, { top: palette.indigo, bottom: palette.slate, hair: palette.pale }) +
  person(
    430,
    780,
    240,
    poses.sit,
    { top: palette.cream, bottom: palette.slate, hair: palette.stone, style: 'bald' },
    -1,
  ) +
  stool(190, 784, 58, palette.wood) +
  stool(430, 784, 58, palette.wood) +
  table(312, 786, 130, 76, palette.clay) +
  each(
    [
      [280, 700],
      [300, 704],
      [330, 698],
      [344, 706],
    ] as const,
    ([x, y], index) => ellipse(x, y + 4, 8, 4, index % 2 ? palette.red : palette.ink),
  ) +
  person(316, 700, 220, poses.rest, { top: palette.teal, bottom: palette.ink, hair: palette.pale }) +
  table(312, 786, 130, 76, palette.clay) +
  at(
    760,
    640,
    stroke('M-40 0V-120H40V0M-40-120L40-120', palette.red, 8) + ring(0, -80, 30, palette.straw, 7),
  ) +
  person(740, 650, 150, poses.reach, {
    top: palette.red,
    bottom: palette.slate,
    hair: palette.stone,
    style: 'bun',
  }) +
  person(640, 810, 150, poses.run, { top: palette.straw, bottom: palette.blue, child: true }) +
  person(
    760,
    830,
    150,
    poses.run,
    { top: palette.red, bottom: palette.navy, child: true, style: 'tail' },
    -1,
  ) +
  circle(700, 824, 15, palette.persimmon) +
  person(1130, 800, 250, poses.stroll, { top: palette.rose, bottom: palette.indigo, style: 'long' }, -1) +
  person(1050, 806, 140, poses.walk, { top: palette.jade, bottom: palette.slate, child: true }, -1) +
  bush(1230, 640, 160, '#6f9f5c') +
  bush(40, 640, 130, '#7fa65c');

export const villageSquare: Scene = { alt: '村中广场，老人下棋，孩子奔跑', draw };
