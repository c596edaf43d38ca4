import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { bush } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky } from '../../motifs/sky.ts';
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
import { skyline } from '../../motifs/town.ts';
import { car } from '../../motifs/vehicles.ts';

const draw = (): string =>
  sky('#1d3a55', '#3f7d8a', '#a9cfb4', '#f4e3b0') +
  clouds('#cfe3cc', 0.4, [
    [260, 150, 360],
    [1020, 110, 300],
  ]) +
  skyline('ev1', 520, 60, 240, '#2f6470', '#7fae9c', '#f6e2a0') +
  rect(0, 516, 1280, 340, verticalGradient('#6d8a88', '#34495a')) +
  polygon([60, 190, 1290, 130, 1290, 180, 60, 226], '#e9efe6') +
  fade(
    0.9,
    polygon([80, 176, 1290, 110, 1290, 132, 60, 192], verticalGradient('#3a6fa0', '#1d3a6b')) +
      times(11, (index) =>
        line(110 + index * 110, 190 - index * 5.6, 120 + index * 110, 172 - index * 5.6, palette.ice, 2),
      ),
  ) +
  rect(160, 220, 22, 450, '#dfe6de') +
  rect(1110, 176, 24, 500, '#dfe6de') +
  each(
    [260, 520, 780, 1000],
    (x) =>
      circle(x, 220 - x * 0.03, 60, halo('#f6ffd8', '99')) +
      rect(x - 40, 212 - x * 0.03, 80, 6, palette.white, 3),
  ) +
  each([330, 640, 950], (x, index) =>
    at(
      x,
      650,
      rect(-34, -210, 68, 210, '#f4f7f0', 12) +
        rect(-24, -192, 48, 50, palette.ink, 6) +
        path('M4-186L-10-164H0L-4-148L12-172H2Z', index === 1 ? palette.lamp : '#7fe0b0') +
        rect(-34, -120, 68, 10, palette.red) +
        rect(-12, -96, 24, 34, palette.slate, 5),
    ),
  ) +
  each(
    [
      [180, 1],
      [500, 1],
      [800, 1],
      [1110, 1],
    ] as const,
    ([x]) =>
      polygon(
        [x, 640, x + 10, 640, x - 40 + (x - 640) * 0.3, 853, x - 60 + (x - 640) * 0.3, 853],
        palette.white,
      ),
  ) +
  fade(0.7, path('M520 853L580 700H740L770 853Z', '#3f9a7c')) +
  car(430, 720, 260, palette.pale) +
  car(1000, 716, 270, '#3f74a6', true) +
  stroke('M640 590Q720 640 700 720T800 740', palette.ink, 8) +
  car(800, 830, 480, palette.red) +
  stroke('M640 586Q560 700 610 730', palette.ink, 8) +
  circle(612, 730, 10, palette.lamp) +
  circle(612, 730, 40, halo('#b8ffd8')) +
  person(560, 812, 310, poses.reach, { top: palette.cream, bottom: palette.navy, style: 'tail' }, 1) +
  person(220, 790, 270, poses.phone, { top: palette.teal, bottom: palette.ink }, 1) +
  bush(60, 660, 160, '#4f8a6c') +
  bush(1240, 660, 150, '#457d66');

export const evCharging: Scene = { alt: '光伏车棚下，新能源汽车正在充电', draw };
