import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { bush } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { hall } from '../../motifs/roofs.ts';
import { sky } from '../../motifs/sky.ts';
import {
  at,
  circle,
  each,
  fade,
  line,
  ellipse,
  path,
  polygon,
  rect,
  type Scene,
  times,
} from '../../drawing/svg.ts';
import { lamp, skyline } from '../../motifs/town.ts';
import { branching } from '../../motifs/trees.ts';
import { snow } from '../../motifs/weather.ts';

const draw = (): string =>
  sky('#7d93b4', '#b4c1d2', '#e3dfe0') +
  skyline('sn1', 470, 60, 220, '#98a8c0', '#c9cfd8') +
  hall(
    900,
    540,
    340,
    240,
    { roof: '#e9eef2', wall: '#b5503f', column: '#7e2a26', trim: '#3a5f70', base: '#d4dae2' },
    5,
    2,
  ) +
  rect(0, 530, 1280, 323, verticalGradient('#e9eef2', '#c3cfdd')) +
  path('M0 560Q300 530 620 570T1280 550V620H0Z', '#f4f6f6') +
  each(
    [
      [90, 610, 420, 'sa'],
      [330, 570, 300, 'sb'],
      [1190, 620, 460, 'sc'],
      [640, 560, 220, 'sd'],
    ] as const,
    ([x, y, h, seed]) =>
      branching(x, y, h, seed, '#4a4250', (px, py, n) => ellipse(px, py - 2, 6 + (n % 3), 3.4, '#fbfcfb'), 5),
  ) +
  polygon([520, 590, 640, 590, 980, 853, 120, 853], '#b9c4d2') +
  fade(
    0.5,
    times(8, (index) =>
      line(500 - index * 44, 620 + index * 32, 660 + index * 34, 620 + index * 32, '#9cacc0', 2),
    ),
  ) +
  lamp(440, 690, 400, '#2b3348', true) +
  rect(430, 676, 24, 14, '#2b3348') +
  person(
    700,
    780,
    330,
    { ...poses.dig, lean: 20 },
    { top: palette.persimmon, bottom: '#2b3a55', hat: 'cap', hatColour: palette.red, vest: palette.straw },
    -1,
    '<path d="M-20-54L22 52" stroke="#7a5236" stroke-width="3"/><path d="M16 46L28 42L38 64L14 68Z" fill="#c9a15c"/>',
  ) +
  person(
    940,
    800,
    340,
    { ...poses.dig, lean: 16 },
    {
      top: palette.persimmon,
      bottom: '#2b3a55',
      hat: 'cap',
      hatColour: palette.red,
      vest: palette.straw,
      style: 'tail',
    },
    -1,
    '<path d="M-20-54L22 52" stroke="#7a5236" stroke-width="3"/><path d="M14 46L34 40L40 62L20 68Z" fill="#4b5868"/>',
  ) +
  person(320, 800, 330, poses.stroll, { top: palette.red, bottom: palette.ink, style: 'long', coat: true }) +
  person(420, 806, 210, poses.walk, {
    top: '#3f74a6',
    bottom: palette.ink,
    child: true,
    hat: 'cap',
    hatColour: palette.straw,
  }) +
  at(
    1130,
    800,
    circle(0, -40, 62, '#fbfcfb') +
      circle(0, -130, 44, '#fdfefd') +
      circle(-14, -140, 5, palette.ink) +
      circle(10, -140, 5, palette.ink) +
      path('M-2-130L-40-122L-2-120Z', palette.persimmon) +
      path('M-42-104Q0-84 42-104L40-92Q0-70-40-92Z', palette.red) +
      path('M26-96L44-50L28-46L14-92Z', palette.red) +
      line(56, -60, 110, -100, palette.umber, 5) +
      line(-56, -60, -104, -90, palette.umber, 5),
  ) +
  bush(40, 700, 240, '#dfe6ec') +
  bush(1250, 680, 200, '#dfe6ec') +
  snow('sn2', 300, 6);

export const snowStreet: Scene = { alt: '雪后街道，环卫工人清扫积雪', draw };
