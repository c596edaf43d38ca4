import { potted } from '../../motifs/interior.ts';
import { halo, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { bush } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { sky, stars } from '../../motifs/sky.ts';
import {
  at,
  circle,
  each,
  ellipse,
  fade,
  line,
  path,
  polygon,
  rect,
  times,
  type Scene,
} from '../../drawing/svg.ts';
import { suitcase } from '../../motifs/things.ts';
import { block, lamp, skyline } from '../../motifs/town.ts';
import { car } from '../../motifs/vehicles.ts';

const draw = (): string =>
  sky('#232f5c', '#5b5f8a', '#d39a82', '#f3cf9c') +
  stars('hf', 50, 260) +
  skyline('hf1', 520, 90, 240, '#474f7c', '#857f95', '#f6d592') +
  block(300, 620, 680, 520, '#e9dcc2', '#f9d488', 12, 9, 0.1) +
  rect(280, 90, 720, 24, '#a9825a') +
  rect(560, 40, 160, 56, palette.wine, 8) +
  at(
    640,
    68,
    each([-52, -26, 0, 26, 52], (x) =>
      path(`M${x} -12l3.4 7.4l8 .8l-6 5.4l1.8 8l-7.2-4.2l-7.2 4.2l1.8-8l-6-5.4l8-.8Z`, palette.lamp),
    ),
  ) +
  rect(440, 470, 400, 170, verticalGradient('#fbe7b0', '#f2c878')) +
  times(4, (index) => line(520 + index * 80, 470, 520 + index * 80, 640, '#8a6238', 6)) +
  polygon([360, 470, 920, 470, 960, 430, 320, 430], palette.wine) +
  rect(350, 466, 580, 14, palette.straw) +
  each(
    [390, 880],
    (x) =>
      rect(x, 480, 18, 160, '#caa86c') +
      potted(x + 60 * (x < 600 ? 1 : -1), 640, 120, palette.moss, palette.wine),
  ) +
  circle(640, 560, 200, halo(palette.lamp, '77')) +
  rect(0, 630, 1280, 223, verticalGradient('#7a7488', '#474760')) +
  polygon([520, 640, 760, 640, 880, 853, 400, 853], '#a3243a') +
  fade(
    0.5,
    each([200, 1080], (x) => ellipse(x, 720, 160, 20, '#f6cf8a')),
  ) +
  bush(180, 650, 240, '#3f6b58') +
  bush(1110, 650, 240, '#3f6b58') +
  car(1030, 770, 380, palette.ink, true) +
  circle(830, 735, 70, halo(palette.lamp, 'aa')) +
  person(
    500,
    800,
    340,
    poses.walk,
    { top: palette.wine, bottom: palette.ink, hat: 'cap', hatColour: palette.wine },
    1,
    suitcase(palette.teal),
  ) +
  person(680, 806, 340, poses.walk, { top: palette.cream, bottom: palette.navy, style: 'long' }, -1) +
  person(780, 810, 340, poses.stroll, { top: palette.slate, bottom: palette.ink }, -1) +
  lamp(120, 700, 320, '#2b3348', true) +
  lamp(1200, 700, 320, '#2b3348', true, true);

export const hotelFront: Scene = { alt: '夜色里的酒店门廊，门童为客人提行李', draw };
