import { house } from '../../motifs/courtyard.ts';
import { ridge, rows } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { circle, each, fade, line, path, rect, type Scene, times } from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';
import { bulletTrain } from '../../motifs/trains.ts';
import { poplar, tree } from '../../motifs/trees.ts';

const draw = (): string =>
  sky('#4f86b0', '#9cc6d4', '#f3e4bd', '#fae3a8') +
  sun(260, 320, 60, '#fff1c9', '#ffe4a0') +
  clouds(palette.white, 0.8, [
    [820, 120, 400],
    [1150, 190, 260],
    [420, 90, 260],
  ]) +
  ridge('hr1', 400, 60, '#8fb0b4', '#cfd9bb', 500) +
  ridge('hr2', 460, 30, '#7a9f84', '#b0c48c', 520) +
  skyline('hr3', 500, 20, 90, '#9cb4b4', '#b9c8ac', '', 820, 1200) +
  rect(0, 496, 1280, 360, verticalGradient('#e8c96a', '#a9b04e', '#6f934a')) +
  rows(300, 496, '#8a9a3f', 26, 6, 0.35) +
  each([60, 110, 180, 1010, 1090, 1150, 1230], (x, index) =>
    poplar(x, 540, 90 + (index % 3) * 20, '#7a9a52'),
  ) +
  house(500, 560, 90, 40, '#f4e8cf', palette.brick) +
  house(600, 570, 100, 44, '#efe0c0', palette.brick) +
  tree(420, 570, 80, '#6f9a55') +
  each(
    [
      [60, 1],
      [330, 1],
      [600, 1],
      [870, 1],
      [1140, 1],
    ] as const,
    ([x]) =>
      path(
        `M${x - 40} 560H${x + 40}L${x + 22} 600V853H${x - 22}V600Z`,
        verticalGradient('#dcd8cb', '#a8a595'),
      ),
  ) +
  rect(-10, 520, 1300, 44, '#d4d0c2') +
  rect(-10, 512, 1300, 12, '#ebe7da') +
  rect(-10, 556, 1300, 8, '#a19d8f') +
  times(
    9,
    (index) =>
      line(40 + index * 160, 512, 40 + index * 160, 360, palette.slate, 5) +
      line(40 + index * 160, 366, 90 + index * 160, 380, palette.slate, 4),
  ) +
  line(0, 372, 1280, 372, palette.slate, 2) +
  line(0, 386, 1280, 386, palette.slate, 2) +
  bulletTrain(860, 516, 300) +
  fade(
    0.4,
    each(
      [
        [1200, 470, 120],
        [60, 420, 160],
        [300, 400, 90],
      ] as const,
      ([x, y, w]) => rect(x - w, y, w, 4, palette.white, 2),
    ),
  ) +
  path('M0 853V760Q200 720 420 790T900 853Z', '#5f8a48') +
  grass('hr4', 0, 1280, 862, 60, 150, '#4a7a3f', 3) +
  each(
    [
      [120, 806],
      [190, 790],
      [260, 800],
      [330, 816],
    ] as const,
    ([x, y], index) => circle(x, y, 6, index % 2 ? palette.red : palette.white),
  ) +
  person(220, 830, 130, poses.raise, { top: palette.red, bottom: palette.navy, child: true }) +
  person(290, 838, 190, poses.point, { top: palette.indigo, bottom: palette.slate, hat: 'straw' });

export const highSpeedRail: Scene = { alt: '高铁列车驶过麦田间的高架桥', draw };
