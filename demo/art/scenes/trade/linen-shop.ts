import { bed, curtained, potted } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, ellipse, fade, line, rect, times, type Scene } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f4ead8', '#e9d9b8')) +
  rect(0, 620, 1280, 233, verticalGradient('#c9a577', '#a8835a')) +
  each(
    [60, 300],
    (x) =>
      rect(x, 110, 210, 500, '#b5834f', 6) +
      times(
        4,
        (level) =>
          rect(x + 10, 122 + level * 122, 190, 112, '#7a5230') +
          times(5, (row) =>
            rect(
              x + 22,
              216 + level * 122 - row * 19,
              166,
              17,
              [
                palette.rose,
                palette.cream,
                palette.teal,
                palette.straw,
                palette.ice,
                palette.brick,
                palette.mint,
              ][(row + level * 2 + (x > 100 ? 3 : 0)) % 7]!,
              8,
            ),
          ),
      ),
  ) +
  curtained(620, 110, 260, 270, '#a9c4bd', tree(750, 380, 190, '#8fb86c')) +
  line(960, 170, 1240, 170, palette.slate, 8) +
  each(
    [985, 1060, 1135, 1210],
    (x, index) =>
      rect(
        x - 32,
        168,
        62,
        240 - (index % 2) * 40,
        [palette.navy, palette.cream, palette.persimmon, palette.jade][index]!,
      ) +
      rect(
        x - 32,
        360 - (index % 2) * 40,
        62,
        14,
        [palette.straw, palette.brick, palette.cream, palette.white][index]!,
      ) +
      times(6, (fringe) =>
        line(
          x - 28 + fringe * 11,
          408 - (index % 2) * 40,
          x - 28 + fringe * 11,
          420 - (index % 2) * 40,
          palette.cream,
          3,
        ),
      ),
  ) +
  bed(740, 800, 620, '#9c6a40', '#c9574a') +
  fade(
    0.7,
    each([640, 720, 800, 880, 960], (x, index) =>
      at(
        x,
        700,
        circle(0, 0, 13, palette.straw) +
          times(6, (petal) => at(0, 0, ellipse(0, -19, 7, 11, '#f2c9b8'), 1, petal * 60)),
        0.9 - (index % 2) * 0.15,
      ),
    ),
  ) +
  person(1140, 810, 470, poses.reach, { top: palette.teal, bottom: palette.ink, style: 'bun' }, -1) +
  person(
    310,
    826,
    450,
    poses.hold,
    { top: palette.plum, bottom: palette.slate, style: 'long' },
    1,
    rect(-10, -8, 24, 8, palette.rose, 3) + rect(-10, 0, 24, 8, palette.cream, 3),
  ) +
  potted(70, 836, 200);

export const linenShop: Scene = { alt: '家纺店里叠好的被褥、毛巾和样床', draw };
