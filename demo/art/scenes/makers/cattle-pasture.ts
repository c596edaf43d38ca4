import { fence, ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { at, each, ellipse, fade, line, path, polygon, rect, stroke, type Scene } from '../../drawing/svg.ts';
import { poplar } from '../../motifs/trees.ts';

const draw = (): string =>
  sky('#a3d0dc', '#e9f0d6') +
  clouds(palette.white, 0.85, [
    [300, 110, 300],
    [980, 90, 260],
  ]) +
  ridge('cp1', 340, 40, '#9cc0a6', '#c9dcb0', 460) +
  rect(760, 280, 460, 190, '#e9dcc0') +
  polygon([720, 290, 990, 180, 1260, 290], '#a2523c') +
  rect(940, 340, 110, 130, '#6b4632') +
  each([800, 1100], (x) => rect(x, 340, 90, 70, '#6f8a94') + stroke(`M${x + 45} 340v70`, palette.white, 5)) +
  each([660, 700], (x) => rect(x, 250, 60, 220, '#c9d3d6', 8) + ellipse(x + 30, 252, 30, 14, '#9fb0b8')) +
  each([40, 150, 260, 380], (x, index) => poplar(x, 460, 170 + (index % 2) * 40, '#7fae5c')) +
  rect(0, 450, 1280, 403, verticalGradient('#9cc468', '#6f9a48')) +
  grass('cp2', 0, 1280, 853, 50, 150, '#588a3c', 3) +
  fence(0, 1280, 520, 60, '#f4ecd8', 80) +
  each(
    [
      [270, 700, 2.3, false],
      [640, 640, 1.7, true],
      [1000, 760, 2.6, true],
    ] as const,
    ([x, y, s, flip]) =>
      at(
        x,
        y,
        each([-34, -22, 22, 34], (dx) => rect(dx - 5, -26, 10, 26, '#17171d', 3)) +
          path('M-46-58Q-50-72-36-74H30Q48-74 48-54V-34Q46-22 30-22H-34Q-46-24-46-58Z', '#26262e') +
          path('M40-72Q52-86 68-80Q78-74 76-58Q72-48 62-50Q48-52 40-60Z', '#1d1d24') +
          ellipse(72, -56, 7, 8, '#8a7a74') +
          stroke('M54-82Q52-96 60-100M64-82Q70-94 78-94', '#e9dcc0', 4) +
          path('M50-78l-14-6q4 12 14 12Z', '#26262e') +
          rect(40, -70, 8, 10, palette.straw, 2) +
          stroke('M-46-62Q-58-50-54-30', '#17171d', 4) +
          fade(0.3, path('M-34-70Q0-60 30-70Q20-50-20-52Z', '#6b6b7a')),
        s,
        0,
        flip,
      ),
  ) +
  person(
    520,
    830,
    360,
    poses.dig,
    { top: palette.blue, bottom: palette.slate, hat: 'straw' },
    1,
    line(-14, -40, 10, 26, palette.umber, 2.4),
  ) +
  rect(620, 780, 260, 50, '#9c7a4c', 6) +
  path('M630 784Q670 740 720 756T800 748T872 784Z', '#d3b45c');

export const cattlePasture: Scene = { alt: '牧场上的黑牛和牛舍，饲养员添草料', draw };
