import { flock } from '../../motifs/birds.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { circle, clip, each, fade, line, path, rect, type Scene, times } from '../../drawing/svg.ts';
import { block, lamp, skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';
import { bus } from '../../motifs/vehicles.ts';

const draw = (): string =>
  sky('#f3c596', '#fae0b4', '#eef0dc') +
  sun(250, 250, 70, '#fff2d0', '#ffe2a4') +
  skyline('bs1', 500, 120, 300, '#d9b8a0', '#eed9bc') +
  block(60, 520, 200, 360, '#c98a68', '#f6e3c0', 5, 9) +
  block(1080, 520, 220, 420, '#b5785c', '#f6dfb8', 6, 11) +
  rect(0, 510, 1280, 343, '#cfc3b0') +
  each([330, 560, 900], (x) => tree(x, 540, 240, '#7fa860')) +
  rect(0, 540, 1280, 18, '#e0d6c4') +
  rect(0, 556, 1280, 140, verticalGradient('#6b6a75', '#55555f')) +
  times(9, (index) => rect(index * 150, 628, 80, 8, palette.cream)) +
  bus(470, 660, 720, '#2d8a7c', palette.cream) +
  rect(0, 690, 1280, 22, '#e6dcc9') +
  rect(0, 712, 1280, 141, verticalGradient('#d6c8b0', '#bfae92')) +
  fade(
    0.3,
    times(14, (index) => line(index * 100, 712, index * 100 - 40, 853, '#8f8068', 2)),
  ) +
  rect(760, 330, 16, 470, palette.slate) +
  rect(1200, 330, 16, 470, palette.slate) +
  path('M730 330H1250L1236 300H744Z', palette.red) +
  rect(776, 344, 424, 330, '#dff0ea66') +
  rect(830, 380, 160, 240, '#e9b96a') +
  clip(
    'M838 388H982V612H838Z',
    rect(838, 388, 144, 224, verticalGradient('#7fb4c4', '#f6dca4')) +
      path('M838 540Q900 470 982 530V612H838Z', palette.jade) +
      circle(940, 440, 20, palette.red),
  ) +
  rect(1020, 690, 170, 14, palette.wood) +
  rect(1030, 704, 8, 90, palette.slate) +
  rect(1172, 704, 8, 90, palette.slate) +
  person(
    1090,
    796,
    300,
    poses.sit,
    { top: palette.indigo, bottom: palette.slate, hair: palette.pale },
    -1,
    rect(-14, -12, 24, 20, palette.white, 1),
  ) +
  person(
    880,
    810,
    330,
    poses.phone,
    { top: palette.red, bottom: palette.ink, style: 'long', skirt: true, bare: true },
    -1,
  ) +
  person(700, 826, 340, poses.stroll, { top: palette.straw, bottom: palette.navy }, -1) +
  person(
    620,
    830,
    210,
    poses.walk,
    { top: palette.teal, bottom: palette.slate, child: true, style: 'tail' },
    -1,
  ) +
  lamp(1260, 800, 500, palette.slate, false, true) +
  rect(96, 480, 8, 330, palette.slate) +
  rect(60, 440, 80, 110, palette.teal, 8) +
  rect(72, 456, 56, 12, palette.cream, 3) +
  each([0, 1, 2], (index) => rect(72, 480 + index * 18, 56 - index * 10, 8, palette.mint, 3)) +
  flock(
    '#8a6a58',
    [
      [640, 160, 16],
      [680, 140, 13],
    ],
    2.6,
  );

export const busStop: Scene = { alt: '清晨的公交站，市民候车出行', draw };
