import { goodsShelf, product, trolley } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { circle, each, fade, line, path, polygon, rect, times, type Scene } from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, '#f6efdf') +
  polygon([0, 0, 1280, 0, 900, 190, 380, 190], '#dfe3dd') +
  times(5, (index) =>
    polygon(
      [460 + index * 80, 186, 500 + index * 80, 186, 440 + index * 110, 20, 360 + index * 110, 20],
      '#fffdf2',
    ),
  ) +
  polygon([0, 853, 380, 520, 900, 520, 1280, 853], verticalGradient('#e3dac6', '#c9bfa8')) +
  fade(
    0.4,
    times(9, (index) => line(420 + index * 55, 520, index * 160, 853, '#ab9f86', 2)),
  ) +
  rect(380, 190, 520, 330, '#e9ddc2') +
  goodsShelf(
    'sa1',
    410,
    250,
    460,
    265,
    [
      { shape: 'box', colours: [palette.red, palette.straw, palette.teal] },
      { shape: 'can', colours: [palette.jade, palette.persimmon, palette.navy] },
      { shape: 'bag', colours: [palette.ochre, palette.cream, palette.moss] },
    ],
    '#9a7a52',
  ) +
  rect(500, 120, 280, 70, palette.leaf, 8) +
  circle(560, 155, 22, palette.white) +
  path('M548 160q12-26 26-14q-4 22-26 14Z', palette.leaf) +
  rect(600, 140, 130, 10, palette.white, 5) +
  rect(600, 162, 90, 10, palette.white, 5) +
  polygon([0, 60, 380, 226, 380, 520, 0, 800], '#5f5242') +
  each([0, 1, 2], (level) => {
    const y0 = 250 + level * 190;
    return (
      polygon([0, y0, 380, 322 + level * 94, 380, 334 + level * 94, 0, y0 + 26], '#b08a5c') +
      times(9, (index) => {
        const s = (index + 0.6) / 9.4,
          size = 150 - 96 * s;
        return product(
          380 * s,
          y0 + (322 + level * 94 - y0) * s + 4,
          size,
          (['wine', 'pump', 'bag'] as const)[level]!,
          [palette.straw, palette.teal, palette.red][(index + level) % 3]!,
        );
      })
    );
  }) +
  polygon([1280, 60, 900, 226, 900, 520, 1280, 800], '#5f5242') +
  each([0, 1, 2], (level) => {
    const y0 = 250 + level * 190;
    return (
      polygon([1280, y0, 900, 322 + level * 94, 900, 334 + level * 94, 1280, y0 + 26], '#b08a5c') +
      times(9, (index) => {
        const s = (index + 0.6) / 9.4,
          size = 150 - 96 * s;
        return product(
          1280 - 380 * s,
          y0 + (322 + level * 94 - y0) * s + 4,
          size,
          (['can', 'box', 'bag'] as const)[level]!,
          [palette.moss, palette.blue, palette.persimmon][(index + level) % 3]!,
        );
      })
    );
  }) +
  person(560, 610, 230, poses.reach, { top: palette.teal, bottom: palette.slate, style: 'bun' }, 1) +
  person(770, 800, 400, poses.reach, { top: palette.red, bottom: palette.navy, style: 'tail' }, -1) +
  trolley(
    560,
    812,
    250,
    product(-10, -30, 50, 'bag', palette.ochre) +
      product(14, -28, 60, 'wine', palette.straw) +
      product(30, -28, 50, 'box', palette.jade) +
      path('M-30-60q-8-30 10-34q8 16 4 34Z', palette.leaf),
    true,
  ) +
  person(880, 816, 250, poses.walk, { top: palette.straw, bottom: palette.blue, child: true }, -1);

export const supermarketAisle: Scene = { alt: '超市货架间，顾客推着购物车选粮油', draw };
