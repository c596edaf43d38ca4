import { flock } from '../../motifs/birds.ts';
import { ridge } from '../../motifs/land.ts';
import { darker, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass, reeds } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { at, circle, each, line, path, rect, type Scene, stroke } from '../../drawing/svg.ts';
import { sea, shimmer } from '../../motifs/water.ts';

const pumpjack = (x: number, y: number, size: number, colour: string, tilt: number, flip = false): string =>
  at(
    x,
    y,
    rect(-60, -6, 130, 8, darker(colour, 0.4)) +
      stroke('M-6-4L8-62L24-4M0-28H16', colour, 5) +
      at(
        8,
        -64,
        rect(-56, -4, 112, 8, colour, 2) +
          path('M50-18C64-12 66 14 54 28L46 26C54 10 54-4 44-12Z', colour) +
          circle(0, 0, 6, darker(colour)),
        1,
        tilt,
      ) +
      line(64, -50, 64, 0, palette.ink, 1.6) +
      circle(-42, -26, 17, darker(colour, 0.3)) +
      path('M-42-26L-62-40A26 26 0 0 1-32-50Z', darker(colour, 0.1)) +
      line(-46, -68, -44, -28, darker(colour), 3.4) +
      rect(-30, -24, 24, 20, palette.slate, 2) +
      rect(60, -12, 9, 12, palette.slate),
    size / 120,
    0,
    flip,
  );

const draw = (): string =>
  sky('#e8a15a', '#f4bd74', '#f8dba0', '#fbe9c4') +
  sun(640, 360, 118, '#d8472f', '#ffd596') +
  clouds('#fbd7a4', 0.8, [
    [200, 170, 420],
    [1080, 130, 380],
    [980, 280, 240],
  ]) +
  flock('#6b3a34', [
    [420, 210, 20],
    [460, 190, 16],
    [500, 176, 14],
    [378, 226, 16],
    [340, 246, 13],
    [540, 190, 12],
    [580, 206, 11],
  ]) +
  ridge('f1', 480, 6, '#b98a5a', '#d9b27a', 520) +
  each([110, 380, 760, 930], (x, index) =>
    pumpjack(x, 492, 60 + (index % 2) * 14, '#7a4a3c', index % 2 ? 14 : -12, index % 2 === 0),
  ) +
  sea(492, '#f2c98e', '#8a5a4c') +
  path('M0 520Q300 500 520 540T1000 530T1280 560V620Q900 590 640 620T0 600Z', '#9c6b42') +
  shimmer('f2', 640, 540, 780, 210, '#fff0c4', 0.5) +
  path('M0 640Q280 600 520 660T920 700T1280 650V853H0Z', verticalGradient('#6a4634', '#38282c')) +
  pumpjack(900, 700, 500, '#2e2330', -13) +
  pumpjack(250, 650, 240, '#4a2f34', 12, true) +
  reeds('f3', 0, 420, 870, 240, 34, '#3a2a2c', '#5a3d34') +
  reeds('f4', 1130, 1290, 870, 300, 20, '#3a2a2c', '#5a3d34') +
  person(560, 762, 150, poses.carry, {
    top: palette.red,
    bottom: palette.red,
    hat: 'helmet',
    hatColour: palette.white,
  }) +
  person(620, 770, 148, poses.point, {
    top: palette.red,
    bottom: palette.red,
    hat: 'helmet',
    hatColour: palette.straw,
  }) +
  grass('f5', 400, 1130, 860, 60, 80, '#2a1f28', 3);

export const dongyingOilfield: Scene = { alt: '东营湿地边的抽油机，落日与雁阵', draw };
