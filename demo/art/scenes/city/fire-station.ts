import { darker, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { at, circle, each, fade, polygon, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';
import { fireEngine } from '../../motifs/vehicles.ts';

const darkHose = (): string => stroke('M330 838Q420 800 520 832T720 826', darker(palette.straw, 0.2), 9);

const draw = (): string =>
  sky('#7fb0c6', '#d6e3d6', '#f9e7bd') +
  clouds(palette.white, 0.8, [
    [1010, 110, 300],
    [300, 90, 260],
  ]) +
  skyline('fs1', 480, 40, 170, '#a9bfc4', '#d3dcce') +
  rect(120, 220, 1040, 440, '#e9d9bd') +
  rect(100, 200, 1080, 30, palette.red) +
  rect(920, 60, 130, 600, '#dcc8a5') +
  rect(908, 44, 154, 24, palette.red) +
  times(4, (index) => rect(955, 100 + index * 46, 60, 28, palette.slate)) +
  circle(985, 290, 28, palette.white) +
  stroke('M985 290V272M985 290L996 296', palette.ink, 4) +
  each(
    [160, 410, 660],
    (x, index) =>
      rect(x, 350, 220, 310, palette.wine, 4) +
      (index === 1
        ? rect(x + 8, 358, 204, 302, '#2b2230') + rect(x + 8, 358, 204, 40, palette.red)
        : times(5, (row) => rect(x + 10, 362 + row * 60, 200, 50, row === 1 ? '#bcd6da' : palette.red, 3))) +
      times(3, (w) => rect(x + 16 + w * 66, 266, 48, 56, '#7fa6b4')),
  ) +
  rect(936, 480, 100, 180, palette.umber) +
  rect(946, 490, 80, 170, '#8fb4bc') +
  rect(0, 655, 1280, 198, verticalGradient('#b5aea2', '#8d877e')) +
  fade(
    0.7,
    each([160, 410, 660, 880], (x) =>
      polygon(
        [x, 660, x + 8, 660, x - 60 + (x - 500) * 0.3, 853, x - 78 + (x - 500) * 0.3, 853],
        palette.straw,
      ),
    ),
  ) +
  tree(60, 660, 260, '#6f9f5c') +
  tree(1230, 660, 300, '#649655') +
  fireEngine(560, 790, 640) +
  each(
    [
      [130, 830, poses.stand],
      [1060, 834, poses.hold],
      [1180, 836, poses.stand],
      [950, 838, poses.raise],
    ] as const,
    ([x, y, pose], index) =>
      person(
        x,
        y,
        330,
        pose,
        {
          top: '#39424f',
          bottom: '#39424f',
          hat: 'fire',
          hatColour: index % 2 ? palette.red : palette.lamp,
          vest: index % 2 ? '#c98a2f' : '#4a5566',
        },
        x < 640 ? 1 : -1,
      ) + at(x, y - 128, rect(-28, 0, 56, 9, palette.lamp, 2)),
  ) +
  person(240, 838, 190, poses.cheer, {
    top: palette.red,
    bottom: palette.navy,
    child: true,
    hat: 'fire',
    hatColour: palette.red,
  }) +
  stroke('M860 820q40-20 80 0', '#d9a24a', 8) +
  darkHose();

export const fireStation: Scene = { alt: '消防站开放日，消防车与消防员', draw };
