import { house } from '../../motifs/courtyard.ts';
import { ridge } from '../../motifs/land.ts';
import { down } from '../../drawing/paint.ts';
import { c } from '../../drawing/palette.ts';
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
  oval,
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
  cumulus(220, 130, 220, c.white) +
  cumulus(1040, 110, 280, c.white, 0.9) +
  ridge('vs1', 300, 40, '#9cc0ae', '#cfe0be', 400) +
  each(
    [
      [110, 420],
      [300, 416],
      [980, 416],
      [1180, 420],
    ] as const,
    ([x, y]) => house(x, y, 170, 76, '#f4e8cf', c.brick),
  ) +
  each([200, 400, 890, 1080], (x) => poplar(x, 430, 150, '#6f9f5c')) +
  rect(0, 420, 1280, 433, down('#d9c9a5', '#bfa67c')) +
  fade(
    0.4,
    times(7, (row) => line(0, 440 + row * row * 9, 1280, 440 + row * row * 9, '#9c8358', 2)) +
      each([-700, -300, 0, 260, 500, 780, 1020, 1280, 1580, 1980], (x) =>
        line(x, 853, 640 + (x - 640) * 0.34, 424, '#9c8358', 2),
      ),
  ) +
  pavilion(1010, 560, 300, 260, styles.green) +
  person(960, 552, 120, poses.sit, { top: c.navy, bottom: c.slate, hair: c.pale }) +
  person(1060, 552, 120, poses.sit, { top: c.wine, bottom: c.ink, hair: c.stone, style: 'bun' }, -1) +
  oval(320, 596, 150, 20, '#8f7a52', 'opacity="0.5"') +
  tree(320, 596, 470, '#5f9450') +
  rect(220, 580, 200, 22, '#cfc6b2', 8) +
  flag(640, 500, 250) +
  at(640, 500, rect(-40, 0, 80, 12, '#e6dfcd')) +
  person(190, 780, 240, poses.sit, { top: c.indigo, bottom: c.slate, hair: c.pale }) +
  person(430, 780, 240, poses.sit, { top: c.cream, bottom: c.slate, hair: c.stone, style: 'bald' }, -1) +
  stool(190, 784, 58, c.wood) +
  stool(430, 784, 58, c.wood) +
  table(312, 786, 130, 76, c.clay) +
  each(
    [
      [280, 700],
      [300, 704],
      [330, 698],
      [344, 706],
    ] as const,
    ([x, y], index) => oval(x, y + 4, 8, 4, index % 2 ? c.red : c.ink),
  ) +
  person(316, 700, 220, poses.rest, { top: c.teal, bottom: c.ink, hair: c.pale }) +
  table(312, 786, 130, 76, c.clay) +
  at(760, 640, stroke('M-40 0V-120H40V0M-40-120L40-120', c.red, 8) + ring(0, -80, 30, c.straw, 7)) +
  person(740, 650, 150, poses.reach, { top: c.red, bottom: c.slate, hair: c.stone, style: 'bun' }) +
  person(640, 810, 150, poses.run, { top: c.straw, bottom: c.blue, child: true }) +
  person(760, 830, 150, poses.run, { top: c.red, bottom: c.navy, child: true, style: 'tail' }, -1) +
  circle(700, 824, 15, c.persimmon) +
  person(1130, 800, 250, poses.stroll, { top: c.rose, bottom: c.indigo, style: 'long' }, -1) +
  person(1050, 806, 140, poses.walk, { top: c.jade, bottom: c.slate, child: true }, -1) +
  bush(1230, 640, 160, '#6f9f5c') +
  bush(40, 640, 130, '#7fa65c');

export const villageSquare: Scene = { alt: '村中广场，老人下棋，孩子奔跑', draw };
