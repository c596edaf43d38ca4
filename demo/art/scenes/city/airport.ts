import { ridge } from '../../motifs/land.ts';
import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { at, circle, each, fade, path, polygon, rect, type Scene, times } from '../../drawing/svg.ts';
import { suitcase } from '../../motifs/things.ts';
import { skyline } from '../../motifs/town.ts';
import { plane } from '../../motifs/trains.ts';

const draw = (): string =>
  sky('#32406f', '#a56a86', '#f2a36b', '#fbdc9f') +
  sun(980, 440, 74, '#fbe0a0', '#ffd58a') +
  clouds('#f9c7a2', 0.7, [
    [300, 170, 420],
    [900, 250, 320],
  ]) +
  ridge('ai1', 500, 16, '#7a5a80', '#b5787c', 530) +
  skyline('ai2', 520, 10, 60, '#6a5078', '#a5707a', '', 0, 400) +
  rect(470, 350, 22, 180, '#4b4468') +
  path('M440 350L452 300H510L522 350Z', '#352f56') +
  rect(452, 310, 58, 22, palette.lamp) +
  rect(476, 270, 8, 30, '#352f56') +
  rect(0, 520, 1280, 340, verticalGradient('#a07c84', '#4d4a68')) +
  fade(0.6, polygon([0, 640, 1280, 580, 1280, 588, 0, 656], palette.straw)) +
  times(
    12,
    (index) =>
      circle(60 + index * 110, 560, 4, palette.lamp) + circle(60 + index * 110, 560, 14, halo(palette.lamp)),
  ) +
  plane(640, 240, 180, -18, palette.red) +
  plane(820, 590, 620, 0, palette.red) +
  rect(540, 626, 90, 34, palette.straw, 4) +
  circle(560, 662, 9, palette.ink) +
  circle(612, 662, 9, palette.ink) +
  each([0, 1, 2, 3, 4], (index) => rect(index * 320 - 12, 0, 20, 720, '#232a48')) +
  rect(0, 0, 1280, 30, '#232a48') +
  rect(0, 180, 1280, 10, '#2d3558') +
  rect(0, 700, 1280, 160, verticalGradient('#39406a', '#20253f')) +
  rect(0, 694, 1280, 14, '#2a3154') +
  fade(0.25, path('M20 30L300 30L90 690H20ZM660 30L940 30L760 690H660Z', '#fff')) +
  fade(
    0.3,
    each([100, 420, 740, 1060], (x) => polygon([x, 720, x + 140, 720, x + 100, 853, x - 60, 853], '#f2a36b')),
  ) +
  person(260, 840, 430, poses.phone, { top: '#2b3157', bottom: '#191d36', style: 'long' }, 1) +
  person(400, 842, 260, poses.point, { top: palette.red, bottom: '#191d36', child: true }, 1) +
  person(
    930,
    842,
    440,
    poses.walk,
    { top: palette.ochre, bottom: '#1c2140' },
    1,
    '',
    suitcase(palette.wine),
  ) +
  at(
    1120,
    842,
    rect(-70, -90, 180, 14, '#171c35', 4) +
      rect(-70, -170, 180, 60, '#2a3154', 8) +
      rect(-60, -80, 8, 80, '#171c35') +
      rect(90, -80, 8, 80, '#171c35'),
  ) +
  person(
    1150,
    842,
    300,
    poses.sit,
    { top: palette.teal, bottom: '#1c2140' },
    -1,
    rect(-14, -12, 26, 18, palette.cream, 1),
  );

export const airport: Scene = { alt: '候机厅落地窗外，飞机迎着晚霞起飞', draw };
