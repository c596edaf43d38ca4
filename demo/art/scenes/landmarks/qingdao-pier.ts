import { gull } from '../../motifs/birds.ts';
import { ridge } from '../../motifs/land.ts';
import { lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { spire } from '../../motifs/roofs.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import {
  at,
  each,
  fade,
  line,
  ellipse,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';
import { glints, sea, shimmer, swell } from '../../motifs/water.ts';

const draw = (t = 0): string =>
  sky('#f2b98c', '#f8d9ae', '#dfe6d6') +
  sun(980, 250, 60, '#fff0c8', '#ffdf9c') +
  clouds('#fdf0da', 0.85, [
    [300, 130, 420],
    [760, 90, 260],
    [1130, 170, 300],
  ]) +
  skyline('p1', 356, 40, 150, '#a9b4bd', '#cfd3cb', '', -10, 420) +
  ridge('p2', 360, 18, '#9fb4b4', '#d5dacd', 372) +
  sea(362, '#9ed0cc', '#2c7f93') +
  shimmer('p3', 980, 372, 620, 120, '#fff3d2', 0.75, t) +
  polygon([-40, 640, -40, 520, 700, 424, 820, 424, 820, 442], '#b9ab97') +
  polygon([-40, 640, -40, 520, 700, 424, 820, 424, 820, 432, 720, 432, -40, 552], lighter('#cdbfa8')) +
  fade(
    0.5,
    times(12, (index) =>
      line(
        -30 + index * 66,
        560 - index * 10,
        -30 + index * 66,
        626 - index * 15.4,
        '#7a6d61',
        4 - index * 0.2,
      ),
    ),
  ) +
  ellipse(840, 438, 120, 24, '#a99a86') +
  rect(720, 424, 240, 18, '#d5c8b0') +
  at(
    840,
    428,
    rect(-66, -74, 132, 74, '#e9dcc0') +
      times(
        6,
        (index) =>
          rect(-64 + index * 24, -74, 7, 74, palette.wine) + rect(-55 + index * 24, -60, 12, 44, '#5d4a45'),
      ) +
      spire(0, -70, 190, 56, '#d09334') +
      rect(-40, -128, 80, 30, '#b5412f') +
      spire(0, -122, 128, 64, '#d09334'),
  ) +
  each([60, 140, 260, 350, 450, 540, 610], (x, index) =>
    person(
      x,
      546 - x * 0.152,
      78 - x * 0.06,
      index % 2 ? poses.stroll : poses.stand,
      {
        top: [palette.red, palette.navy, palette.straw, palette.white, palette.teal][index % 5]!,
        bottom: palette.slate,
        style: index % 3 ? 'short' : 'long',
      },
      index % 2 ? 1 : -1,
    ),
  ) +
  stroke('M-40 524L700 428', palette.white, 3) +
  times(14, (index) => line(index * 52, 518 - index * 6.8, index * 52, 496 - index * 5.6, palette.white, 3)) +
  stroke('M-40 500L700 414', palette.white, 2.5) +
  glints('p4', 400, 560, 60, palette.white, 0.5, t, 640) +
  swell(620, 12, 420, t * 12.56, '#4b9fa8', '#e8f6ef') +
  swell(680, 18, 520, -t * 12.56 + 1, '#338c9c', '#e8f6ef', 5) +
  swell(748, 24, 640, t * 12.56 + 2, '#23788c', palette.white, 7) +
  swell(816, 26, 560, -t * 6.28 + 3, '#1b6478', palette.white, 8) +
  gull(460 + Math.sin(t * 6.28) * 40, 250 + Math.cos(t * 12.56) * 12, 150, -10) +
  gull(640 + Math.sin(t * 6.28 + 2) * 60, 170, 96, 8, true) +
  gull(1120 - t * 120, 420 - Math.sin(t * 9) * 14, 120, -6) +
  gull(210 + t * 130, 340 + Math.sin(t * 12.56 + 1) * 10, 80, 12, true);

export const qingdaoPier: Scene = { alt: '青岛栈桥与回澜阁，海浪翻涌，海鸥飞翔', draw };
