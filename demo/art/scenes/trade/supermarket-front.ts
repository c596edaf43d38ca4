import { crate } from '../../motifs/goods.ts';
import { goodsShelf, product, trolley } from '../../motifs/interior.ts';
import { darker, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { fade, path, polygon, rect, times, type Scene } from '../../drawing/svg.ts';
import { awning, skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';
import { bike } from '../../motifs/vehicles.ts';

const draw = (): string =>
  sky('#bfe0e4', '#eef0da') +
  clouds(palette.white, 0.8, [
    [240, 110, 260],
    [980, 80, 300],
  ]) +
  skyline('sf', 420, 120, 260, '#a9c2bf', '#d3dccb') +
  rect(120, 260, 1040, 380, '#eee2c8') +
  rect(120, 236, 1040, 110, palette.leaf) +
  rect(120, 336, 1040, 14, darker(palette.leaf, 0.3)) +
  trolley(330, 330, 90, '') +
  times(4, (index) => rect(430 + index * 150, 272, 104, 16, palette.white, 8)) +
  times(4, (index) => rect(430 + index * 150, 302, 64, 12, '#e6efcf', 6)) +
  rect(150, 380, 330, 230, verticalGradient('#fdf6da', '#f0d99c')) +
  rect(800, 380, 330, 230, verticalGradient('#fdf6da', '#f0d99c')) +
  goodsShelf(
    'sf1',
    170,
    420,
    290,
    180,
    [
      { shape: 'box', colours: [palette.red, palette.straw, palette.teal] },
      { shape: 'bag', colours: [palette.ochre, palette.moss] },
    ],
    '#a3834f',
  ) +
  goodsShelf(
    'sf2',
    820,
    420,
    290,
    180,
    [
      { shape: 'wine', colours: [palette.wine, palette.moss] },
      { shape: 'can', colours: [palette.navy, palette.persimmon] },
    ],
    '#a3834f',
  ) +
  fade(
    0.4,
    polygon([150, 380, 300, 380, 190, 610, 150, 610], palette.white) +
      polygon([860, 380, 960, 380, 850, 610, 800, 610], palette.white),
  ) +
  rect(510, 370, 260, 270, '#4f6a5c') +
  rect(522, 382, 114, 258, verticalGradient('#d9efe8', '#f7e9bf')) +
  rect(644, 382, 114, 258, verticalGradient('#d9efe8', '#f7e9bf')) +
  awning(480, 352, 320, 44, palette.red, palette.white, 10) +
  rect(0, 640, 1280, 213, verticalGradient('#cfc6b2', '#a99f8b')) +
  rect(0, 634, 1280, 12, '#e8e0cc') +
  crate(240, 690, 150, 50, palette.persimmon) +
  crate(400, 690, 150, 50, palette.leaf) +
  person(
    620,
    690,
    250,
    poses.walk,
    { top: palette.blue, bottom: palette.slate, style: 'long' },
    1,
    path('M-12 4H14L18 40H-14Z', palette.white),
  ) +
  person(
    900,
    800,
    360,
    poses.walk,
    { top: palette.red, bottom: palette.navy, hair: palette.pale },
    -1,
    path('M-12 4H14L18 40H-14Z', palette.leaf) + path('M-6 6q-6-24 4-28q6 12 4 28Z', '#7fb35a'),
  ) +
  trolley(
    330,
    826,
    190,
    product(-6, -30, 56, 'bag', palette.straw) + product(22, -28, 50, 'box', palette.teal),
  ) +
  person(210, 820, 380, poses.reach, { top: palette.moss, bottom: palette.umber, hair: palette.stone }, 1) +
  bike(1120, 780, 210, palette.teal) +
  tree(60, 660, 330, '#7fae5c') +
  tree(1230, 660, 360, '#6fa056');

export const supermarketFront: Scene = { alt: '社区超市门口，顾客拎着袋子进出', draw };
