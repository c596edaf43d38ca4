import { basket } from '../../motifs/goods.ts';
import { counter, goodsShelf, product } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, line, path, rect, stroke, times, type Scene } from '../../drawing/svg.ts';
import { screen } from '../../motifs/things.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f7f0df', '#e8dcc1')) +
  rect(0, 0, 1280, 90, '#d5d9d2') +
  times(6, (index) => rect(60 + index * 220, 34, 130, 16, '#fffdf0', 8)) +
  each(
    [180, 640, 1100],
    (x, index) =>
      line(x - 60, 90, x - 60, 150, palette.slate, 4) +
      line(x + 60, 90, x + 60, 150, palette.slate, 4) +
      rect(x - 90, 150, 180, 70, [palette.leaf, palette.leaf, palette.stone][index]!, 8) +
      circle(x, 185, 22, palette.white) +
      rect(x - 4, 172, 8, 26, [palette.leaf, palette.leaf, palette.stone][index]!),
  ) +
  goodsShelf(
    'sc1',
    30,
    270,
    420,
    250,
    [
      { shape: 'bag', colours: [palette.red, palette.straw, palette.teal, palette.rose] },
      { shape: 'can', colours: [palette.moss, palette.persimmon, palette.navy] },
      { shape: 'box', colours: [palette.ochre, palette.jade] },
    ],
    '#a3834f',
  ) +
  goodsShelf(
    'sc2',
    830,
    270,
    420,
    250,
    [
      { shape: 'wine', colours: [palette.moss, palette.wine] },
      { shape: 'box', colours: [palette.blue, palette.straw, palette.persimmon] },
      { shape: 'bag', colours: [palette.cream, palette.leaf] },
    ],
    '#a3834f',
  ) +
  rect(0, 520, 1280, 333, verticalGradient('#d9cdb2', '#bfb194')) +
  person(
    640,
    620,
    360,
    poses.reach,
    { top: palette.red, bottom: palette.slate, style: 'bun', apron: palette.leaf },
    1,
    rect(-2, -12, 16, 10, palette.ink, 3),
  ) +
  counter(330, 720, 660, 170, '#6f8a6a', '#4b5868') +
  rect(360, 532, 420, 12, palette.ink, 4) +
  at(500, 536, basket(0, 0, 110, palette.red)) +
  product(610, 534, 80, 'bag', palette.straw) +
  product(668, 534, 92, 'wine', palette.ochre) +
  product(724, 534, 76, 'box', palette.teal) +
  path('M880 540q-30-60 6-80q10 26 14 80Z', palette.leaf) +
  path('M850 540H960L950 440H862Z', '#e8d2a4') +
  stroke('M880 442q24-50 48 0', '#b99a62', 6) +
  screen(800, 420, 90, 66, palette.ice, palette.slate, palette.red) +
  rect(838, 486, 14, 50, palette.slate) +
  person(
    1080,
    810,
    470,
    poses.hold,
    { top: palette.navy, bottom: palette.ink, hair: palette.stone },
    -1,
    rect(-3, -10, 6, 11, palette.ink, 1),
  ) +
  person(
    200,
    800,
    430,
    poses.walk,
    { top: palette.rose, bottom: palette.slate, style: 'long' },
    1,
    basket(2, 20, 30, palette.red),
  ) +
  person(300, 806, 260, poses.stand, { top: palette.straw, bottom: palette.blue, child: true }, 1);

export const supermarketCheckout: Scene = { alt: '超市收银台前，收银员为顾客扫码装袋', draw };
