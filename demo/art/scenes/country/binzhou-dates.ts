import { basket } from '../../motifs/goods.ts';
import { ridge, rows } from '../../motifs/land.ts';
import { darker, verticalGradient, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { leaf } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { at, each, fade, ellipse, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';

const jujube = (x: number, y: number, r: number, colour: string, turn = 0): string =>
  at(
    x,
    y,
    ellipse(0, 0, 20, 25, colour) +
      path('M2-25C22-22 26 18 4 25C16 10 14-12 2-25Z', darker(colour, 0.22)) +
      ellipse(-8, -8, 4, 8, lighter(colour, 0.5), 'opacity="0.8"') +
      stroke('M0-24Q2-34 8-40', palette.umber, 3),
    r / 25,
    turn,
  );

const draw = (): string => {
  const random = seededRandom('dates');
  const twig = (x: number, y: number, turn: number, long: number, size: number): string =>
    at(
      x,
      y,
      stroke(`M0 0Q${long * 0.5} 40 ${long} 10`, palette.umber, 9) +
        times(Math.floor(long / 44), (index) =>
          leaf(
            20 + index * 44,
            20 - Math.abs(index - 3) * 3,
            size * 0.9,
            index % 2 ? -70 : 50,
            random.pick(['#5f8f4a', '#76a355', '#4a7a44']),
          ),
        ) +
        times(Math.floor(long / 62), (index) =>
          jujube(
            46 + index * 62,
            84 + random.between(-8, 22),
            size * 0.42,
            random.pick(['#8e1f22', palette.red, '#a8462a', '#b9863a']),
            random.between(-14, 14),
          ),
        ),
      1,
      turn,
    );
  return (
    sky('#c3dcd0', '#eaeccf', '#f9e6b4') +
    sun(980, 220, 110, '#fbe0a0', '#ffedbc') +
    ridge('da1', 560, 20, '#b9c592', '#dcd7a0', 640) +
    rect(0, 600, 1280, 253, verticalGradient('#c9c07c', '#93a057')) +
    each([80, 240, 420, 860, 1040, 1210], (x, index) =>
      tree(x, 640, 130 + (index % 2) * 34, index % 2 ? '#8aa556' : '#6f944c'),
    ) +
    person(560, 700, 150, poses.raise, { top: palette.red, bottom: palette.indigo, hat: 'straw' }) +
    person(
      690,
      708,
      150,
      poses.carry,
      { top: palette.blue, bottom: palette.slate, hat: 'straw', skin: palette.tan },
      -1,
    ) +
    fade(0.4, rows(640, 600, '#7f8c48', 16, 5, 0.6)) +
    stroke('M1320-40Q1100 90 900 110T520 90', palette.umber, 26) +
    twig(940, 100, 40, 420, 84) +
    twig(760, 100, 100, 330, 80) +
    twig(560, 86, 140, 400, 84) +
    twig(1120, 60, 66, 420, 90) +
    basket(200, 840, 340) +
    times(30, (index) =>
      jujube(
        66 + (index % 10) * 29,
        668 - Math.floor(index / 10) * 22 + random.between(-8, 8) + Math.abs((index % 10) - 4.5) * 5,
        27,
        random.pick(['#8e1f22', palette.red, '#a33a28', '#c08a3c']),
        random.between(-60, 60),
      ),
    ) +
    basket(200, 840, 340).replace('M-50-44', 'M-50-40') +
    each(
      [
        [430, 800],
        [480, 824],
        [520, 796],
        [400, 836],
      ] as const,
      ([x, y], index) => jujube(x, y, 27, index % 2 ? palette.red : '#8e1f22', index * 50),
    )
  );
};

export const binzhouDates: Scene = { alt: '滨州沾化冬枣挂满枝头', draw };
