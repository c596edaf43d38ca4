import { counter, goodsShelf, product } from '../../motifs/interior.ts';
import { halo, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, ellipse, path, rect, stroke, type Scene } from '../../drawing/svg.ts';
import { pendant } from '../../motifs/things.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#2f2430', '#4a3238')) +
  goodsShelf(
    'wt-a',
    60,
    90,
    520,
    480,
    [
      { shape: 'flask', colours: [palette.white, palette.red, palette.navy] },
      { shape: 'wine', colours: [palette.moss, palette.wine, palette.umber] },
      { shape: 'flask', colours: [palette.brick, palette.straw] },
    ],
    '#a9783f',
  ) +
  goodsShelf(
    'wt-b',
    700,
    90,
    520,
    480,
    [
      { shape: 'wine', colours: [palette.wine, palette.pine] },
      { shape: 'flask', colours: [palette.jade, palette.white, palette.red] },
      { shape: 'box', colours: [palette.red, palette.navy, palette.straw] },
    ],
    '#a9783f',
  ) +
  each([320, 960], (x) => circle(x, 300, 320, halo('#ffca7a', '44'))) +
  each([200, 640, 1080], (x) => pendant(x, 40, 110, '#c98a4a')) +
  rect(0, 600, 1280, 253, '#3a2a2c') +
  person(
    640,
    650,
    420,
    poses.reach,
    { top: palette.white, bottom: palette.ink, vest: palette.wine, style: 'bun' },
    1,
    product(4, 14, 26, 'wine', palette.moss),
  ) +
  counter(180, 800, 920, 190, '#8a5a34', '#c98a4a') +
  each([300, 400, 500, 760, 860, 960], (x, index) =>
    at(
      x,
      606,
      stroke('M0 0V-26', palette.ice, 4) +
        ellipse(0, 0, 16, 4, palette.ice) +
        path('M-18-64H18Q16-30 0-26Q-16-30-18-64Z', '#e3eef0cc') +
        path('M-17-50H17Q13-30 0-26Q-13-30-17-50Z', index < 3 ? '#b8344aee' : '#e9cf8aee'),
    ),
  ) +
  product(600, 608, 150, 'flask', palette.white, palette.red) +
  ellipse(680, 606, 50, 10, palette.paper) +
  each([660, 680, 700], (x) => circle(x, 596, 9, palette.wine)) +
  person(
    250,
    836,
    460,
    poses.hold,
    { top: palette.teal, bottom: palette.slate },
    1,
    stroke('M2 6V-2', palette.ice, 1) + path('M-3-12H7Q6-3 2-2Q-2-3-3-12Z', '#e9cf8a'),
  ) +
  person(
    1060,
    836,
    460,
    poses.hold,
    { top: palette.rose, bottom: palette.ink, style: 'long' },
    -1,
    stroke('M2 6V-2', palette.ice, 1) + path('M-3-12H7Q6-3 2-2Q-2-3-3-12Z', '#b8344a'),
  );

export const wineTasting: Scene = { alt: '酒厂展厅的酒瓶陈列和品鉴台', draw };
