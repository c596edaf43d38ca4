import { basket, crate } from '../../motifs/goods.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import {
  at,
  circle,
  each,
  fade,
  line,
  path,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';

const draw = (): string => {
  const arch = (s: number): string =>
    `M${640 - 620 * s} ${640 + 230 * s}V${640 - 230 * s}A${620 * s} ${420 * s} 0 0 1 ${640 + 620 * s} ${640 - 230 * s}V${640 + 230 * s}`;
  const vine = (x: number, base: number, h: number, seed: string): string => {
    const random = seededRandom(seed);
    return (
      line(x, base, x, base - h, '#7c9c52', h * 0.012) +
      times(16, (index) =>
        at(
          x,
          base - h * (0.06 + index * 0.058),
          path('M0 0C16-22 44-24 60-4C44 10 18 12 0 0Z', index % 2 ? '#4f8d4a' : '#6ba657'),
          h / 520,
          index % 2 ? random.between(-20, 20) : 180 + random.between(-20, 20),
        ),
      ) +
      times(9, (index) => {
        const py = base - h * (0.12 + index * 0.07),
          side = index % 2 ? 1 : -1;
        return each([0, 1, 2], (n) =>
          circle(
            x + side * h * (0.03 + n * 0.018),
            py + n * h * 0.022,
            h * 0.022,
            index < 6 ? (n % 2 ? palette.red : '#d9432f') : '#e8a24a',
          ),
        );
      })
    );
  };
  return (
    rect(0, 0, 1280, 853, verticalGradient('#dfeee6', '#f4f3df')) +
    each(
      [1, 0.8, 0.62, 0.48, 0.37, 0.29],
      (s, index) =>
        path(
          `${arch(s)}Z`,
          verticalGradient(
            ['#cfe6e0', '#d8ebe2', '#e1efe4', '#eaf3e6', '#f1f5e6', '#fbf8e4'][index]!,
            '#eef3e2',
          ),
        ) + stroke(arch(s), '#9fb8b4', 12 * s),
    ) +
    circle(640, 520, 190, 'url(#r-fffbe0ff-fffbe000)') +
    fade(
      0.5,
      each([-0.8, -0.45, 0, 0.45, 0.8], (k) =>
        line(
          640 + k * 120,
          460 - (1 - Math.abs(k)) * 50,
          640 + k * 700,
          300 - (1 - k * k) * 400,
          '#9fb8b4',
          4,
        ),
      ),
    ) +
    polygon([0, 853, 500, 660, 780, 660, 1280, 853], verticalGradient('#c79f6c', '#8a6244')) +
    polygon([470, 853, 618, 650, 662, 650, 810, 853], verticalGradient('#e9d9b4', '#d0b384')) +
    each([0.32, 0.42, 0.56, 0.76, 1.02], (s, index) =>
      each([-1, -0.6, 0.6, 1], (side) =>
        vine(640 + side * 560 * s, 640 + 215 * s, 560 * s, `v${index}${side}`),
      ),
    ) +
    person(
      560,
      800,
      330,
      poses.reach,
      { top: palette.blue, bottom: palette.indigo, hat: 'straw', skin: palette.tan, apron: palette.cream },
      -1,
    ) +
    person(
      700,
      720,
      190,
      poses.hold,
      { top: palette.white, bottom: palette.slate, style: 'tail', coat: true },
      1,
      rect(-2, -14, 14, 18, palette.navy, 2),
    ) +
    crate(790, 830, 140, 66, '#d9432f') +
    basket(470, 836, 110) +
    each([430, 455, 480, 505], (x, index) =>
      circle(x, 776 - (index % 2) * 8, 17, index % 2 ? palette.red : '#d9432f'),
    ) +
    fade(0.25, path('M420 0L0 420V0ZM700 0L200 853H420L860 0Z', palette.white))
  );
};

export const shouguangGreenhouse: Scene = { alt: '寿光蔬菜大棚里的番茄长廊', draw };
