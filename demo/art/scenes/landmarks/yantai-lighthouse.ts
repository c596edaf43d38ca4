import { cargoShip } from '../../motifs/boats.ts';
import { rock } from '../../motifs/crag.ts';
import { ridge } from '../../motifs/land.ts';
import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { sky, stars } from '../../motifs/sky.ts';
import {
  at,
  circle,
  each,
  fade,
  line,
  path,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { pine } from '../../motifs/trees.ts';
import { glints, sea, shimmer } from '../../motifs/water.ts';

const draw = (): string =>
  sky('#0f1b3d', '#2b3f6f', '#8a5f80', '#e8946a') +
  stars('y1', 100, 340) +
  fade(
    0.9,
    at(
      860,
      246,
      path('M0 0L-1000-190V-20Z', 'url(#h-ffe9a800-ffe9a8b0)') +
        path('M0 0L600 10V130Z', 'url(#h-ffe9a8b0-ffe9a800)'),
    ),
  ) +
  ridge('y2', 500, 22, '#5b4f7c', '#b1748a', 540) +
  sea(520, '#c07a72', '#16284a') +
  shimmer('y3', 360, 530, 760, 160, '#ffcf98', 0.5) +
  cargoShip(300, 540, 150, '#20294a') +
  circle(300, 512, 20, halo(palette.lamp)) +
  glints('y4', 540, 853, 70, '#f2b48c', 0.35) +
  path(
    'M560 853C580 700 640 640 720 600C800 560 900 552 1010 566C1120 580 1220 620 1290 600V853Z',
    verticalGradient('#39466a', '#141d38'),
  ) +
  path('M900 556C980 620 940 720 1000 853H1290V600C1220 620 1120 580 1010 566Z', '#10183266') +
  at(
    860,
    580,
    path('M-46 0L-30-270H30L46 0Z', 'url(#h-fff8ea-f1e6d2-b9a9a6)') +
      each([0, 1, 2], (index) =>
        path(
          `M${-42.5 + index * 5.6} ${-60 - index * 86}L${-40 + index * 5.6} ${-100 - index * 86}H${40 - index * 5.6}L${42.5 - index * 5.6} ${-60 - index * 86}Z`,
          palette.red,
        ),
      ) +
      rect(-44, -282, 88, 14, palette.slate, 3) +
      rect(-40, -304, 80, 4, palette.slate) +
      times(9, (index) => line(-38 + index * 9.5, -300, -38 + index * 9.5, -282, palette.slate, 2)) +
      rect(-24, -342, 48, 60, '#ffe9a8') +
      stroke('M-8-342V-282M8-342V-282', palette.slate, 3) +
      path('M-32-342Q0-384 32-342Z', palette.wine) +
      rect(-2, -388, 4, 30, palette.slate),
  ) +
  circle(860, 266, 150, halo('#fff0b8', 'ee')) +
  rect(920, 540, 130, 50, '#e8d9bd') +
  polygon([908, 542, 940, 506, 1034, 506, 1062, 542], palette.brick) +
  rect(944, 556, 22, 20, palette.lamp) +
  rect(998, 556, 22, 20, palette.lamp) +
  pine(1150, 612, 230, '#12203a', true) +
  pine(1060, 590, 120, '#12203a') +
  stroke('M700 610Q800 660 760 740T840 853', '#6a7196', 12) +
  person(740, 690, 76, poses.stroll, { top: palette.red, bottom: palette.ink }) +
  person(712, 700, 72, poses.stand, { top: palette.cream, bottom: palette.ink, style: 'long' }) +
  each(
    [
      [590, 840, 120],
      [520, 853, 90],
      [640, 800, 70],
    ] as const,
    ([x, y, w]) => rock(x, y, w, '#2a3558'),
  ) +
  stroke('M470 846q40-18 80-4t70-10', '#d9c6cf', 5);

export const yantaiLighthouse: Scene = { alt: '烟台灯塔在暮色中放出光束', draw };
