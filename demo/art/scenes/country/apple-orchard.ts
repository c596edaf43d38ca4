import { crate } from '../../motifs/goods.ts';
import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { bush, grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { at, circle, each, line, polygon, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string => {
  const apple = (x: number, y: number, h: number, seed: string): string => {
    const random = seededRandom(seed);
    return (
      tree(x, y, h, '#5d9150', palette.umber, seed) +
      times(22, () => {
        const a = random.between(0, 6.28),
          r = random.next() ** 0.5 * h * 0.34;
        return circle(
          x + Math.cos(a) * r,
          y - h * 0.64 + Math.sin(a) * r * 0.7,
          h * 0.026,
          random.pick([palette.red, '#d23b32', '#e0563c']),
        );
      })
    );
  };
  return (
    sky('#6fb2cc', '#cfe6dc', '#fbf0cc') +
    cumulus(950, 140, 260, palette.white) +
    cumulus(240, 160, 180, palette.white, 0.8) +
    ridge('ap1', 300, 60, '#95b8a8', '#cddcba', 420) +
    ridge('ap2', 370, 30, '#7fa86f', '#b0c683', 430) +
    rect(0, 420, 1280, 433, verticalGradient('#b5c873', '#7ba24e')) +
    each([60, 220, 380, 900, 1060, 1220], (x, index) => apple(x, 480, 170, `a${index}`)) +
    polygon([560, 430, 720, 430, 1010, 853, 240, 853], '#dcc48c') +
    each([40, 300], (x) => apple(x, 600, 300, `b${x}`)) +
    each([980, 1230], (x) => apple(x, 600, 310, `b${x}`)) +
    apple(110, 840, 620, 'c1') +
    apple(1200, 850, 660, 'c2') +
    stroke('M300 820L352 470M380 820L362 470', '#a8794a', 9) +
    times(8, (index) =>
      line(306 + index * 6, 780 - index * 40, 376 - index * 2, 780 - index * 40, '#a8794a', 7),
    ) +
    person(
      344,
      610,
      220,
      poses.raise,
      { top: palette.blue, bottom: palette.slate, hat: 'straw', skin: palette.tan },
      -1,
      circle(0, -2, 7, palette.red),
    ) +
    person(
      880,
      800,
      250,
      poses.carry,
      { top: palette.straw, bottom: palette.indigo, style: 'bun', apron: palette.red },
      -1,
      '',
    ) +
    at(806, 690, crate(0, 0, 90, 44, palette.red)) +
    crate(560, 800, 130, 66, palette.red) +
    crate(700, 812, 130, 66, '#d23b32') +
    crate(620, 734, 130, 66, '#e0563c') +
    person(620, 560, 120, poses.stroll, { top: palette.red, bottom: palette.navy }) +
    bush(480, 470, 80, '#7ba24e') +
    each(
      [
        [450, 830],
        [490, 842],
        [960, 836],
        [1010, 826],
      ] as const,
      ([x, y]) => circle(x, y, 11, palette.red) + stroke(`M${x} ${y - 9}q2-8 8-10`, palette.umber, 2.5),
    ) +
    grass('ap5', 0, 1280, 860, 34, 110, '#5c8a3f', 3)
  );
};

export const appleOrchard: Scene = { alt: '栖霞苹果园里的丰收', draw };
