import { flock } from '../../motifs/birds.ts';
import { ridge } from '../../motifs/land.ts';
import { crane } from '../../motifs/machines.ts';
import { verticalGradient, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { at, each, fade, line, path, rect, type Scene, times } from '../../drawing/svg.ts';
import { truck } from '../../motifs/vehicles.ts';
import { glints, sea, shimmer } from '../../motifs/water.ts';

const boxes = (
  x: number,
  y: number,
  columns: number,
  levels: number,
  w: number,
  h: number,
  shift: number,
): string =>
  times(columns * levels, (index) => {
    const column = index % columns,
      level = Math.floor(index / columns);
    if (level > levels - 2 && (column + shift) % 4 === 0) return '';
    const colour = [
      palette.brick,
      palette.teal,
      palette.ochre,
      palette.navy,
      palette.red,
      palette.grey,
      palette.blue,
    ][(index * 5 + shift) % 7]!;
    return (
      rect(x + column * w, y - (level + 1) * h, w - 2, h - 2, colour) +
      fade(
        0.25,
        times(6, (rib) =>
          line(
            x + column * w + (rib + 0.8) * (w / 7),
            y - (level + 1) * h + 3,
            x + column * w + (rib + 0.8) * (w / 7),
            y - level * h - 5,
            palette.ink,
            2,
          ),
        ),
      )
    );
  });

const draw = (): string =>
  sky('#37447a', '#a05c7d', '#ee8d5e', '#fbd08e') +
  sun(420, 430, 84, '#f6643f', '#ffc27c') +
  clouds('#f7b98d', 0.55, [
    [240, 180, 380],
    [900, 130, 420],
    [1160, 250, 260],
  ]) +
  ridge('o1', 470, 20, '#8a5f85', '#d98f7d', 500) +
  sea(490, '#e79a74', '#33406c', 720) +
  shimmer('o2', 420, 500, 700, 170, '#ffe0a8', 0.75) +
  each(
    [
      [760, 470],
      [1000, 520],
      [1250, 580],
    ] as const,
    ([x, h], index) => crane(x, 690, h, ['#5a4a74', '#3f3a66', '#2b2b52'][index]!),
  ) +
  at(
    430,
    640,
    path('M-430-60H330L420-90L380 60Q370 76 350 76H-390Q-420 70-430-60Z', '#252b55') +
      path('M-425 20H392L380 60Q370 76 350 76H-390Q-415 70-425 20Z', palette.wine) +
      rect(-390, -190, 80, 130, palette.cream) +
      rect(-400, -200, 104, 18, lighter(palette.cream)) +
      times(4, (index) => rect(-380 + index * 18, -178, 12, 12, palette.navy)) +
      rect(-370, -250, 34, 52, palette.red) +
      rect(-370, -236, 34, 12, palette.white) +
      boxes(-280, -60, 10, 4, 58, 30, 1),
  ) +
  glints('o3', 690, 720, 20, '#f3b084', 0.4) +
  rect(0, 716, 1280, 140, verticalGradient('#4b4163', '#2a2748')) +
  rect(0, 716, 1280, 8, '#7b6a86') +
  boxes(870, 790, 6, 2, 90, 44, 3) +
  truck(300, 812, 260, palette.red, palette.navy) +
  fade(
    0.5,
    times(14, (index) => rect(index * 100, 828, 56, 5, palette.straw)),
  ) +
  person(620, 822, 130, poses.point, {
    top: palette.persimmon,
    bottom: palette.indigo,
    hat: 'helmet',
    hatColour: palette.straw,
  }) +
  person(570, 824, 130, poses.hold, {
    top: palette.persimmon,
    bottom: palette.indigo,
    hat: 'helmet',
    hatColour: palette.white,
  }) +
  flock('#4a3560', [
    [640, 240, 20],
    [690, 220, 15],
    [600, 280, 12],
  ]);

export const qingdaoPort: Scene = { alt: '青岛港夕照，桥吊与集装箱货轮', draw };
