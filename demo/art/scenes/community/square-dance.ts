import { verticalGradient, halo, lighter } from '../../drawing/paint.ts';
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
  ellipse,
  path,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { bunting } from '../../motifs/things.ts';
import { block, lamp, skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';

const fan = (colour: string): string =>
  path('M0 0L-20-25A32 32 0 0 1 20-25Z', colour) +
  stroke('M0 0L-12-28M0 0V-31M0 0L12-28', lighter(colour, 0.5), 1.1);

const draw = (): string =>
  sky('#28305e', '#6d4a7c', '#d0705f', '#f3ae74') +
  stars('sd1', 50, 240) +
  skyline('sd2', 470, 90, 290, '#3b3560', '#7a4f68', '#ffd08a') +
  each(
    [
      [40, 90],
      [1130, 110],
    ] as const,
    ([x, w]) => block(x, 480, w + 40, 380, '#2f2c55', '#f0b568', 5, 12),
  ) +
  rect(0, 470, 1280, 383, verticalGradient('#9c6468', '#4a3352')) +
  fade(
    0.3,
    times(6, (row) => line(0, 490 + row * row * 13, 1280, 490 + row * row * 13, palette.ink, 2)) +
      each([-600, -200, 140, 420, 860, 1140, 1480, 1880], (x) =>
        line(x, 853, 640 + (x - 640) * 0.36, 472, palette.ink, 2),
      ),
  ) +
  tree(140, 540, 260, '#3d4a58') +
  tree(1160, 540, 280, '#3d4a58') +
  lamp(260, 560, 320, palette.ink, true) +
  lamp(1030, 560, 320, palette.ink, true, true) +
  bunting(250, 1040, 210, 40, [palette.red, palette.straw, palette.teal, palette.cream]) +
  each([470, 580, 690, 800], (x, index) =>
    person(
      x,
      590,
      150,
      poses.sway,
      {
        top: [palette.persimmon, palette.red][index % 2]!,
        bottom: palette.ink,
        hair: palette.umber,
        style: 'bun',
      },
      1,
      fan(palette.straw),
      fan(palette.rose),
    ),
  ) +
  each([360, 530, 720, 900], (x, index) =>
    person(
      x,
      700,
      220,
      poses.sway,
      {
        top: index % 2 ? palette.red : '#c9383a',
        bottom: '#2a2242',
        hair: index % 2 ? palette.stone : palette.umber,
        style: 'bun',
      },
      1,
      fan(palette.straw),
      fan(palette.persimmon),
    ),
  ) +
  each(
    [250, 640, 1010],
    (x, index) =>
      ellipse(x + 4, 842, 74, 12, '#1d163055') +
      person(
        x,
        842,
        330,
        poses.sway,
        {
          top: palette.red,
          bottom: '#1f1a38',
          hair: index === 1 ? palette.umber : palette.pale,
          style: 'bun',
        },
        1,
        fan(palette.lamp),
        fan(palette.persimmon),
      ),
  ) +
  at(
    1190,
    800,
    rect(-50, -110, 100, 110, palette.ink, 8) +
      circle(0, -74, 22, palette.slate) +
      circle(0, -30, 28, palette.slate) +
      circle(0, -30, 10, palette.stone),
  ) +
  person(90, 820, 250, poses.stroll, { top: palette.navy, bottom: palette.ink, hair: palette.pale }) +
  circle(640, 700, 430, halo('#ffcf8a', '44'));

export const squareDance: Scene = { alt: '傍晚广场上，红衣扇舞正欢', draw };
