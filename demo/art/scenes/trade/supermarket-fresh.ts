import { crate } from '../../motifs/goods.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, path, rect, stroke, times, type Scene } from '../../drawing/svg.ts';
import { pendant } from '../../motifs/things.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#2f4a3c', '#3f5f4c')) +
  each([200, 640, 1080], (x) => pendant(x, 90, 120, '#1e2f28')) +
  rect(0, 260, 1280, 250, '#e9e4cf') +
  rect(0, 250, 1280, 18, '#1e2f28') +
  each(
    [0, 1],
    (row) =>
      rect(20, 300 + row * 100, 1240, 74, '#c9d6c4', 6) +
      times(17, (index) =>
        at(
          64 + index * 72,
          366 + row * 100,
          path(
            'M-26 4C-40-16-30-46-12-44C-8-58 10-58 12-44C30-46 40-16 26 4Z',
            [palette.leaf, '#8fbf5c', palette.moss, '#b9cf6a'][(index + row) % 4]!,
          ) + stroke('M0 2V-36M0-12L-14-30M0-12L14-30', '#dfe8c0', 3),
        ),
      ) +
      rect(20, 364 + row * 100, 1240, 14, palette.white),
  ) +
  rect(0, 510, 1280, 343, verticalGradient('#b9a98c', '#93846a')) +
  person(
    960,
    700,
    430,
    poses.reach,
    {
      top: palette.white,
      bottom: palette.slate,
      apron: palette.moss,
      hat: 'cap',
      hatColour: palette.moss,
      style: 'tail',
    },
    -1,
  ) +
  person(
    300,
    690,
    410,
    poses.reach,
    { top: palette.persimmon, bottom: palette.navy, style: 'long' },
    1,
    circle(2, 4, 7, palette.red),
  ) +
  each(
    [
      [150, 700, '#d9432f'],
      [390, 700, '#e98a3c'],
      [150, 830, '#7fb35a'],
      [390, 830, '#e3b65f'],
      [630, 830, '#8c3a5c'],
    ] as const,
    ([x, y, colour]) => crate(x, y, 220, 70, colour, '#a3733f'),
  ) +
  rect(760, 640, 300, 213, '#d8ddd8', 8) +
  rect(750, 626, 320, 22, palette.white, 6) +
  path('M800 626L820 590H950L970 626Z', palette.slate) +
  rect(790, 580, 190, 12, palette.pale, 6) +
  circle(850, 560, 24, palette.red) +
  circle(892, 558, 24, palette.red) +
  circle(870, 528, 22, palette.persimmon) +
  rect(1000, 520, 90, 70, palette.ink, 8) +
  rect(1010, 530, 70, 32, '#bfe6c0', 3) +
  rect(1040, 590, 12, 40, palette.slate) +
  each(
    [
      [1150, 700, '#f2d24a'],
      [1150, 830, '#6b3a6f'],
    ] as const,
    ([x, y, colour]) => crate(x, y, 200, 70, colour, '#a3733f'),
  );

export const supermarketFresh: Scene = { alt: '超市生鲜区的水果、叶菜和称重台', draw };
