import { basket, crate } from '../../motifs/goods.ts';
import { ridge, rows } from '../../motifs/land.ts';
import { darker, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { at, each, ellipse, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { poplar } from '../../motifs/trees.ts';

const gingerRoot = (x: number, y: number, size: number, turn: number, colour: string = '#e0b467'): string =>
  at(
    x,
    y,
    path(
      'M-60 4C-66-16-44-26-30-18C-34-40-8-48-2-28C6-52 36-46 30-20C48-34 72-22 62-2C70 14 46 26 34 14C34 34 6 36 2 18C-6 34-32 32-28 12C-40 22-58 18-60 4Z',
      colour,
    ) +
      path(
        'M-60 4C-40 10-10 6 10 8C30 8 50 4 64-2C70 14 46 26 34 14C34 34 6 36 2 18C-6 34-32 32-28 12C-40 22-58 18-60 4Z',
        darker(colour, 0.14),
      ) +
      stroke('M-48-6q4 8 2 14M-20-14q6 12 2 24M14-22q6 14 2 28M44-14q4 10 0 18', darker(colour, 0.3), 2) +
      ellipse(-14, -38, 8, 5, '#e9c7b4') +
      ellipse(20, -38, 8, 5, '#e9c7b4'),
    size / 120,
    turn,
  );

const draw = (): string => {
  const random = seededRandom('ginger');
  return (
    sky('#e3b98a', '#f3d8a8', '#f8ecc8') +
    sun(200, 200, 60, '#fff3d0', '#ffe2a4') +
    ridge('gi1', 320, 70, '#b9a48c', '#e2cfa6', 440) +
    ridge('gi2', 390, 30, '#9fa070', '#c3b982', 450) +
    each([900, 950, 1000, 1060, 1120, 1180, 1240], (x, index) =>
      poplar(x, 440, 130 + (index % 3) * 26, '#a8a052'),
    ) +
    rect(0, 430, 1280, 423, verticalGradient('#b58a5c', '#6d4632')) +
    rows(700, 430, '#54342a', 26, 6, 0.4) +
    each([0, 1, 2, 3, 4], (row) =>
      times(20 - row * 2, (index) => {
        const y = 446 + row * row * 12 + row * 12,
          size = 22 + row * 15,
          x = 480 + index * (size * 2.1) - row * 30;
        return x > 1300
          ? ''
          : grass(
              `gi${row}${index}`,
              x - size * 0.5,
              x + size * 0.5,
              y + size * 0.4,
              size * 1.7,
              7,
              ['#7a9a48', '#5c853f', '#92ad56'][index % 3]!,
              3 + row,
            );
      }),
    ) +
    person(
      330,
      690,
      220,
      poses.dig,
      { top: palette.navy, bottom: palette.slate, hat: 'straw', skin: palette.tan },
      1,
      '<path d="M-16-40L24 50M14 48L34 46L30 62" fill="none" stroke="#4c3026" stroke-width="3.4"/>',
    ) +
    person(
      190,
      640,
      180,
      poses.squat,
      { top: palette.red, bottom: palette.indigo, hat: 'straw', style: 'bun' },
      1,
    ) +
    person(620, 560, 130, poses.carry, { top: palette.cream, bottom: palette.slate, hat: 'straw' }, -1) +
    at(586, 500, basket(0, 0, 60)) +
    basket(900, 838, 470, '#b5813c') +
    times(15, (index) =>
      gingerRoot(
        730 + (index % 5) * 84,
        640 - Math.floor(index / 5) * 38 + Math.abs((index % 5) - 2) * 14,
        150,
        random.between(-50, 50),
        random.pick(['#e0b467', '#d9a856', '#e8c27c']),
      ),
    ) +
    path('M665 640Q900 690 1135 640L1135 664Q900 712 665 664Z', '#c9964e') +
    gingerRoot(430, 800, 190, -14) +
    gingerRoot(560, 826, 150, 24, '#d9a856') +
    gingerRoot(1210, 810, 180, 12, '#e8c27c') +
    crate(90, 840, 170, 70, '#e0b467', '#9c6b42')
  );
};

export const laiwuGinger: Scene = { alt: '莱芜生姜收获，姜农田间忙碌', draw };
