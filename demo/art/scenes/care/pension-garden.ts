import { wheelchair } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { bush } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { circle, each, ellipse, path, rect, type Scene } from '../../drawing/svg.ts';
import { plus, stool } from '../../motifs/things.ts';
import { block } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string =>
  sky('#a9d3da', '#e9efd8') +
  clouds(palette.white, 0.8, [
    [260, 100, 280],
    [1040, 90, 260],
  ]) +
  block(860, 480, 380, 330, '#f0dfc0', '#a9c8cc', 6, 4, 0.1) +
  rect(840, 140, 420, 24, '#b5654a') +
  block(40, 480, 300, 260, '#ecd8b4', '#a9c8cc', 5, 3, 0.1) +
  rect(24, 206, 332, 22, '#b5654a') +
  plus(1050, 178, 50, palette.red) +
  each([420, 560, 720, 1210], (x, index) =>
    tree(x, 500, 240 - (index % 2) * 40, ['#7fae5c', '#8fb86c', '#6fa056', '#7fae5c'][index]!),
  ) +
  rect(0, 470, 1280, 383, verticalGradient('#a3c474', '#7fa854')) +
  path('M540 470Q560 560 320 640T160 853H760Q660 700 700 600T620 470Z', '#e6d6b4') +
  each([40, 130, 760, 880], (x, index) =>
    bush(x, 560 + (index % 2) * 20, 140, ['#6f9a4c', '#7fae5c', '#6f9a4c', '#5f8f4a'][index]!),
  ) +
  each([60, 110, 150, 770, 820, 900], (x, index) =>
    circle(x, 540 + (index % 3) * 14, 9, [palette.rose, palette.straw, palette.white][index % 3]!),
  ) +
  wheelchair(470, 800, 300, palette.teal) +
  person(
    470,
    808,
    400,
    { ...poses.sit, near: [40, 80] },
    { top: palette.plum, bottom: palette.slate, hair: palette.pale, style: 'bun' },
    1,
  ) +
  path('M456 632Q520 610 590 640L580 720H500Z', palette.rose) +
  person(310, 810, 450, poses.reach, { top: '#9cd0c4', bottom: palette.white, style: 'tail' }, 1) +
  stool(900, 770, 110, palette.wood) +
  stool(1160, 770, 110, palette.wood) +
  person(
    905,
    780,
    420,
    { ...poses.sit, near: [54, 96] },
    { top: palette.navy, bottom: palette.slate, hair: palette.stone },
    1,
  ) +
  person(
    1155,
    780,
    420,
    poses.sit,
    { top: palette.moss, bottom: palette.ink, hair: palette.pale, style: 'bald' },
    -1,
  ) +
  rect(970, 640, 130, 16, '#c9a06a', 3) +
  rect(1026, 656, 18, 120, '#8a6238') +
  each([0, 1, 2, 3, 4], (index) =>
    ellipse(990 + index * 22, 636 - (index % 2) * 3, 9, 4, index % 2 ? palette.red : palette.ink),
  );

export const pensionGarden: Scene = { alt: '养老院花园里，护理员推着轮椅散步，老人下棋', draw };
