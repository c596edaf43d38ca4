import { pot, steam } from '../../motifs/goods.ts';
import { bed, curtained } from '../../motifs/interior.ts';
import { darker, lighter, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { circle, each, fade, line, path, rect, stroke, times, type Scene } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f6ead2', '#efddb8')) +
  rect(0, 600, 1280, 253, verticalGradient('#cda77a', '#b28a5c')) +
  fade(
    0.3,
    times(9, (index) => line(index * 160, 600, index * 180 - 80, 853, '#8a643c', 3)),
  ) +
  curtained(470, 110, 340, 330, '#8fb5a3', tree(560, 440, 190, '#7fae64') + tree(730, 440, 210, '#8fb86c')) +
  rect(90, 170, 130, 170, palette.wood, 4) +
  rect(104, 184, 102, 142, '#f7eedd') +
  circle(155, 240, 30, palette.rose) +
  path('M120 320q35-50 70 0Z', palette.teal) +
  rect(0, 520, 1280, 14, '#a9825a') +
  bed(420, 740, 640, '#b5834f', '#9cc4bd') +
  person(
    270,
    700,
    400,
    { ...poses.lounge, lean: -16 },
    { top: palette.plum, bottom: '#9cc4bd', hair: palette.pale, style: 'bun' },
    1,
  ) +
  path('M300 560Q480 520 720 566L724 690Q500 720 300 690Z', '#9cc4bd') +
  path('M300 560Q360 540 420 540V700Q350 700 300 690Z', lighter('#9cc4bd', 0.4)) +
  person(
    880,
    800,
    480,
    { ...poses.reach, near: [62, 84], far: [50, 80] },
    { top: '#f2b8a8', bottom: palette.white, style: 'bun', apron: palette.white },
    -1,
    rect(-8, -16, 16, 20, palette.white, 3) + stroke('M8-12q8 4 0 10', palette.white, 3),
  ) +
  steam(790, 520, 60) +
  rect(1010, 560, 180, 200, '#b5834f', 4) +
  rect(1024, 580, 152, 70, darker('#b5834f', 0.14), 4) +
  rect(1024, 664, 152, 70, darker('#b5834f', 0.14), 4) +
  pot(1060, 560, 60, 90, 'vase', '#2f7d86') +
  each(
    [-12, 6, 20],
    (dx, index) =>
      stroke(`M${1060 + dx * 0.4} 474Q${1060 + dx} 440 ${1060 + dx * 2} 410`, palette.moss, 4) +
      circle(1060 + dx * 2, 404, 16, [palette.rose, palette.red, palette.straw][index]!),
  ) +
  rect(1130, 510, 40, 50, palette.red, 4) +
  rect(1124, 300, 16, 150, palette.slate) +
  rect(1092, 290, 80, 20, palette.white, 8);

export const nursingRoom: Scene = { alt: '养老院护理间，护理员为老人端来热水', draw };
