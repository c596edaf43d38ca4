import { basket } from '../../motifs/goods.ts';
import { ridge } from '../../motifs/land.ts';
import { darker, verticalGradient, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { at, each, fade, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { mist } from '../../motifs/weather.ts';

const sea2 = (): string => rect(0, 300, 1280, 60, verticalGradient('#bcdcd8', '#dce9dc'));

const draw = (): string => {
  const random = seededRandom('tea');
  const terrace = (y: number, rise: number, thick: number, colour: string, shift: number): string =>
    path(
      `M-20 ${y + rise * 0.4}Q${320 + shift} ${y - rise} ${700 + shift} ${y}T1300 ${y - rise * 0.4}V${y + thick}Q${960 + shift} ${y + thick + rise * 0.5} ${640 + shift} ${y + thick}T-20 ${y + thick + rise * 0.4}Z`,
      verticalGradient(lighter(colour, 0.12), darker(colour, 0.14)),
    ) +
    stroke(
      `M-20 ${y + rise * 0.4}Q${320 + shift} ${y - rise} ${700 + shift} ${y}T1300 ${y - rise * 0.4}`,
      lighter(colour, 0.3),
      thick * 0.1,
      `stroke-dasharray="${thick * 0.1} ${thick * 0.26}"`,
    );
  return (
    sky('#9fc6c4', '#e4ecd8', '#f8eecf') +
    sun(240, 190, 50, '#fff5d8', '#fff0c0') +
    ridge('te1', 270, 50, '#a9c8bc', '#dde8d2', 360) +
    sea2() +
    mist(240, 160, '#f4f3e0') +
    ridge('te2', 360, 40, '#7fae8c', '#b4cf9f', 440) +
    mist(340, 110, '#f0f2dc', 'aa') +
    rect(0, 400, 1280, 460, '#b89a6a') +
    each([0, 1, 2, 3, 4, 5, 6, 7], (index) =>
      terrace(
        400 + index * index * 5.4 + index * 20,
        30 + index * 7,
        22 + index * 8,
        ['#6ba05c', '#5b9455', '#4f874e', '#437a48'][index % 4]!,
        (index % 3) * 60 - 60,
      ),
    ) +
    each(
      [
        [300, 494, 80],
        [600, 480, 84],
        [1060, 560, 110],
        [460, 590, 120],
      ] as const,
      ([x, y, size], index) =>
        person(
          x,
          y + size * 0.5,
          size,
          poses.bend,
          {
            top: [palette.red, palette.white, palette.straw, palette.blue][index]!,
            bottom: palette.indigo,
            hat: 'straw',
            style: 'bun',
          },
          index % 2 ? -1 : 1,
        ),
    ) +
    at(768, 742, basket(0, 0, 96)) +
    person(
      820,
      830,
      330,
      poses.reach,
      { top: palette.red, bottom: palette.indigo, hat: 'straw', style: 'tail', apron: '#e6d6b4' },
      1,
    ) +
    fade(
      1,
      times(130, () => {
        const x = random.between(0, 1280),
          y = 790 + random.between(0, 70);
        return path(
          `M${x} ${y}q-10-26 4-44q14 20-4 44Z`,
          random.pick(['#7fb561', '#5b9455', '#a3c96f', '#3f7a46']),
        );
      }),
    )
  );
};

export const rizhaoTea: Scene = { alt: '日照茶园梯田，茶农采摘春茶', draw };
