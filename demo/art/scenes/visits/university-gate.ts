import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import {
  circle,
  each,
  fade,
  line,
  path,
  polygon,
  rect,
  stroke,
  times,
  type Scene,
} from '../../drawing/svg.ts';
import { block } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';
import { bike } from '../../motifs/vehicles.ts';

const draw = (): string =>
  sky('#93c6d6', '#dcebe0') +
  clouds(palette.white, 0.85, [
    [260, 120, 300],
    [980, 90, 280],
  ]) +
  block(360, 520, 560, 290, '#c98a68', '#dfe9e4', 12, 5, 0.08) +
  rect(340, 216, 600, 20, '#8a4c38') +
  rect(570, 120, 140, 400, '#d9a684') +
  polygon([560, 124, 640, 60, 720, 124], '#8a4c38') +
  circle(640, 180, 38, palette.cream) +
  stroke('M640 180V154M640 180L658 190', palette.ink, 5) +
  times(6, (index) => rect(590 + (index % 2) * 64, 250 + Math.floor(index / 2) * 80, 36, 54, '#dfe9e4', 3)) +
  each([60, 190, 300, 980, 1090, 1220], (x, index) =>
    tree(x, 560, 280 - (index % 3) * 30, ['#7fae5c', '#6fa056', '#8fb86c'][index % 3]!),
  ) +
  rect(0, 530, 1280, 323, verticalGradient('#9cc074', '#7fa85c')) +
  polygon([560, 530, 720, 530, 1040, 853, 240, 853], '#d9cdb4') +
  fade(0.5, line(640, 540, 640, 853, palette.white, 6, 'stroke-dasharray="24 26"')) +
  each(
    [150, 1130],
    (x) =>
      rect(x - 56, 420, 112, 280, '#e9dfc8') +
      rect(x - 66, 404, 132, 24, '#b9ad94') +
      rect(x - 66, 684, 132, 24, '#b9ad94'),
  ) +
  path('M206 470Q640 300 1074 470V506Q640 340 206 506Z', '#4b5868') +
  each(
    [440, 540, 640, 740, 840],
    (x, index) =>
      circle(x, [404, 388, 383, 388, 404][index]!, 26, palette.straw) +
      circle(x, [404, 388, 383, 388, 404][index]!, 19, palette.red),
  ) +
  rect(112, 470, 76, 160, palette.navy, 4) +
  each([500, 540, 580], (y) => rect(128, y, 44, 10, palette.straw, 5)) +
  person(470, 720, 260, poses.stroll, { top: palette.red, bottom: palette.navy, style: 'tail' }, 1) +
  person(550, 716, 260, poses.stroll, { top: palette.cream, bottom: palette.slate }, 1) +
  bike(800, 790, 230, palette.teal) +
  person(790, 770, 300, { ...poses.ride }, { top: palette.straw, bottom: palette.indigo }, 1) +
  person(
    330,
    826,
    390,
    poses.walk,
    { top: palette.teal, bottom: palette.ink, style: 'long' },
    1,
    rect(-8, -4, 14, 18, palette.wine, 1),
  ) +
  person(
    1010,
    826,
    390,
    poses.hold,
    { top: palette.plum, bottom: palette.slate },
    -1,
    rect(-8, -7, 18, 13, palette.cream, 1),
  );

export const universityGate: Scene = { alt: '大学校门和林荫道，学生骑车进校', draw };
