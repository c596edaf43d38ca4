import { ridge } from '../../motifs/land.ts';
import { darker, halo, lighter, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { moon, sky, stars } from '../../motifs/sky.ts';
import { at, circle, each, ellipse, line, path, rect, stroke, type Scene } from '../../drawing/svg.ts';
import { bulb, stool } from '../../motifs/things.ts';
import { pine } from '../../motifs/trees.ts';
import { shimmer } from '../../motifs/water.ts';

const draw = (): string =>
  sky('#1f2f5c', '#4f5a8a', '#c98f8a', '#f0c592') +
  stars('cs', 80, 300) +
  moon(1020, 140, 44) +
  ridge('cs1', 400, 70, '#4a5480', '#8a7f93', 520) +
  ridge('cs2', 460, 36, '#35476c', '#6b6f8a', 540) +
  rect(0, 500, 1280, 120, verticalGradient('#8f8fa6', '#4a5c80')) +
  shimmer('cs3', 1020, 500, 610, 120, '#f6e2b8', 16) +
  each([40, 130, 1180, 1250], (x, index) => pine(x, 640, 300 + (index % 2) * 60, '#1c3a40', index > 1)) +
  rect(0, 600, 1280, 253, verticalGradient('#4f6b4c', '#2f4638')) +
  each(
    [
      [300, 720, 1.1, '#e9a45c'],
      [620, 670, 0.8, '#d9b46a'],
      [1010, 710, 1, '#e38a5c'],
    ] as const,
    ([x, y, s, colour]) =>
      circle(x, y - 60, 220 * s, halo('#ffd48a', '66')) +
      at(
        x,
        y,
        path('M-130 0Q-90-120 0-170Q90-120 130 0Z', verticalGradient(lighter(colour, 0.4), colour)) +
          path('M0-170Q-40-90-46 0H34Q20-90 0-170Z', lighter('#ffd98a', 0.3)) +
          path('M0-170Q20-90 34 0H60Q40-100 0-170Z', darker(colour, 0.2)) +
          stroke('M-130 0L-170 20M130 0L170 20', palette.cream, 3),
        s,
      ),
  ) +
  stroke('M120 380Q420 470 640 420T1180 400', palette.ink, 3) +
  each([220, 330, 440, 550, 660, 770, 880, 990, 1090], (x, index) =>
    bulb(x, 424 + [10, 18, 20, 8, 0, -2, 0, -4, -10][index]!, 7),
  ) +
  circle(640, 770, 200, halo('#ff9a4a', 'aa')) +
  path('M600 780Q590 730 620 710Q616 680 640 650Q668 690 660 716Q690 740 678 780Z', palette.amber) +
  path('M620 782Q616 750 640 726Q664 750 660 782Z', palette.lamp) +
  stroke('M590 790L690 770M592 770L688 792', palette.umber, 14) +
  stool(480, 800, 90, palette.wood) +
  person(
    480,
    810,
    330,
    { ...poses.sit, near: [50, 100], far: [70, 60] },
    { top: palette.red, bottom: palette.navy },
    1,
    at(
      -6,
      4,
      ellipse(0, 0, 12, 9, palette.ochre) +
        circle(0, 0, 3, palette.umber) +
        line(8, -4, 34, -16, palette.umber, 3),
    ),
  ) +
  stool(810, 800, 90, palette.wood) +
  person(
    810,
    810,
    330,
    poses.sit,
    { top: palette.cream, bottom: palette.slate, style: 'long' },
    -1,
    path('M-3-8H4V2H-3Z', palette.white),
  ) +
  person(900, 820, 230, poses.sit, { top: palette.straw, bottom: palette.blue, child: true }, -1);

export const campsite: Scene = { alt: '湖边营地，帐篷亮着灯，有人弹吉他', draw };
